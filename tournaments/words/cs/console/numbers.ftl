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
