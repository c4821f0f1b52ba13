Console-EventList =
    .title = Turnaje
    .log-in = Přihlásit se jako rozhodčí
    .none = Zatím žádný turnaj
    .soon = Jakmile tu nějaký bude, objeví se zde párování, výsledky a pořadí.
    .days = { $first } až { $last }
    .players = { $count ->
            [one] { $count } hráč
            [few] { $count } hráči
           *[other] { $count } hráčů
        }
    .over = skončilo
    .before-round-one = před 1. kolem
    .round = { $round }. kolo z { $rounds }
