Console-Results = Výsledky
    .title = Výsledky{ $round ->
        [0] { "" }
       *[other] , { $round }. kolo
    }
    .round = { $round }. kolo
    .match = { $match }. zápas · { $first }. a { $second }. kolo
    .of = z { $rounds }
    .entered = { $entered } z { $boards }
    .results-entered = Zapsané výsledky
    .missing = { $count ->
        [0] vše zapsáno
       *[other] chybí: { $count }
    }
    .in-conflict = v rozporu: { $count }
    .start-of-play = Zahájení kola
    .pairing = Párování
    .history = Historie
    .paired-anew = Některé šachovnice tohoto kola byly spárovány znovu. { $link }
    .show-them = Zobrazit je
    .next-round = Další kolo je zveřejněno. { $link }
    .open-it = Otevřít
    .explanation = Zdůvodnění
    .no-such-round = { $round }. kolo neexistuje.

Console-Typing = Zápis výsledků
    .chosen-board = Vybraná šachovnice
    .board = Šachovnice
    .number = číslo
    .white = Bílý
    .black = Černý
    .stands = Platí
    .played = Hráno
    .forfeit = Kontumace
    .not-rated = Bez zápočtu
    .by-decision = Rozhodnutím
    .keys = Klávesy
    .by-board-number = Číslo šachovnice, pak + * −
    .no-keys = Vypnuto
    .all-results = Všechny výsledky
    .clear = Smazat
    .last-typed = Naposledy zapsáno
    .result-of-chosen = Výsledek vybrané šachovnice

Console-Verification = Kontrolní průchod
    .type-the-slip = opište lístek šachovnice { $board }
    .no-slip = Lístek chybí
    .tone = Tón
    .end = Ukončit
    .start = Ověřit lístky
    .what-it-does = Opište lístky podruhé; průchod se zastaví u prvního, který se liší

Console-BoardFilters =
    .find = Najít hráče nebo šachovnici
    .find-hint = Jméno nebo šachovnice
    .missing-only = Jen chybějící
    .to-confirm = K potvrzení { $count }
    .my-boards = Moje šachovnice, { $first }–{ $last }
    .my-boards-from = Moje šachovnice, od { $first }
    .none = Žádná šachovnice neodpovídá. Smažte hledání, nebo vypněte „Jen chybějící“.

Console-Boards = Šachovnice { $round }. kola
    .board = Šach.
    .white = Bílý
    .black = Černý
    .rating = Rtg
    .points = Body
    .result = Výsledek
    .entered-by = Zápis
    .result-of-board = Výsledek na šachovnici { $board }
    .rated = na rating { $result }
    .game-of-match = { $game }. partie
    .reversed = opačné barvy
    .reversed-in-report = opačné barvy ve zprávě
    .under-appeal = v odvolání
    .new-game = nová partie
    .notes = { $count ->
        [one] poznámka
        [few] { $count } poznámky
       *[other] { $count } poznámek
    }
    .seen = hra viděna { $time }
    .adjourned = přerušeno
    .confirmed-by = potvrzení:
    .to-confirm = k potvrzení
    .who-typed = Kdo co a kdy zapsal
    .history = Historie šachovnice { $board }
    .byes = Volna
    .without-opponent = Bez soupeře

Console-NoBoards = Zatím není zveřejněno žádné kolo
    .not-started = Turnaj nebyl zahájen
    .draft = { $round }. kolo je ve stavu návrhu
    .requested = { $round }. kolo se páruje
    .first-steps = Přidejte hráče, zapište jejich příchod, pak zahajte turnaj a spárujte 1. kolo.
    .when = Výsledky lze zapisovat, jakmile je kolo zveřejněno.
    .entries = Přihlášky
    .pairing = Párování
