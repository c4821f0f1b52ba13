Script-AtOnce =
    .no-answer = Serwer nie odpowiada; spróbuj ponownie. Czynność zostanie wykonana raz, niezależnie od liczby prób.

Script-Countdowns =
    .ended = minęło { $length } temu
    .left = pozostało { $length }
    .seconds = { $seconds } s
    .minutes = { $minutes } min
    .hours = { $hours } godz. { $minutes } min

Script-Dialogs =
    .reason = Powód
    .own-words = lub własnymi słowami

Script-FieldErrors =
    .look = Jeszcze nie wykonano: sprawdź zaznaczone pola.
    .tick = Najpierw zaznacz to pole.
    .choose = Wybierz jedną pozycję.
    .needed = To pole jest wymagane.
    .number-needed = Podaj liczbę.
    .time-needed = Podaj pełną datę lub godzinę.
    .between = Od { $min } do { $max }.
    .at-least = Co najmniej { $min }.
    .at-most = Najwyżej { $max }.
    .whole = Liczba całkowita.
    .too-long = Najwyżej { $count } znaków.

Script-FileNotes =
    .heading = Plik wczytano. Uwagi do niego:

Script-Forms =
    .question = { $label }?
    .yes = Tak

Script-FideMode =
    .title = Wyjść z trybu FIDE?
    .for-good = Każda strona konsoli i sprawozdanie będą to podawać.
    .leave = Wyjdź z trybu FIDE
    .really = Wyjść z trybu FIDE na stałe?
    .second-time = Pytanie pada po raz drugi: wyjście z trybu FIDE nastąpi od rundy { $round }.
    .yes = Tak, od rundy { $round }

Script-Modal =
    .kept = Coś tu wpisano: zamknij przyciskiem „Anuluj” lub klawiszem Escape.

Script-PhotoForms =
    .legend = Dodaj zdjęcia
    .add = Dodaj
    .choose-first = Najpierw wybierz zdjęcie.

Script-Photos =
    .take = Zrób zdjęcie
    .choose = Wybierz pliki
    .chosen = Wybrane zdjęcia: { $count }.
    .leave-out = Pomiń { $file }
    .label = { $label }: zdjęcie { $file }

Script-PlayerPicker =
    .added = Dodano do grupy: { $name }.
    .take-out = Usuń
    .take-out-player = Usuń: { $name }
    .at-least-two = Grupa ma co najmniej dwóch zawodników.

Script-Reach =
    .next = W terminie: liczy się
    .after-next = Liczy się do kojarzenia po następnym
    .rating = Tylko sprawozdanie rankingowe
    .reading = Odczytywanie skutków…
    .unread = Nie udało się odczytać skutków. Bez nich nie koryguje się niczego, co przychodzi za późno, aby się liczyć.
    .late = Po terminie
    .standings = { $count ->
        [one] Klasyfikacja: zmienia się { $count } wiersz
        [few] Klasyfikacja: zmieniają się { $count } wiersze
        [many] Klasyfikacja: zmienia się { $count } wierszy
       *[other] Klasyfikacja: zmienia się { $count } wiersza
    }
    .standings-caption = Klasyfikacja przed i po
    .prizes = { $count ->
        [one] Nagrody: { $count } zawodnik otrzymuje co innego
        [few] Nagrody: { $count } zawodników otrzymuje co innego
        [many] Nagrody: { $count } zawodników otrzymuje co innego
       *[other] Nagrody: { $count } zawodnika otrzymuje co innego
    }
    .prizes-caption = Nagrody przed i po
    .before = Przed
    .after = Po
    .nothing = nic
    .points = Punkty
    .rank = M-ce
    .numbers = { $count ->
        [one] Numery: zmiana u { $count } zawodnika
        [few] Numery: zmiana u { $count } zawodników
        [many] Numery: zmiana u { $count } zawodników
       *[other] Numery: zmiana u { $count } zawodnika
    }
    .numbers-caption = Numery obecne i nowe
    .number = Numer

Script-TakeBack =
    .wrong-board = Niewłaściwa szachownica lub zawodnik
    .unread = Nie udało się odczytać skutków; niczego nie cofnięto. Spróbuj ponownie, gdy serwer odpowie.
    .title = Cofnąć #{ $event }?
    .label = Cofnij #{ $event }
    .done = Cofnięto #{ $event }.
    .refused = Nie można cofnąć #{ $event }
