Console-Deadlines =
    .last-call = Poslední výzva k opravám, { $round }. kolo
    .last-call-over = { $call }: skončila v { $time }
    .last-call-until = { $call }: do { $time }
    .pairing-deadline = Uzávěrka párování { $round }. kola byla { $time }:
    .unfinished = { $count ->
        [one] { $count } partie bez výsledku, šachovnice { $boards }.
        [few] { $count } partie bez výsledku, šachovnice { $boards }.
       *[other] { $count } partií bez výsledku, šachovnice { $boards }.
    }
    .adjourn = { $count ->
        [one] Přerušit ji…
        [few] Přerušit je…
       *[other] Přerušit je…
    }
    .officer-decides = O přerušení { $count ->
        [one] této partie
        [few] těchto partií
       *[other] těchto partií
    } rozhoduje rozhodčí pro párování.

Console-LastCall = Poslední výzva k opravám, { $round }. kolo
    .ended = Skončila v { $time }.
    .runs = Běží do { $time }.
    .what-it-means = Co je do jejího konce nahlášeno, započte se do příštího párování (C.04.2 4.3); o pozdějších opravách rozhoduje hlavní rozhodčí. Odpočet běží na veřejných stránkách i na obrazovkách v sále.
    .minutes = Za kolik minut
    .announce = Vyhlásit
    .move = Posunout konec
    .time-of-day = V určitou hodinu
    .until = Do
    .cancel = Zrušit výzvu…
    .cancel-label = Zrušit poslední výzvu, { $round }. kolo
    .cancel-confirm = Zmizí ze všech stránek a obrazovek; opravy se započítávají, jako by nebyla vyhlášena.

Console-PairingDeadline = Uzávěrka párování { $round }. kola
    .was-here = Byla { $time }, stanovena pro toto kolo.
    .is-here = Je { $time }, stanovena pro toto kolo.
    .was-usual = Byla { $time }, { $minutes } min po spuštění hodin.
    .is-usual = Je { $time }, { $minutes } min po spuštění hodin.
    .clocks-not-started = Běží { $minutes } min od spuštění hodin; ty zatím spuštěny nebyly.
    .none = Není stanovena.
    .what-it-means = Po jejím uplynutí se nedohrané partie navrhnou k přerušení (C.04.2 3.1); bez rozhodčího se nic nepřeruší.
    .another = Jiný čas pro toto kolo
    .set = Stanovit
    .as-in-regulations = Podle propozic
    .as-in-regulations-label = Uzávěrka párování { $round }. kola podle propozic
