### Soubory se zprávou: co z nich nelze použít, co se neuchová a co z toho bude.

ReportProblem =
    .too-large = Soubor má { $bytes } bajtů; nejvýše { $most }.
    .no-report = Toto není zpráva o turnaji (chybí záznam 001).
    .unusable = Soubor nelze importovat.
    .teams = Toto je turnaj družstev (záznam { $record }), a ty se tu zatím neřídí; importovat lze jen turnaje jednotlivců. Jeho kola se párují a kontrolují z příkazové řádky.
    .by-position = XXC rank: hráči musí být seřazeni podle čísel
    .too-many-rounds = kol: { $rounds }; přijímá se nejvýše { $most }
    .virtual-points = virtuálních bodů: { $points }; přijímá se 0 až { $most }
    .no-acceleration = { $system }: zrychlené párování zde není (C.04.7)
    .scoring = Body se liší podle barvy, nebo kontumace či volno nemá hodnotu výhry, remízy nebo nepřítomnosti (záznamy 162, XXS): takové bodování nelze uchovat.
    .order-of-points = Výhra má { $win }, remíza { $draw }, prohra { $loss }, nepřítomnost { $absent }, volno { $pab }: výhra musí mít větší hodnotu než remíza, remíza větší než prohra a nic větší než výhra, která má nejvýše { $most } bodů.
    .baku = Zrychlené párování Baku vyžaduje, aby výhra měla hodnotu dvou remíz a prohra nulovou
    .points-outside-results = Záznam 299 uvádí body mimo výsledky: takové body nelze uchovat.
    .result = { $round }. kolo: výsledek { $result } a { $theirs } v partii se soupeřem č. { $opponent } nelze uchovat

ReportNote =
    .nameless = Importovaný turnaj
    .rounds-stay-out = Turnaj už má přihlášky: kola ze souboru se vynechají.
    .replaces = Název, kola a body se převezmou ze souboru: „{ $name }“ nahradí „{ $replaced }“.
    .lines-left-out-gaps = Vynechané řádky ### ze souboru: { $count }; v jeho startovních číslech jsou mezery a řádky podle nich uvádějí hráče.
    .lines-left-out-unfit = Vynechané řádky ### ze souboru: { $count }; obsahují, co v deníku stát nesmí.
    .virtual-points-of-no-system = Soubor neuvádí systém (záznam 192) a má virtuální body, které pravidla té doby ({ $system }) neznají; použit je { $newest }.
    .another-system = Soubor uvádí { $named }; další kola by se párovala takto: { $system }.
    .no-rounds = Soubor neuvádí počet kol; použito je { $rounds }.
    .not-paired = Mimo párování v { $round }. kole: { $numbers }. U těch, kdo odešli, zapište odstoupení.

# --- co se neuchová

NotKept = { $what }: { $value } se neuchová
    .changed = { $what }: { $value } se neuchová, nahradí se: { $now }
    .points = Body v souboru a v našem pořadí se liší: { $players }.
    .rank = Místo v souboru a v našem pořadí se liší: { $players }.
    .players = hráči { $numbers }
    .players-and-more = hráči { $numbers } a další ({ $count })
    .number = { $old } → { $new }
    .numbers = Ve startovních číslech jsou mezery; zaplní se: { $numbers }.
    .comments = Komentáře ze souboru se neuchovají: { $comments }
    .record = řádek { $line }: záznam { $record } se neuchová: { $text }

ReportValue =
    .name = název
    .city = město
    .federation = federace
    .start-date = první den
    .end-date = poslední den
    .teams = družstva
    .type = druh turnaje
    .chief-arbiter = hlavní rozhodčí
    .deputy-arbiters = zástupci hlavního rozhodčího
    .time-control = tempo hry
    .round-dates = data kol
    .rounds = počet kol
    .initial-colour = počáteční barva
    .scoring = bodování
    .rank-method = způsob startovního pořadí
    .controller = párovací program
    .system = systém
    .tie-breaks = pomocná hodnocení
    .standings-order = kritéria pořadí
    .encoded-time-control = kód tempa hry
    .by-position = pořadí
    .sex = pohlaví
    .title = titul
    .rating = rating
    .national-rating = národní rating
    .fide-id = FIDE ID
    .birth-date = datum narození
    .points = body
    .rank = místo
    .round = { $round }. kolo
    .other-points = body { $round }. kola za { $code }
    .virtual-points = virtuální body { $round }. kola
    .virtual-match-points = virtuální zápasové body { $round }. kola
    .prohibition = zákaz dvojic { $players } v kolech { $rounds }
