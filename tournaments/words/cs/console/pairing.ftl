Console-Pairing = Párování, { $round }. kolo

Console-PairingChecks =
    .here = { $count ->
        [one] Na místě je { $count } hráč
        [few] Na místě jsou { $count } hráči
       *[other] Na místě je { $count } hráčů
    }
    .too-few = Turnaj lze zahájit, jsou-li na místě alespoň dva hráči.
    .check-in = Prezence
    .too-many-rounds = Při počtu hráčů { $players } nelze odehrát tolik kol: { $rounds }
    .most-rounds = { $most ->
        [one] Dva hráči spolu hrají jen jednou: lze spárovat nejvýše { $most } kolo.
        [few] Dva hráči spolu hrají jen jednou: lze spárovat nejvýše { $most } kola.
       *[other] Dva hráči spolu hrají jen jednou: lze spárovat nejvýše { $most } kol.
    }
    .perhaps-too-many-rounds = Pro počet hráčů { $players } je možná příliš mnoho kol: { $rounds }
    .sure-rounds = { $sure ->
        [one] Nového soupeře má každý jistého jen v { $sure }. kole (C.04.1 2). Pak záleží na tom, kdo s kým už hrál, a na barvách: { $otherwise }. Pro tak málo hráčů a tolik kol je lepší turnaj každý s každým.
        [few] Nového soupeře má každý jistého jen v prvních { $sure } kolech (C.04.1 2). Pak záleží na tom, kdo s kým už hrál, a na barvách: { $otherwise }. Pro tak málo hráčů a tolik kol je lepší turnaj každý s každým.
       *[other] Nového soupeře má každý jistého jen v prvních { $sure } kolech (C.04.1 2). Pak záleží na tom, kdo s kým už hrál, a na barvách: { $otherwise }. Pro tak málo hráčů a tolik kol je lepší turnaj každý s každým.
    }
    .no-pairing-left = kolo bez přípustného párování se spáruje ručně, nebo turnaj předčasně skončí
    .settings = Nastavení
    .results-in = Všechny výsledky { $round }. kola jsou zapsány
    .results-in-but-adjourned = { $adjourned ->
        [one] Všechny výsledky { $round }. kola jsou zapsány kromě { $adjourned } přerušené partie, která se pro párování počítá jako remíza (C.04.2 3.1)
        [few] Všechny výsledky { $round }. kola jsou zapsány kromě { $adjourned } přerušených partií, které se pro párování počítají jako remízy (C.04.2 3.1)
       *[other] Všechny výsledky { $round }. kola jsou zapsány kromě { $adjourned } přerušených partií, které se pro párování počítají jako remízy (C.04.2 3.1)
    }
    .results-missing = { $count ->
        [one] Chybí { $count } výsledek { $round }. kola
        [few] Chybí { $count } výsledky { $round }. kola
       *[other] Chybí { $count } výsledků { $round }. kola
    }
    .not-confirmed = { $count ->
        [one] { $count } výsledek { $round }. kola nepotvrdila druhá osoba
        [few] { $count } výsledky { $round }. kola nepotvrdila druhá osoba
       *[other] { $count } výsledků { $round }. kola nepotvrdila druhá osoba
    }
    .published-when-confirmed = Další kolo lze zveřejnit až po jejich potvrzení.
    .conflicts = Dva rozhodčí uvádějí různé výsledky
    .conflict = { $round }. kolo, šachovnice { $board }
    .paired = { $count ->
        [one] Párovat se bude { $count } hráč
        [few] Párovat se budou { $count } hráči
       *[other] Párovat se bude { $count } hráčů
    }
    .odd-number = Lichý počet: jeden dostane volno z párování.
    .free-by-table = Lichý počet: jeden má podle tabulky volno.
    .stayed-away = Nepřítomnost bez omluvy: { $count }; při párování se zapíše odstoupení (F8)
    .byes = { $count ->
        [one] Uděleno { $count } volno
        [few] Udělena { $count } volna
       *[other] Uděleno { $count } volen
    }
    .shared-board = Šachovnici { $board } používá také { $section }
    .shared-boards = Šachovnice { $first }–{ $last } používá také { $section }
    .shared-boards-between = Mezi { $first } a { $last } používá { $section } některé šachovnice také (počet: { $count })
    .own-numbers = Dva turnaje v jednom sále potřebují různá čísla: Nastavení, první šachovnice.
