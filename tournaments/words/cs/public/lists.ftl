Public-Row =
    .board = Šachovnice
    .white = Bílý:
    .black = Černý:
    .against = soupeř:
    .points = body:
    .result = výsledek
    .no-result-yet = zatím bez výsledku
    .plays-no-more = dál nehraje
    .other-places = Jinde

Public-Pairings =
    .title = { $round ->
        [0] Párování
       *[other] { $round }. kolo podle šachovnic
    }
    .without-a-game = Bez partie

Public-Names =
    .title = { $round ->
        [0] Jména
       *[other] { $round }. kolo podle jmen
    }
    .first-letters = První písmena

Public-Standings =
    .title = { $round ->
        [0] Pořadí
       *[other] Pořadí po { $round }. kole
    }
    .name = Pořadí
    .tables = Tabulky
    .region = Pořadí
    .rank = Poř.
    .number = St. č.
    .player = Hráč
    .round = { $round }. kolo
    .points = Body
    .shared = stejné místo jako řádek výše
    .provisional = { $missing ->
        [one] { $head } chybí { $missing } výsledek { $round }. kola.
        [few] { $head } chybí { $missing } výsledky { $round }. kola.
       *[other] { $head } chybí { $missing } výsledků { $round }. kola.
    }
    .provisional-head = Průběžné:
    .final = { $head } po { $round }. kole.
    .final-head = Konečné pořadí
    .final-head-revision = Konečné pořadí, { $revision }. vydání
    .running = Po { $round }. kole z { $rounds }.
    .newer = { $round }. kolo je novější
    .equal-points = Při rovnosti bodů se místo dělí.
    .workings = Klepněte na číslo a uvidíte jeho výpočet.

Public-Entries =
    .title = Startovní listina
    .players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
    .counted = { $players }{ $titled ->
        [0] { "" }
       *[other] , s titulem: { $titled }
    }{ $federations ->
        [0] { "" }
        [one] , { $federations } federace
        [few] , { $federations } federace
       *[other] , { $federations } federací
    }.
    .nobody = Zatím tu není žádná přihláška. Listina se doplňuje s každou další.
    .counts = Rozhodující rating: { $method }.
    .number = Číslo
    .player = Hráč
    .federation = Federace
    .rating = Rating
