Print-Final =
    .provisional-title = Klasyfikacja prowizoryczna po { $round }. rundzie
    .provisional = Klasyfikacja prowizoryczna.
    .open = { $count ->
            [one] Jedna partia jest nierozstrzygnięta.
            [few] { $count } partie są nierozstrzygnięte.
            [many] { $count } partii jest nierozstrzygniętych.
           *[other] { $count } partii jest nierozstrzygnięte.
        }
    .to-play = { $count ->
            [one] Do rozegrania pozostała jedna runda.
            [few] Do rozegrania pozostały { $count } rundy.
            [many] Do rozegrania pozostało { $count } rund.
           *[other] Do rozegrania pozostało { $count } rundy.
        }
    .not-declared = Wszystkie partie są zakończone. Turniej nie został jeszcze zamknięty.
    .place-and-day = Miejscowość i data
    .chief-arbiter = { $name }, sędzia główny
    .arbiter = Sędzia główny

Print-Rankings =
    .title = Klasyfikacje dodatkowe po { $round }. rundzie
    .place = M-ce
    .rank = M-ce ogólne
    .ranks = Suma miejsc
    .team = Drużyna
    .nobody = W tej klasyfikacji nie ma nikogo.
    .none = Nie ogłoszono klasyfikacji dodatkowych.

Print-RankingsTable =
    .ranking = klasyfikacja
    .home = federacja lub klub
    .place = miejsce
    .ranks = suma miejsc
    .players = punktujący zawodnicy
    .player-line = { $rank }. { $player } { $points }
