Public-Following =
    .title = Koho sleduji
    .federations = Federace
    .clubs = Kluby
    .players = Hráči: otevřete stránku hráče a klepněte na „Sledovat“. Vše zůstává jen v tomto telefonu.
    .without-scripts = Zde jsou všichni hráči podle federací; kdo chce některé sledovat, potřebuje prohlížeč se skripty.
    .board = šachovnice { $board }
