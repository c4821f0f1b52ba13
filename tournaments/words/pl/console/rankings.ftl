Console-Rankings =
    .title = Klasyfikacje dodatkowe
    .about = Kobiety, juniorzy, grupy rankingowe, federacje, kluby lub wskazani zawodnicy; a także federacje lub kluby jako drużyny. Kolejność jest zawsze taka jak w całej klasyfikacji. Najlepiej ogłosić przed 1. rundą.
    .announced = Runda 1 jest opublikowana: co ogłoszono, powinno pozostać. Sędzia główny może to jeszcze zmienić, z powodem, który pozostaje w dzienniku.
    .not-yours = Klasyfikacje dodatkowe ogłaszają sędzia główny i jego zastępca.
    .not-yours-now = Od 1. rundy klasyfikacje dodatkowe zmienia tylko sędzia główny.
    .add = Dodaj klasyfikację
    .save = Ogłoś klasyfikacje

Console-RankingFields =
    .title = Klasyfikacja
    .remove = Usuń tę klasyfikację
    .name = Nazwa (puste: dla kogo jest)
    .by = Klasyfikowani są
    .best = Liczba punktujących w drużynie
    .whole-teams = Drużyny z mniejszą liczbą zawodników nie są klasyfikowane
    .public = Na stronach publicznych: widać, kto do niej należy, a więc kto jest kobietą, juniorem lub z jakiego klubu

Console-Within =
    .of = Która klasyfikacja
    .whole = Cała klasyfikacja
    .set-up = Klasyfikacje dodatkowe…
    .place = M-ce
    .rank = M-ce ogólne
    .rank-in-whole = Miejsce w całej klasyfikacji
    .team = Drużyna
    .points = Punkty
    .ranks = Suma miejsc
    .ranks-about = Suma miejsc punktujących zawodników
    .players = Punktujący zawodnicy
    .of-size = { $count } z { $size }
    .nobody = W tej klasyfikacji nie ma nikogo.
    .print = Drukuj
    .player-line = { $rank }. { $player }, { $points }

Console-WhatIf =
    .title = Co by było, gdyby…?
    .link = Co by było, gdyby…?
    .about = Nic z tego nie jest zapisywane ani publikowane. Założone wyniki liczą się tak, jakby już były; partie nierozstrzygnięte się nie liczą.
    .supposed = Założenia
    .board = Szachownica { $board }: { $white } – { $black }
    .as-it-is = bez zmian: { $result }
    .open = bez wyniku
    .another = Inna szachownica
    .others-open = { $count ->
            [one] Bez wyniku jest jeszcze jedna szachownica: podaj ją tutaj.
            [few] Bez wyniku są jeszcze { $count } szachownice: podaj je tutaj.
            [many] Bez wyniku jest jeszcze { $count } szachownic: podaj je tutaj.
           *[other] Bez wyniku jest jeszcze { $count } szachownicy: podaj je tutaj.
        }
    .show = Pokaż
    .reset = Wyczyść założenia
    .no-round = Przed opublikowaniem 1. rundy nie ma czego zakładać.
    .nothing-supposed = Wybierz wynik na jednej lub kilku szachownicach.
    .nobody-moves = Nikomu nie zmieniłoby się miejsce ani punkty.
    .still-open = { $count ->
            [0] Żadna partia nie pozostałaby bez wyniku.
            [one] Jedna partia pozostałaby bez wyniku.
            [few] { $count } partie pozostałyby bez wyniku.
            [many] { $count } partii pozostałoby bez wyniku.
           *[other] { $count } partii pozostałoby bez wyniku.
        }
    .moves = Komu zmieniłoby się miejsce
    .moving = { $count ->
            [one] Zmiana u jednego zawodnika
            [few] Zmiana u { $count } zawodników
            [many] Zmiana u { $count } zawodników
           *[other] Zmiana u { $count } zawodnika
        }
    .rank = M-ce teraz
    .new-rank = Byłoby
    .change = Zmiana
    .up = { $ranks } w górę
    .down = { $ranks } w dół
    .same = bez zmian
    .player = Zawodnik
    .points = Punkty
    .new-points = Byłoby
    .prizes = Nagrody, które by się zmieniły
    .no-prizes = Żadna nagroda by się nie zmieniła.
