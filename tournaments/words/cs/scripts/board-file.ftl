Script-BoardFile =
    .reading = Čte se soubor…
    .recording = Zapisují se uvedené výsledky…
    .read = { $count ->
        [one] Načtena { $count } partie
        [few] Načteny { $count } partie
       *[other] Načteno { $count } partií
    }, { $bad ->
        [0] žádná s chybou
       *[other] s chybami: { $bad }
    }.
    .claim = Uvést { $result }: { $name }
    .stands = Platí { $result }: uvedený výsledek přivolá rozhodčího
    .kind = { $kind ->
        [same] už uvedeno
        [open] zatím bez výsledku
       *[claim] zobrazí se u šachovnice
    }
    .claim-ticked = { $count ->
        [0] Nic není označeno
        [one] Uvést { $count } výsledek
        [few] Uvést { $count } výsledky
       *[other] Uvést { $count } výsledků
    }
    .recorded = { $count ->
        [one] Zapsán { $count } uvedený výsledek.
        [few] Zapsány { $count } uvedené výsledky.
       *[other] Zapsáno { $count } uvedených výsledků.
    }
    .boards = Na šachovnice
