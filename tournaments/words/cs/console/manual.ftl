Console-Manual = { $round }. kolo ručně
    .page = Ruční párování, { $round }. kolo
    .title = Ruční párování { $round }. kola
    .back = Zpět na kolo
    .chosen = Vybraní hráči
    .not-by-hand = { $round }. kolo se nepáruje ručně.
    .to-the-round = Na kolo
    .yours = Toto kolo párujete ručně vy
    .theirs = Toto kolo ručně páruje { $name }
    .since = Od { $at }: { $reason }. Dokud není párování ukončeno nebo zahozeno, kolo nelze zveřejnit ani znovu spárovat.
    .discard = Zahodit…
    .discard-label = Zahodit ruční párování { $round }. kola
    .confirm-discard = Platí opět návrh párovacího programu; co bylo uděláno ručně, zůstane v deníku.
    .discard-reasons = Použije se párování programu|Zahájeno omylem|Začne se znovu
    .compare = Porovnat a ukončit…
    .outdated = { $why } Tím je ruční párování neaktuální: nelze ho ukončit, jen zahodit a začít znovu z nového návrhu. Jeho šachovnice zůstanou v deníku.
    .no-board = Bez šachovnice
    .bye = volno z párování
    .waits = zatím bez místa
    .now = { $name } páruje ručně { $round }. kolo od { $at }.
    .look = Zobrazit

Console-ManualBoards = Šachovnice { $round }. kola podle ručního párování
    .board = Šach.
    .points = Body
    .number = St. č.
    .white = Bílý
    .black = Černý
    .colours = Barvy
    .remarks = Poznámky
    .refused = nelze
    .confirm = k potvrzení
    .warning = upozornění
    .by-hand = ručně

Console-Distance = Odchylka
    .to-the-program = Odchylka od párování programu
    .against-the-program = Proti párování programu
    .boards-differ = { $count ->
        [one] { $count } šachovnice se liší.
        [few] { $count } šachovnice se liší.
       *[other] { $count } šachovnic se liší.
    }
    .by-the-program = Podle párovacího programu
    .by-hand = Ručně
    .from-nothing = Přípustné párování neexistuje

Console-Doubts = Co mluví proti
    .outdated = Párování je neaktuální; dál se nekontroluje.
    .none = Neporušuje žádné absolutní pravidlo.
    .refused = Nelze:
    .confirm = K potvrzení na konci:
    .warning = Upozornění:
    .rules = { $count ->
        [one] { $count } pravidlo systému podle nezávislé kontroly nesplněno
        [few] { $count } pravidla systému podle nezávislé kontroly nesplněna
       *[other] { $count } pravidel systému podle nezávislé kontroly nesplněno
    }

Console-ManualCompare =
    .page = Porovnání, { $round }. kolo
    .title = Porovnat ruční párování { $round }. kola
    .back = Zpět na šachovnice
    .others = Všechny ostatní šachovnice jsou stejné jako v programu.
    .outdated = { $why } Ruční párování nelze ukončit; zahodí se a začne znovu z nového návrhu.
    .not-yours = Toto ruční párování může ukončit jen ten, kdo ho zahájil: { $name }.
    .not-possible = Takto nelze ukončit: pro to, co je označeno „nelze“, pravidla nepřipouštějí výjimku, dokud existuje párování programu.
    .places-missing = Takto nelze ukončit: místo musí mít každý.
    .nothing-differs = Takto nelze ukončit: je to přesně párování programu. Zahoďte ruční párování a návrh bude platit.
    .end = Ukončit ruční párování
    .end-label = Ukončit ruční párování { $round }. kola
    .confirm = Ručně sestavené šachovnice se stanou návrhem { $round }. kola místo návrhu programu. Zpráva to uvede (MPA).
    .colour = { $name }: tato barva potřetí za sebou nebo o tři více než druhá se připouští (C.04.1 6, 7)
    .despite = { $name }: přijímá se, co zakazují C.04.1 2 až 4 nebo propozice; přípustné párování neexistuje
    .read = Všechny šachovnice jsou přečteny
    .compared = Obě párování jsou porovnána
    .comment = Komentář: proč se šachovnice liší
    .submit = Ukončit ruční párování…

Console-ByHand = Spárováno ručně
    .colour-accepted = Připuštěná barva (C.04.1 6, 7): { $players }.
    .not-met = Nesplněno podle nezávislé kontroly: { $articles }.
