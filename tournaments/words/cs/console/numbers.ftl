Console-Numbers = Čísla neodpovídají pořadí podle C.04.2 2.2
    .corrected = Byl opraven rating, titul nebo jméno. Jiné číslo by { $count ->
        [one] dostal { $count } hráč
        [few] dostali { $count } hráči
       *[other] dostalo { $count } hráčů
    }; lze to provést, dokud není spárováno 4. kolo (C.04.2 2.3).
    .who = Kdo dostane které číslo
    .table = Čísla nyní a nová
    .caption = Čísla nyní a jak by byla přidělena
    .now = Nyní
    .new = Nové
    .player = Hráč
    .rating = Rtg
    .give = Přidělit nová čísla…
    .give-yes = Přidělit nová čísla
    .give-label = Nová startovní čísla
    .give-confirm = { $count ->
        [one] { $count } hráč dostane
        [few] { $count } hráči dostanou
       *[other] { $count } hráčů dostane
    } jiné číslo podle ratingu, titulu a abecedy. Zveřejněná kola zůstanou, jak jsou; návrh by byl neaktuální.

Console-Lots = Čísla vylosovaná v sále
    .how = Dokud není spárováno 1. kolo, lze čísla zadat tak, jak byla vylosována (C.05, příloha 1, příloha 2).
    .how-sides = Dokud není spárováno 1. kolo, lze čísla zadat tak, jak byla vylosována: 1 až { $last } jsou strana A, ostatní strana B.
    .number = Číslo { $number }
    .label = Čísla vylosovaná v sále
    .confirm = Hráči dostanou tato čísla a vytvoří se z nich všechna kola.
    .enter = Zadat čísla …
