### Co je špatně na jednotlivých řádcích souboru se zprávou a proč z něj nelze spárovat kolo.

Pairing-Problem = { $says }
    .in-line = řádek { $line }: { $says }
    .of-player = řádek { $line }, hráč { $player }: { $says }
    .in-record = { $says } (záznam { $record })

Pairing-Column =
    .starting-number = startovní číslo
    .a-starting-number = startovní číslo
    .rating = rating
    .points = body
    .points-of = body za { $symbol }
    .points-of-player = body (sloupce 81-84)
    .match-points = zápasové body
    .game-points = body z partií
    .team = družstvo
    .rank-of-team = pořadí družstva
    .virtual-points = virtuální body
    .virtual-points-of = virtuální body { $round }. kola
    .virtual-match-points = virtuální zápasové body
    .rank = pořadí (sloupce 86-89)
    .opponent = soupeř v { $round }. kole
    .round = kolo
    .first-round = první kolo
    .last-round = poslední kolo
    .first-player = první hráč
    .last-player = poslední hráč
    .count-of-players = počet hráčů
    .count-of-rated = počet hráčů s ratingem
    .count-of-teams = počet družstev
    .count-of-rounds = počet kol

Pairing-Fault =
    .no-number = { $what }: { QUOTED($text) } není číslo
    .no-points = { $what }: { QUOTED($text) } nejsou body
    .no-half-points = { $what }: { QUOTED($text) } nejsou celé body ani půlbody
    .followed = { $what }: za hodnotou následuje { QUOTED($text) }
    .zero = { $what }: uvedeno 0
    .stray-text = ve sloupci { $column } je { QUOTED($text) }, což nepatří k žádnému poli
    .not-recordable = na řádku je znak { $character }
    .record-twice = záznam { $record } je uveden dvakrát (řádek { $line })
    .line-twice = řádek je zde dvakrát (řádek { $line })
    .no-players = v souboru není žádný hráč (záznam 001)
    .no-starting-number = chybí startovní číslo (sloupce 5-8)
    .rating-too-high = rating { $rating } je vyšší než { $most }
    .no-colour = { $round }. kolo: barva { QUOTED($text) } není w, b ani -
    .no-result = { $round }. kolo: neznámý výsledek { QUOTED($text) }
    .own-opponent = { $round }. kolo: hráč je sám sobě soupeřem
    .no-opponent = { $round }. kolo: výsledek partie { $result } je bez soupeře
    .bye-with-opponent = { $round }. kolo: { $result } nemůže mít soupeře ({ $opponent })
    .game-without-colour = { $round }. kolo: partie potřebuje barvu
    .no-initial-colour = počáteční barva je W nebo B, ne { QUOTED($text) }
    .other-initial-colour = počáteční barva: jiný záznam uvádí { $other }
    .other-rounds-total = celkový počet kol: jiný záznam uvádí { $other }
    .other-points = záznam { $record } uvádí jiné body: { $result ->
        [white-win] výhra bílými
        [black-win] výhra černými
        [forfeit-win] výhra kontumací
        [full-bye] volno za 1 bod
        [white-draw] remíza bílými
        [black-draw] remíza černými
        [half-bye] volno za ½ bodu
        [white-loss] prohra bílými
        [black-loss] prohra černými
        [forfeit-loss] prohra kontumací
        [zero-bye] volno za 0 bodů
       *[other] { $result }
    }
    .negative = hodnota výsledku je { $points }
    .no-symbol = v bodování není ve sloupci { $column } nic, má tam být symbol
    .odd-symbol = v bodování je ve sloupci { $column } { QUOTED($symbol) }, má tam být symbol
    .unknown-symbol = neznámý symbol { QUOTED($symbol) } v bodování
    .symbol-without-points = v bodování chybí body za { QUOTED($symbol) }
    .scored-twice = v bodování je { $symbol } dvakrát
    .unknown-scoring = neznámé bodování { QUOTED($text) }
    .unknown-configuration = neznámé nastavení { QUOTED($text) }
    .numbers-expected = očekávají se startovní čísla
    .no-bye = druh volna je F, H nebo Z, ne { QUOTED($text) }
    .no-round = chybí kolo (sloupce 7-9)
    .no-beginning = je třeba první kolo (15-17) a první hráč (23-26)
    .no-virtual-points = chybí virtuální body (10-13)
    .range-backwards = rozsah kol nebo hráčů jde pozpátku
    .rounds-backwards = rozsah kol jde pozpátku
    .unknown-points = neznámý druh { QUOTED($symbol) } mimořádných bodů

Pairing-NotPairable =
    .number-of-rounds = není uveden počet kol (záznam 142 nebo XXR)
    .number-of-rounds-asked = není uveden počet kol (záznam 142 nebo XXR); zadejte jej pomocí --rounds N
    .not-next = před { $round }. kolem je třeba spárovat { $next }. kolo
    .by-position = XXC rank: hráči musí být seřazeni podle čísel
    .team-event = toto je soutěž družstev (záznam { $record }); z takových souborů se jen párují a kontrolují kola
    .odd-number-of-games = zápas má dvě partie, ale počet kol je { $rounds }
    .no-match = kola { $first } a { $second } nejsou dvě partie jednoho zápasu: jeden soupeř s opačnými barvami, nebo totéž volno

# U soutěží družstev: co je v záznamech družstev špatně (310, 320, 330, 300, 352, 362).
Pairing-Team =
    .no-teams = soutěž družstev se páruje podle záznamů 310 a žádný tu není
    .missing = { $what } (sloupce { $columns }): chybí
    .no-forfeit = kontumace zápasu se píše +-, -+ nebo --, ne { QUOTED($text) }
    .against-itself = { $round }. kolo: družstvo { $team } má kontumovaný zápas samo se sebou
    .no-board-colours = barvy šachovnic se píší jako WBWB, ne { QUOTED($text) }
    .no-match-points = zápasové body se píší jako TW 2.0, TD 1.0, TL 0.0, ne { QUOTED($text) }
    .number-twice = družstvo { $team } je tu dvakrát (řádek { $line })
    .no-member = družstvo { $team } má hráče { $player }, ale takový hráč tu není
    .member-twice = hráč { $player } je v družstvu { $team } i v družstvu { $other }
    .no-team = družstvo { $team } tu není
    .two-opponents = { $round }. kolo: hráči družstva { $team } hráli s družstvem { $one } i s družstvem { $other }
    .opponent-of-no-team = { $round }. kolo: soupeř { $opponent } hráče { $player } není v žádném družstvu
    .own-team = { $round }. kolo: soupeř { $opponent } hráče { $player } je z téhož družstva
    .not-mutual = { $round }. kolo: soupeř { $opponent } hráče { $player } má jiného soupeře
    .match-not-mutual = { $round }. kolo: družstvo { $team } hrálo s družstvem { $opponent }, které hrálo s jiným
    .bye-and-match = { $round }. kolo: družstvo { $team } má volno a hrálo s družstvem { $opponent }
    .result-missing = { $round }. kolo: chybí výsledek družstva { $team }
    .other-type = typ { $type } není švýcarský systém družstev; párují se jen typy FIDE_TEAM
    .other-system = { $system } nepáruje družstva; soubor je ze soutěže družstev (záznam { $record })
    .no-team-event = { $system } páruje družstva; soubor není ze soutěže družstev
