Public-Base =
    .as-of = Stav
    .as-of-moment = Stav: { $moment }
    .light-or-dark = Světlý nebo tmavý vzhled
    .pages = Stránky
    .for-arbiters = Pro rozhodčí
    .version = Verze { $version }
    .head = Otisk konce deníku { $hash }
    .known-head = Je vytištěný otisk v deníku?
    .entry-list = Startovní listina
    .hall-screen = Obrazovka v sále

Public-Tabs =
    .home = Najít mě
    .pairings = Šachovnice
    .names = Jména
    .standings = Pořadí
    .prizes = Ceny

Public-Round =
    .rounds = Kola
    .round = Kolo
    .all-results = Všechny výsledky jsou zapsány ({ $boards }).
    .all-but-adjourned = Zapsané výsledky: { $count } z { $boards }; { $adjourned ->
            [one] { $adjourned } partie je přerušená
            [few] { $adjourned } partie jsou přerušené
           *[other] { $adjourned } partií je přerušených
        }.
    .results = Zapsané výsledky: { $count } z { $boards }.
    .progress = Výsledky { $round }. kola
    .next = { $round }. kolo se tu objeví hned po zveřejnění.
    .newer-paired = { $round }. kolo je spárováno: zobrazit
    .changed-since = Změněno od prvního zveřejnění kola: { $boards }.
    .last-call = { $head } ozvěte se rozhodčímu do { $time }
    .last-call-head = Poslední výzva k opravám, { $round }. kolo:

Public-Before =
    .first-round = { $head } hned po zveřejnění. Stránku není třeba načítat znovu.
    .first-round-head = 1. kolo se tu objeví
    .players = { $count ->
        [one] { $count } hráč na startovní listině
        [few] { $count } hráči na startovní listině
       *[other] { $count } hráčů na startovní listině
    }
    .nobody = Zatím tu není žádná přihláška.
