Script-Outbox =
    .server-broke = Serwer wielokrotnie zawiódł przy tym wpisie. Wpis jest tu zachowany.

Script-Commands =
    .past = Ta strona pokazuje wcześniejszą chwilę; niczego się tu nie wpisuje.
    .too-large = Serwer pośredniczący nie przyjmuje tak dużego pliku.

Script-HomeOutbox =
    .on-the-way = { $count ->
        [one] { $count } wpis z tego urządzenia oczekuje na wysłanie. { $words }
        [few] { $count } wpisy z tego urządzenia oczekują na wysłanie. { $words }
        [many] { $count } wpisów z tego urządzenia oczekuje na wysłanie. { $words }
       *[other] { $count } wpisu z tego urządzenia oczekuje na wysłanie. { $words }
    }
    .to-read = { $count ->
        [one] { $count } odpowiedź czeka na przeczytanie: otwórz turniej.
        [few] { $count } odpowiedzi czekają na przeczytanie: otwórz turniej.
        [many] { $count } odpowiedzi czeka na przeczytanie: otwórz turniej.
       *[other] { $count } odpowiedzi czeka na przeczytanie: otwórz turniej.
    }

Script-OtherLog =
    .recorded = Wpisano na tym urządzeniu i wtedy zapisano; teraz nie ma w dzienniku
    .kept = Wpisano na tym urządzeniu; jeszcze nie zapisano
    .shown = Wcześniej pokazane na tej stronie, wpis innej osoby; teraz nie ma w dzienniku
    .comparing = Trwa porównywanie tego, co to urządzenie pokazywało jako zapisane, z obecnym stanem…
    .later = Później
    .title = Serwer ma inny dziennik tego turnieju
    .put-back = Odtworzono kopię zapasową albo prowadzenie przejął inny komputer: tego, co nastąpiło potem, nie ma już w dzienniku. Strona została wczytana na nowo i pokazuje obecny stan.
    .go-on = Dalej
    .type-again = Wpisz ponownie { $count }
    .leave-all = Pomiń wszystkie
    .all-stands = Wszystko, co to urządzenie pokazywało jako zapisane, obowiązuje.
    .not-ticked = Niezaznaczone wpisy zostaną pominięte. Gdzie w międzyczasie wpisano inny wynik, oba zostaną zachowane jako rozbieżność.
    .by-hand = do wykonania ręcznie
    .look = Zobacz je
    .not-in-the-log = { $count ->
        [one] { $count } wpisu z tego urządzenia lub strony nie ma w dzienniku, który po odtworzeniu kopii zapasowej lub przejęciu przez inny komputer jest inny.
        [few] { $count } wpisów z tego urządzenia lub strony nie ma w dzienniku, który po odtworzeniu kopii zapasowej lub przejęciu przez inny komputer jest inny.
        [many] { $count } wpisów z tego urządzenia lub strony nie ma w dzienniku, który po odtworzeniu kopii zapasowej lub przejęciu przez inny komputer jest inny.
       *[other] { $count } wpisu z tego urządzenia lub strony nie ma w dzienniku, który po odtworzeniu kopii zapasowej lub przejęciu przez inny komputer jest inny.
    }

Script-LostEntries =
    .order = Polecenie
    .typed = wpisano { $time }
    .result = Szachownica { $board }: { $result }
    .entered-by = wpis: { $name }
    .no-board = tej szachownicy nie ma w dzienniku
    .now = teraz { $result }, { $name }

Script-WaitingHere =
    .waits = { $count ->
        [one] { $name }: 1 wpis czeka na tym urządzeniu. Zostanie wysłany po zalogowaniu się tutaj na to samo konto.
        [few] { $name }: { $count } wpisy czekają na tym urządzeniu. Zostaną wysłane po zalogowaniu się tutaj na to samo konto.
        [many] { $name }: { $count } wpisów czeka na tym urządzeniu. Zostaną wysłane po zalogowaniu się tutaj na to samo konto.
       *[other] { $name }: { $count } wpisu czeka na tym urządzeniu. Zostaną wysłane po zalogowaniu się tutaj na to samo konto.
    }

Script-OutboxStore =
    .somebody = inna osoba

Script-Received =
    .nobody = Nic nie przyszło: ta strona przejmuje to, co czeka na stronie drugiego komputera, gdy tamta ją otworzy.
    .unknown = Strona { $address } chce coś przekazać, lecz ten komputer nie zna tego adresu. Niczego nie przejęto. Otwórz tamtą stronę pod adresem, który podał sam stary komputer.
    .nothing = Nic tam nie czekało. To, co tam zapisano, a czego tu brakuje, jest wymienione po otwarciu turnieju.
    .stored = Teraz przechowywane na tym urządzeniu; zostanie wysłane po zalogowaniu się tutaj osoby, która to wpisała: { $count }
    .typed = { $name }, { $time }
    .logged-in = To urządzenie jest tu zalogowane jako { $name }.
