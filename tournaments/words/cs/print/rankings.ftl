Print-Final =
    .provisional-title = Pořadí po { $round }. kole, průběžné
    .provisional = Průběžné.
    .open = { $count ->
            [one] { $count } partie je bez výsledku.
            [few] { $count } partie jsou bez výsledku.
           *[other] { $count } partií je bez výsledku.
        }
    .to-play = { $count ->
            [one] Zbývá odehrát { $count } kolo.
            [few] Zbývá odehrát { $count } kola.
           *[other] Zbývá odehrát { $count } kol.
        }
    .not-declared = Všechny partie jsou dohrány. Turnaj ještě není uzavřen.
    .place-and-day = Místo a datum
    .chief-arbiter = { $name }, hlavní rozhodčí
    .arbiter = Hlavní rozhodčí

Print-Rankings =
    .title = Dílčí pořadí po { $round }. kole
    .place = Místo
    .rank = Poř.
    .ranks = Součet pořadí
    .team = Družstvo
    .nobody = V tomto pořadí nikdo není.
    .none = Žádná dílčí pořadí nejsou vyhlášena.

Print-RankingsTable =
    .ranking = dílčí pořadí
    .home = federace nebo klub
    .place = místo
    .ranks = součet pořadí
    .players = započítaní hráči
    .player-line = { $rank }. { $player } { $points }
