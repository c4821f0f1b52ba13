### Přihlášky, prezence, volna, nepřítomní a čísla.

PlayerWithdrawn = { PLAYER($player) }: odstoupení z turnaje; nejprve vezměte zpět toto rozhodnutí.

RoundNotNext = { $round }. kolo není to, které se má párovat.

PlayerTwice = Hráč je uveden dvakrát.

CameMeanwhile = Mezitím na místě: { PLAYERS($players) }. Nic nebylo rozhodnuto.

NumberedSingly = Nová čísla dostanou: { PLAYERS($players) }. Berte jejich odstoupení zpět po jednom.

ChoiceDiffers = { PLAYER($player) }: platí „{ NAME("AbsenteeChoice", $choice) }“, ne „{ NAME("AbsenteeChoice", $expected) }“; rozhodl to někdo jiný. Nic nebylo rozhodnuto.

LateEntryNotArrived = { PLAYER($player) }: pozdní přihláška, páruje se až po skutečném příchodu (C.04.2 2.4).

ByeGrantedAlready = { PLAYER($player) }: v { $round }. kole už je volno { $kind ->
        [half] za ½ bodu
        [full] za 1 bod
        [zero] za 0 bodů
       *[other] { $kind }
    }; nejprve je zrušte.
    .stands = { PLAYER($player) }: v { $round }. kole je volno { $kind ->
        [half] za ½ bodu
        [full] za 1 bod
        [zero] za 0 bodů
       *[other] { $kind }
    }.

NoRoundLeft = Všechna kola jsou spárována.

SourceNotFides = „{ $source }“ není listina FIDE: uveďte, že rating je národní, nebo zadejte jiný zdroj: { PLAYER($player) }.

TwoNationalRatings = Oba ratingy jsou národní: v přihlášce je jeden rating FIDE a jeden národní.

RatingSourceDiffers = { PLAYER($player) }: zdroj ratingu je teď „{ $source }“, ne „{ $expected }“.

RatingDiffers = { PLAYER($player) }: rating je { $rating }, ne { $expected }.

NoBye = { PLAYER($player) }: v { $round }. kole žádné volno není.
    .to-take-along = { $name }: v { $round }. kole zde žádné volno není.

NoSuchRound = Počet kol v turnaji: { $rounds }.

HalfByesUsedUp = { PLAYER($player) }: povolený počet volen za ½ bodu je { $allowed }, využito { $used }.

HalfByeTooLate = Volno za ½ bodu je možné nejpozději v { $last }. kole.
    .deadline-over = O volno za ½ bodu v { $round }. kole bylo třeba požádat do { TIME($deadline) }. Hlavní rozhodčí nebo zástupce je ještě může udělit, s uvedením důvodu.

EntryKeptByMerge = Přihláška { $dropped } byla sloučena s touto: { PLAYER($player) }. Nejprve vezměte zpět sloučení.

EntryInCommittee = { PLAYER($player) } je v odvolací komisi: nejprve komisi změňte.

EntryPlayed = { PLAYER($player) } má místo v { $round }. kole: zapište raději odstoupení.
    .move-back = { PLAYER($player) } má místo v { $round }. kole: přesuňte hráče raději zpět; co se odehrálo, pak platí.

EntryAppealed = Odvolání { $appeal } uvádí hráče: { PLAYER($player) }. Zapište raději odstoupení.

NothingToUndo = Nic z toho už není v původním stavu: bylo to vzato zpět nebo změněno.

NotMerged = Přihláška { $dropped } nebyla sloučena s přihláškou { $kept }, { PLAYER($kept) }.

KeptEntryMerged = Přihláška { $kept } byla sama později sloučena s přihláškou { $into }, { PLAYER($into) }; nejprve vezměte zpět to.

SameEntry = Přihláška nemůže být dvojí sama se sebou.

EntryHasGames = { PLAYER($player) } má dvojici v { $round }. kole; ponechte raději tuto přihlášku.

LotMissing = Počáteční barvu je třeba vylosovat nebo určit ručně.
    .seed = K losování je třeba číslo losu.
    .numbers = K losování čísel je třeba číslo losu, nebo čísla tak, jak byla vylosována v sále.

OrderIncomplete = Ve startovním pořadí není každý hráč právě jednou: { PLAYERS($players) }.

NumbersFrozen = { $round }. kolo je spárováno; žádná oprava už čísla neposune (C.04.2 2.3).
    .by-lot = První kolo tabulky je spárováno: žádné číslo se už nemění ({ $article }).

NumbersLocked = Návrh { $round }. kola zamyká čísla; nejprve jej zahoďte (C.04.2 2.3).

NumbersByLot = Čísla v turnaji každý s každým se losují: zadejte je tak, jak byla vylosována.
    .of-sides = Čísla obou stran se losují: zadejte je tak, jak byla vylosována.

NoVarmaTable = Omezený los je pro { $least } až { $most } hráčů, tady jich je { $players } ({ $article }). Nechte los volný: Nastavení, Los.

TableTooLong = Tabulka pro { $players } hráčů má více než { $most } kol.

NoTableForSoMany = Pro { $players } hráčů tabulka není ({ $article }).

SidesNotPlayed = Na strany se tu nedělí: dvě strany má jen scheveningenský turnaj, jehož čísla se losují.

SidesUneven = Na straně A má být tolik hráčů: { $wanted } z { $players }, ostatní jsou strana B. Na stranu A je určeno: { $named }.

TableComplete = Čísla jsou vylosována a tabulka má { $players } hráčů: nikdo další do ní už nevstoupí ({ $article }).

NoByesByTable = { PLAYER($player) } hraje podle tabulky, která vyžádané volno nezná: kdo nepřijde, prohrává kontumací ({ $article }).

OrderWrong = Nesprávné pořadí: výše má být { PLAYER($higher) }, níže { PLAYER($lower) } (C.04.2 2.2).

NoRating = { $list } { $number } není rating: počítal by se jako { $rating }.
