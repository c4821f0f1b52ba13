### Nastavení, rozhodčí, zakázané dvojice a virtuální body.

DatesOutOfOrder = Poslední den ({ $last }) je před prvním ({ $first }).
    .rounds = { $round }. kolo začíná před { $earlier }. kolem.

NoDate =
    .round = Začátek { $round }. kola musí být datum nebo datum a čas jako 2026-08-01 10:30, z let 1900 až 2199, ne „{ $given }“.
    .first-day = První den musí být datum jako 2026-08-01, z let 1900 až 2199, ne „{ $given }“.
    .last-day = Poslední den musí být datum jako 2026-08-01, z let 1900 až 2199, ne „{ $given }“.
    .registration-day = Den registrace musí být datum jako 2026-08-01, z let 1900 až 2199, ne „{ $given }“.

RoundsOutOfRange = Zadejte počet kol od { $least } do { $most }.
RoundsNoMatches = Zápas má { $games } partie: počet kol musí být násobkem { $games }, ne { $rounds } ({ $article }).

NoAcceleration = { SYSTEM($system) }: zrychlené párování zde není (C.04.7).
    .later = { SYSTEM($system) }, podle něhož se páruje od { $round }. kola: zrychlené párování zde není (C.04.7).

RoundsBehindUs = Uveďte, od kterého kola platí jiné: od { $first }. kola nebo od pozdějšího. V předchozích kolech zůstávají zakázané dvojice, jak jsou.
    .virtual-points = Virtuální body zveřejněných kol zůstávají, jak jsou ({ $rounds }. kolo); jiné mohou být od { $first }. kola.
    .regulations = { $from_round }. kolo je zveřejněno a jeho propozice zůstávají. Jiné mohou platit od { $first }. kola.

LastChief = Turnaj potřebuje hlavního rozhodčího; nejprve jmenujte jiného.

TournamentExists = Turnaj { $slug } už existuje.

PointsOutOfOrder = Výhra musí mít větší hodnotu než remíza a remíza větší než prohra; žádná méně než 0 ani více než { $most } bodů.
    .absence-or-bye = Nepřítomnost ani volno nesmějí mít větší hodnotu než výhra.

BakuNotUsable = Zrychlené párování Baku vyžaduje, aby výhra měla hodnotu dvou remíz a prohra nulovou (C.04.7 1.1).

SettingOutOfRange = { SETTING($setting) }: hodnota musí být od { $least } do { $most }, zadáno { $value }.
    .fixed-board = Pevná šachovnice je mimo rozsah.

HallPlan =
    .unreadable = Umístění šachovnic, řádek { $line }: pište jako „1–20: pódium“, „7: kancelář“ nebo „81–: galerie“, ne „{ $given }“.
    .no-range = Umístění šachovnic, řádek { $line }: šachovnice { $first } až { $last } nejsou rozsah mezi 1 a { $most }.
    .twice = Umístění šachovnic, řádek { $line }: šachovnice { $board } je už na řádku { $other }.
    .long = Umístění šachovnic, řádek { $line }: popis je příliš dlouhý (znaků: { $length }, nejvýše { $most }).
    .too-many = Umístění šachovnic: příliš mnoho řádků (nejvýše { $most }).
    .line-break = Umístění šachovnic, řádek { $line }: obsahuje zalomení řádku ({ $sign }).
    .turning = Umístění šachovnic, řádek { $line }: obsahuje znak { $sign }, který obrací směr textu.
    .unseen = Umístění šachovnic, řádek { $line }: neobsahuje žádný viditelný znak.

LiveAddress = Adresa živého přenosu musí začínat https://, obsahovat název serveru a nesmí v ní být mezery: https://lichess.org/broadcast/…
    .slot = Adresa živého přenosu zná {"{"}board{"}"} a {"{"}round{"}"}, ne „{ $slot }“.
    .long = Adresa živého přenosu je příliš dlouhá (znaků: { $length }, nejvýše { $most }).

FixedBoardTwice = Pevnou šachovnici může mít jen jeden hráč.

ProhibitedGroupEmpty = Skupina potřebuje dva hráče a rozsah kol mezi 1 a 99.

PairsAnnounced = Kdo spolu nehraje, se oznamuje před 1. kolem (C.05 5.2); potom to mění jen hlavní rozhodčí, od kola, které ještě není spárováno.

VirtualPointsOutOfRange = Řádek virtuálních bodů potřebuje hráče, rozsah kol a 0 až { $most } bodů.

NotAppointable = Samotný server nelze jmenovat.

SectorEmpty = Šachovnice { $first }–{ $last } nejsou sektor.

UnknownOption = { SYSTEM($system) }: { PAIRING($sentence, $facts) }.

UnknownTieBreakEdition = Vydání { $edition } předpisu C.07 neexistuje; známá jsou { $known }.

TooManyTieBreaks = V seznamu je nejvýše { $most } pomocných hodnocení.

WrongTieBreak = Pomocná hodnocení: { SAID($clause, $facts) }.

TieBreakUnrated = { $code }: { $count ->
        [one] jeden hráč je bez ratingu
        [few] { $count } hráči jsou bez ratingu
       *[other] { $count } hráčů je bez ratingu
    }; pak není určeno, pokud propozice nestanoví, kolik se jim počítá (C.07 10).

NoLotsToDraw = V seznamu pomocných hodnocení není los (OTHER_LOT).

LotsDrawnAlready = Losováno už bylo (číslo losu { $seed }); ten los platí.

NotALine =
    .line-break = { SETTING($setting) }: obsahuje zalomení řádku ({ $sign }).
    .turning = { SETTING($setting) }: obsahuje znak { $sign }, který obrací směr textu.
    .unseen = { SETTING($setting) }: neobsahuje žádný viditelný znak.
    .needed = { SETTING($setting) }: povinný údaj.

NoSuchAccount = Účet { $user } neexistuje.

AccelerationAnnounced = Zrychlené párování se oznamuje před 1. kolem (C.04.1 1); potom je mění jen hlavní rozhodčí, pro kola, která ještě nejsou spárována.
