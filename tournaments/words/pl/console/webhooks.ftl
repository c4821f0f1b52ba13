Console-Webhooks =
    .title = Webhooki
    .about = Webhook na bieżąco przekazuje innemu programowi to, co pokazują strony publiczne: wyniki, kojarzenia, zawodników.
    .settings = Ustawienia
    .in-use = W użyciu
    .none = Brak.
    .make = Utwórz webhook
    .secret-of = Sekret: { $address }
    .shown-only-now = Jest pokazywany tylko teraz. Program sprawdza nim podpis każdej wiadomości.
    .not-yours = Webhookami zarządza sędzia główny, na najnowszej stronie konsoli zalogowanej hasłem.

Console-WebhookState =
    .well = Wszystko, co się wydarzyło, dotarło albo jest w drodze.
    .failing = { $failures ->
        [one] Ostatnia próba się nie powiodła
        [few] Ostatnie { $failures } próby się nie powiodły
        [many] Ostatnich { $failures } prób się nie powiodło
       *[other] Ostatnie { $failures } próby się nie powiodły
    }; następna o { $next }. Dalsze wiadomości czekają.
    .by-chief = Zatrzymano { $at }. Nowe zdarzenia czekają.
    .gave-up = Zatrzymano { $at }: przez dobę nic nie dotarło. Nowe zdarzenia czekają.
    .gone = Zatrzymano { $at }: odbiorca nie chce więcej wiadomości. Nowe zdarzenia czekają.

Console-WebhookFields =
    .address = Adres
    .kinds = Przekazuj
    .local = Adres jest na tym komputerze lub w sieci lokalnej
    .local-means = Bez zaznaczenia taki adres nie jest wywoływany: nikt nie powinien przez ten serwer sięgać do tego, do czego tylko on ma dostęp. Zapisuje się, kto to zaznacza, i obowiązuje to, dopóki ta osoba jest sędzią głównym.

Console-Webhook =
    .title = Webhook
    .all = Wszystkie webhooki
    .deliveries = Ostatnie wysyłki
    .test = Wyślij próbę
    .go-on = Wyślij oczekujące
    .skip = Kontynuuj od teraz
    .stop = Zatrzymaj
    .message = Wiadomość
    .last-try = Ostatnia próba
    .tries = Próby
    .status = Stan
    .end = Zakończenie
    .acts = Działania
    .send-again = Wyślij ponownie
    .asked = czeka na wysłanie
    .remembered = Pamięta się ostatnie sto wysyłek, bez ich treści.
    .nothing-sent = Niczego jeszcze nie wysłano.
    .change = Adres i rodzaje
    .made = { $name }, { $at }.
    .allowed = Na adres lokalny zezwala: { $name }, { $at }.
    .not-allowed = Na adres lokalny zezwala: { $name }, { $at }. Teraz nie jest wywoływany: musi go zaznaczyć obecny sędzia główny, a administrator serwera nie może tego zabraniać.
    .more = Sekret i koniec
    .new-secret = Utwórz nowy sekret
    .new-secret-means = Przez dobę wiadomości mają oba podpisy.
    .remove = Usuń webhook
    .remove-means = Oczekujące wiadomości nie będą już wysłane.
