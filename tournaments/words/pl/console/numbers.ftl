Console-Numbers = Numery niezgodne z kolejnością z C.04.2 2.2
    .corrected = Skorygowano ranking, tytuł lub nazwisko. { $count ->
        [one] { $count } zawodnik otrzymałby
        [few] { $count } zawodników otrzymałoby
        [many] { $count } zawodników otrzymałoby
       *[other] { $count } zawodnika otrzymałoby
    } inny numer; można to zrobić do skojarzenia 4. rundy (C.04.2 2.3).
    .who = Kto otrzyma jaki numer
    .table = Numery obecne i nowe
    .caption = Numery obecne i te, które zostałyby przydzielone
    .now = Teraz
    .new = Nowy
    .player = Zawodnik
    .rating = Ranking
    .give = Przydziel nowe numery…
    .give-yes = Przydziel nowe numery
    .give-label = Nowe numery startowe
    .give-confirm = { $count ->
        [one] { $count } zawodnik otrzyma
        [few] { $count } zawodników otrzyma
        [many] { $count } zawodników otrzyma
       *[other] { $count } zawodnika otrzyma
    } inny numer według rankingu, tytułu i alfabetu. Opublikowane rundy pozostają bez zmian; wersja robocza stałaby się nieaktualna.

Console-Lots = Numery wylosowane na sali
    .how = Dopóki runda 1 nie jest skojarzona, numery można wpisać tak, jak zostały wylosowane (C.05, aneks 1, aneks 2).
    .how-sides = Dopóki runda 1 nie jest skojarzona, numery można wpisać tak, jak zostały wylosowane: od 1 do { $last } to strona A, pozostałe to strona B.
    .number = Numer { $number }
    .label = Numery wylosowane na sali
    .confirm = Zawodnicy otrzymają te numery i powstaną z nich wszystkie rundy.
    .enter = Wpisz numery …
