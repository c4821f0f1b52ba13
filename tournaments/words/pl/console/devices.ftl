Console-Devices =
    .title = Urządzenia
    .about = Telefon podłącza się własnym kodem: dla jednej osoby, na pewien czas, do odebrania dostępu.
    .settings = Ustawienia
    .code-for = Kod urządzenia dla: { $name }
    .scan-code = Zeskanuj go tym urządzeniem w ciągu 15 minut. Działa raz; urządzenie będzie zalogowane do { $until }.
    .open-link = Otwórz go w innej przeglądarce na tym komputerze w ciągu 15 minut; gdzie indziej nie działa. Działa raz; urządzenie będzie zalogowane do { $until }.
    .add = Dodaj urządzenie
    .whose = Czyje
    .ends = Koniec logowania
    .end = { $end ->
            [tonight] dziś wieczorem, { $moment }
            [hours] za cztery godziny, { $moment }
           *[end] na koniec ostatniego dnia, { $moment }
        }
    .make-code = Utwórz kod
    .open-codes = Kody jeszcze nieużyte
    .until = do { $time }
    .take-back = Cofnij
    .not-your-code = Tego kodu nie możesz cofnąć.
    .newest-page = Kody tworzy się na najnowszej stronie.

Console-DevicesCertificate =
    .title = Certyfikat tej sali
    .about = Przez HTTPS nikt w sieci nie odczyta ani nie zmieni tego, co wysyła urządzenie, a konsola działa po odświeżeniu także bez sieci.
    .steps = kroki opisane na stronie
    .scan-here = Zeskanuj to urządzeniem, wykonaj { $steps }, potem utwórz kod tutaj.
    .scan-there = Zeskanuj to urządzeniem, wykonaj { $steps }, potem utwórz kod pod adresem { $address }.
    .follow-here = Wykonaj na urządzeniu { $steps }, potem utwórz kod tutaj.
    .follow-there = Wykonaj na urządzeniu { $steps }, potem utwórz kod pod adresem { $address }.

Console-DevicesList =
    .title = Podłączone
    .name = Podłączone urządzenia
    .none = Brak.
    .device = Urządzenie
    .whose = Czyje
    .joined = Podłączono
    .last-seen = Ostatnio
    .until = Do
    .acts = Działania
    .revoked = dostęp odebrany
    .over = wygasło
    .by-a-code-of = z kodu od: { $name }
    .revoked-at-by = dostęp odebrany { $revoked }, { $name }
    .review = Sprawdź
    .review-results = { $count ->
            [one] Sprawdź { $count } wynik
            [few] Sprawdź { $count } wyniki
            [many] Sprawdź { $count } wyników
           *[other] Sprawdź { $count } wyniku
        }
    .reviewed-by = Sprawdzone: { $name }

Console-DeviceRevocation =
    .title = Odbierz dostęp
    .of = Odbierz dostęp: { $device }
    .means = { $device } ({ $name }): nastąpi natychmiastowe wylogowanie i żaden wpis z tego urządzenia nie będzie już przyjęty.
    .means-with-review = { $device } ({ $name }): nastąpi natychmiastowe wylogowanie i żaden wpis z tego urządzenia nie będzie już przyjęty. Jego dotychczasowe wpisy trafią na listę do sprawdzenia.
    .reasons = Zgubione|Skradzione|Przekazane innej osobie|Już niepotrzebne
    .yes = Odbierz dostęp
    .revoke = Odbierz dostęp…
    .since = Od kiedy mogło być w innych rękach
    .since-it-joined = od podłączenia
    .since-minutes = { $minutes ->
            [15] od kwadransa
            [60] od godziny
           *[240] od czterech godzin
        }

Console-Device =
    .joined = { $name }, podłączono { $joined }
    .joined-and-revoked = { $name }, podłączono { $joined }, dostęp odebrany { $revoked }, { $by }
    .history = Historia
    .no-such = Nie ma urządzenia { $device }.

Console-DeviceEntries =
    .name = Wyniki do sprawdzenia
    .in-doubt = { $count ->
            [one] { $count } wątpliwy wynik: porównaj z kartkami. { $confirm } potwierdza, { $correct } koryguje, strzałki przesuwają.
            [few] { $count } wątpliwe wyniki: porównaj z kartkami. { $confirm } potwierdza, { $correct } koryguje, strzałki przesuwają.
            [many] { $count } wątpliwych wyników: porównaj z kartkami. { $confirm } potwierdza, { $correct } koryguje, strzałki przesuwają.
           *[other] { $count } wątpliwego wyniku: porównaj z kartkami. { $confirm } potwierdza, { $correct } koryguje, strzałki przesuwają.
        }
    .reviewed = Sprawdzone: { $name }, { $reviewed }.
    .nothing-in-doubt = Nic już nie budzi wątpliwości.
    .title = Wyniki wpisane na urządzeniu { $device }
    .round = Runda
    .board = Szachownica
    .players = Zawodnicy
    .typed = Wpisano
    .at = Godzina
    .now = Teraz
    .confirm = Potwierdź
    .confirm-board = Potwierdź: szachownica { $board }, { $result }
    .correct = Skoryguj…
    .correct-board = Skoryguj: szachownica { $board }
    .confirmed = potwierdzono
    .cleared = wyczyszczono
    .stands = obowiązuje
    .none = Nie wpisano na nim żadnego wyniku.
    .close = Sprawdzone
    .close-of = Sprawdzenie: { $device }
    .others = Co jeszcze na nim zrobiono

Console-DeviceOut =
    .page = Dostęp odebrany
    .title = To urządzenie nie ma już dostępu
    .revoked = { $device }: dostęp odebrany { $revoked } ({ $zone }). Żaden wpis z tego urządzenia nie będzie już przyjęty.
    .not-sent = Wpisano tutaj, nigdy nie zapisano
    .show-it = Pokaż tę listę sędziemu głównemu.
    .log-in = Zaloguj się hasłem
