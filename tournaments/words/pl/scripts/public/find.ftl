Script-Find =
    .letters-hint = Wystarczą dwie lub trzy litery, także bez polskich znaków.
    .fetching = Pobieranie listy nazwisk…
    .too-many = Zawodników: { $count }. Wpisz jeszcze jedną literę.
    .players = { $count ->
        [one] { $count } zawodnik
        [few] { $count } zawodników
        [many] { $count } zawodników
       *[other] { $count } zawodnika
    }
    .nobody = Nie ma tu nikogo o nazwisku „{ $name }”. { $link }
    .all-names = Przejrzyj wszystkie nazwiska
    .seat = Szachownica { $board }, { $colour }
    .remembered = Zapamiętano w tym telefonie: { $player }.
    .forgotten = Usunięto z pamięci: { $player }.
    .forget = Zapomnij: { $player }

Script-Card =
    .changed = { $player }: { $place }
    .player = Zawodnik nr { $number }
    .the-player = zawodnik nr { $number }
    .not-on-the-list = nie jest już na liście tego turnieju.
    .on-the-entry-list = Na liście startowej. Tu pojawi się runda 1.
    .looking = Szukanie szachownicy…
    .without-a-board = Runda { $round }: { $note }
    .board = Runda { $round }, szachownica
    .against = przeciwnik: { $opponent }
    .tally = { $amount ->
        [0.5] { $points } punktu, miejsce { $rank }
        [one] { $points } punkt, miejsce { $rank }
        [few] { $points } punkty, miejsce { $rank }
        [many] { $points } punktów, miejsce { $rank }
       *[other] { $points } punktu, miejsce { $rank }
    }
    .final-tally = { $amount ->
        [0.5] { $points } punktu, miejsce końcowe { $rank }
        [one] { $points } punkt, miejsce końcowe { $rank }
        [few] { $points } punkty, miejsce końcowe { $rank }
        [many] { $points } punktów, miejsce końcowe { $rank }
       *[other] { $points } punktu, miejsce końcowe { $rank }
    }
    .next-round = Tu pojawi się runda { $round }

Script-Colour =
    .w = białe
    .b = czarne

Script-Outcome =
    .open = Jeszcze bez wyniku
    .won = Zwycięstwo
    .drawn = Remis
    .lost = Przegrana
    .won-by-forfeit = Zwycięstwo walkowerem
    .lost-by-forfeit = Przegrana walkowerem
