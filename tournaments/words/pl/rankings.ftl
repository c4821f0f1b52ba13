RankingsFixed = Klasyfikacje dodatkowe ogłasza się przed 1. rundą; później zmienia je tylko sędzia główny, podając powód.

RankingTwice = Są dwie klasyfikacje o numerze { $ranking }.

RankingName =
    .everybody = Wszyscy zawodnicy
    .of = { $by }: { $who }

RankingBy =
    .players = jedna lista zawodników
    .federations = Według federacji
    .clubs = Według klubów
    .teams-of-federations = Drużyny federacji
    .teams-of-clubs = Drużyny klubów

RankingRule =
    .who = { $who }.
    .players = W kolejności całej klasyfikacji: kto dzieli tam miejsce, dzieli je także tutaj.
    .teams = { $best ->
            [one] Drużyna ma punkty swojego najlepszego zawodnika. Przy równej liczbie punktów rozstrzyga lepsze miejsce tego zawodnika.
            [few] Drużyna ma punkty swoich { $best } najlepszych zawodników. Przy równej liczbie punktów rozstrzyga niższa suma ich miejsc, potem lepsze miejsce najlepszego z nich.
            [many] Drużyna ma punkty swoich { $best } najlepszych zawodników. Przy równej liczbie punktów rozstrzyga niższa suma ich miejsc, potem lepsze miejsce najlepszego z nich.
           *[other] Drużyna ma punkty swoich { $best } najlepszych zawodników. Przy równej liczbie punktów rozstrzyga niższa suma ich miejsc, potem lepsze miejsce najlepszego z nich.
        }
    .lacking = Brakujący zawodnik drużyny liczy się bez punktów i z miejscem za ostatnim.
    .whole-teams = Drużyny z mniejszą liczbą zawodników się nie klasyfikuje.
