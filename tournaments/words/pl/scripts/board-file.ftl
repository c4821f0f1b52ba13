Script-BoardFile =
    .reading = Wczytywanie pliku…
    .recording = Zapisywanie podanych wyników…
    .read = { $count ->
        [one] Odczytano { $count } partię
        [few] Odczytano { $count } partie
        [many] Odczytano { $count } partii
       *[other] Odczytano { $count } partii
    }, { $bad ->
        [0] bez problemów
       *[other] z problemami: { $bad }
    }.
    .claim = Podaj { $result }: { $name }
    .stands = obowiązuje { $result }: podany wynik wezwie sędziego
    .kind = { $kind ->
        [same] już podano
        [open] jeszcze bez wyniku
       *[claim] pojawi się przy szachownicy
    }
    .claim-ticked = { $count ->
        [0] Nic nie zaznaczono
        [one] Podaj { $count } wynik
        [few] Podaj { $count } wyniki
        [many] Podaj { $count } wyników
       *[other] Podaj { $count } wyniku
    }
    .recorded = { $count ->
        [one] Zapisano { $count } podany wynik.
        [few] Zapisano { $count } podane wyniki.
        [many] Zapisano { $count } podanych wyników.
       *[other] Zapisano { $count } podanego wyniku.
    }
    .boards = Do szachownic
