Console-Deadlines =
    .last-call = Ostatnie wezwanie do korekt, runda { $round }
    .last-call-over = { $call }: minęło ({ $time })
    .last-call-until = { $call }: do { $time }
    .pairing-deadline = Termin kojarzenia { $round }. rundy minął ({ $time }):
    .unfinished = { $count ->
        [one] { $count } partia bez wyniku, szachownica { $boards }.
        [few] { $count } partie bez wyniku, szachownice { $boards }.
        [many] { $count } partii bez wyniku, szachownice { $boards }.
       *[other] { $count } partii bez wyniku, szachownice { $boards }.
    }
    .adjourn = { $count ->
        [one] Odłóż tę partię…
        [few] Odłóż te partie…
        [many] Odłóż te partie…
       *[other] Odłóż te partie…
    }
    .officer-decides = Sędzia ds. kojarzeń decyduje, czy { $count ->
        [one] ją
        [few] je
        [many] je
       *[other] je
    } odłożyć.

Console-LastCall = Ostatnie wezwanie do korekt, runda { $round }
    .ended = Minęło: { $time }.
    .runs = Trwa do { $time }.
    .what-it-means = Co zgłoszono przed jego upływem, liczy się do następnego kojarzenia (C.04.2 4.3); późniejszych korekt dokonuje tylko sędzia główny. Na stronach publicznych i ekranach na sali trwa odliczanie.
    .minutes = Minut od teraz
    .announce = Ogłoś
    .move = Przesuń koniec
    .time-of-day = O podanej godzinie
    .until = Do
    .cancel = Odwołaj…
    .cancel-label = Odwołaj ostatnie wezwanie, runda { $round }
    .cancel-confirm = Zniknie ze wszystkich stron i ekranów; korekty będą się liczyć tak, jakby go nie ogłoszono.

Console-PairingDeadline = Termin kojarzenia, runda { $round }
    .was-here = Minął { $time }, ustalony dla tej rundy.
    .is-here = { $time }, ustalony dla tej rundy.
    .was-usual = Minął { $time }, czyli { $minutes } min po uruchomieniu zegarów.
    .is-usual = { $time }, czyli { $minutes } min po uruchomieniu zegarów.
    .clocks-not-started = Mija { $minutes } min po uruchomieniu zegarów, a zegarów jeszcze nie uruchomiono.
    .none = Nie ustalono.
    .what-it-means = Po jego upływie trwające partie są proponowane do odłożenia (C.04.2 3.1); bez sędziego niczego się nie odkłada.
    .another = Inny czas dla tej rundy
    .set = Ustal
    .as-in-regulations = Jak w regulaminie
    .as-in-regulations-label = Termin kojarzenia { $round }. rundy jak w regulaminie
