Script-BoardList =
    .missing = chybí: { $count }
    .all-in = vše zapsáno
    .proposed = k potvrzení: { $count }
    .called = volá rozhodčího: { $count }
    .refused = odmítnuto: { $count }
    .disputed = v rozporu: { $count }

Script-BoardNotes =
    .new-game = Opačné barvy, méně než 10 tahů: začala nová partie (Pravidla 7.3)
    .goes-on = Opačné barvy, 10 nebo více tahů: hraje se dál (Pravidla 7.3)
    .clock-set = Hodiny nastaveny správně
    .claim-looked-at = Reklamace posouzena, hraje se dál
    .restarted = nová partie
    .notes = { $count ->
        [one] poznámka
        [few] { $count } poznámky
       *[other] { $count } poznámek
    }
    .who = { $text }, { $name } { $time }
    .seen = hra viděna { $time }
    .seen-playing = Šachovnice { $board }: hra viděna
    .toast = { $what }.
    .title = Poznámka k šachovnici { $board }
    .changes-nothing = Zůstane v historii šachovnice a výsledek nemění.
    .keep = Uložit poznámku

Script-BoardReports =
    .both = oba hlásí { $result }
    .enter = Zapsat { $result } na šachovnici { $board }, jak hlásí oba hráči
    .file = soubor šachovnic uvádí { $result }
    .enter-of-file = Zapsat { $result } na šachovnici { $board }, jak uvádí soubor elektronických šachovnic
    .half = { $colour ->
        [w] bílý hlásí { $result }, { $time }
       *[b] černý hlásí { $result }, { $time }
    }

Script-BoardRows =
    .of-match = { $board }, { $game }. partie
    .sending = odesílá se…
    .kept = uloženo, neodesláno
    .moved = předáno
    .recorded = zapsáno
    .stood = platilo už předtím
    .refused = odmítnuto
    .not-taken-back = nevzato zpět
    .adjourned-short = přer.
    .adjourned = přerušeno
    .rated = na rating { $result }
    .reversed = opačné barvy
    .reversed-in-report = opačné barvy ve zprávě

Script-ClaimCards =
    .two-claims = Šachovnice { $board }: dva různé výsledky
    .player-differs = Šachovnice { $board }: { $of ->
        [file] soubor uvádí něco jiného
       *[players] hráč uvádí něco jiného
    }
    .players-differ = Šachovnice { $board }: { $of ->
        [file] uvedené výsledky se liší
       *[players] hlášení hráčů se liší
    }
    .refused = Šachovnice { $board }: { $what } – odmítnuto
    .entry = zápis
    .nothing = nic
    .by = { $name }, { $time }
    .stands = platí
    .stands-by = platí, { $name }, { $time }
    .yours = váš zápis, { $time }
    .was-refused = odmítnuto
    .white = Bílý
    .black = Černý
    .file = ze souboru elektronických šachovnic
    .round-closed = { $round }. kolo bylo uzavřeno v { $time }. { $message }
    .resolve = Rozhodnout…
    .others-resolve = Rozhodne hlavní nebo třetí rozhodčí.
    .go-there = Jděte k šachovnici; rozhodne výsledek, který zapíšete.
    .arbiter-looks = Podívá se na to rozhodčí sektoru.
    .stays = Zůstává { $result }

Script-CorrectionDialogs =
    .typed-wrongly = Překlep
    .slip-says-so = Podle lístku s výsledkem
    .players-agree = Hráči se na zápisu shodují
    .rate-as = Na rating započítat { $result }
    .photo = Fotografie lístku
    .title = Opravit šachovnici { $board }
    .correct-to = Opravit na { $result }
    .colours = Barvy na šachovnici { $board }
    .had = Bílé: { $white }, černé: { $black }.
    .stays = Výsledek zůstává tomu, komu patří. Při méně než deseti tazích se místo toho hraje nová partie (Pravidla 7.3).
    .ten-moves = Odehráno deset nebo více tahů
    .score-sheets = Podle partiářů
    .by-mistake = Zapsáno omylem
    .record-reversed = Zapsat opačné barvy
    .record-as-paired = Zapsat barvy podle párování

Script-DecisionDialog =
    .stands = Platí { $result }
    .no-result = Zatím bez výsledku
    .photo = Fotografie hodin nebo lístku
    .what-counts = Co se počítá
    .happened-at = Stalo se v
    .article = Článek
    .in-words = Znění rozhodnutí, i další svědci
    .record = Zapsat rozhodnutí
    .title = Šachovnice { $board }: rozhodnutí hlavního rozhodčího
    .counts = Odteď platí { $result }
    .seen-by = Svědek

Script-ForfeitQuestion =
    .title = Šachovnice { $board }: byly provedeny tahy?
    .no-moves = Bez tahů
    .forfeit = kontumace: nezapočítává se na rating, bez barvy, hráči se mohou potkat znovu
    .moves = Tahy byly provedeny
    .lost = prohra v odehrané partii: započítává se na rating

Script-KeyPanel =
    .plain = Hráno
    .forfeit = Kontumace
    .unrated = Bez zápočtu
    .odd = Rozhodnutím

Script-ResultDialogs =
    .clear-title = Smazat výsledek šachovnice { $board }
    .taken-off = { $result } se smaže ze šachovnice; v deníku zůstane.
    .wrong-board = Zapsáno na jinou šachovnici
    .still-played = Partie se ještě hraje
    .clear = Smazat výsledek
    .reversed = Barvy byly opačné: 1–0 znamená, že vyhrává { $white }.
    .others-correct = Platí { $result }; opraví ho rozhodčí sektoru.
    .adjourned = Přerušeno
    .confirm = Potvrdit { $result }
    .colours = Barvy…
    .seen-playing = Hra viděna
    .note = Poznámka…
    .decision = Rozhodnutí…
    .clear-it = Smazat…
    .history = Historie
    .what-if = Co kdyby…?
    .plain = Hráno
    .forfeit = Kontumace
    .unrated = Bez zápočtu (méně než jeden tah)
    .odd = Rozhodnutím
    .which-is-right = Šachovnice { $board }: co je správně?
    .another = Jiný výsledek…
    .not-now = Teď ne
    .settle-title = Šachovnice { $board }: { $result }
    .will-count = Platit bude { $result }; oba uvedené výsledky zůstanou v deníku.
    .seen-at-the-board = Viděno u šachovnice
    .settle-as = Rozhodnout: { $result }

Script-ResultText =
    .white-wins = 1–0
    .draw = ½–½
    .black-wins = 0–1
    .white-wins-by-forfeit = + –
    .black-wins-by-forfeit = – +
    .both-forfeit = – –
    .both-lose = 0–0
    .half-to-white = ½–0
    .half-to-black = 0–½
    .white-wins-unrated = 1–0 bez zápočtu
    .draw-unrated = ½–½ bez zápočtu
    .black-wins-unrated = 0–1 bez zápočtu

Script-ResultName =
    .none = bez výsledku
    .white-wins = vyhrává bílý
    .draw = remíza
    .black-wins = vyhrává černý
    .white-wins-by-forfeit = bílý vyhrává kontumací
    .black-wins-by-forfeit = černý vyhrává kontumací
    .both-forfeit = oboustranná kontumace
    .both-lose = oba prohráli
    .half-to-white = půl bodu bílému, černému nic
    .half-to-black = bílému nic, půl bodu černému
    .white-wins-unrated = vyhrává bílý, bez zápočtu na rating
    .draw-unrated = remíza, bez zápočtu na rating
    .black-wins-unrated = vyhrává černý, bez zápočtu na rating

Script-Results =
    .held-back = pozdrženo
    .not-taken-back = nevzato zpět
    .recorded = { $label }: zapsáno. { $message }
    .already-recorded = { $label }: už zapsáno. { $message }
    .next-round = Další kolo je zveřejněno.
    .paired-anew = Některé šachovnice tohoto kola byly spárovány znovu.
    .changed-board = šachovnice { $board }: { $result }, { $name }
    .no-result = bez výsledku
    .changed = Změněno jinde: { $boards }.
    .changed-and-more = Změněno jinde: { $boards } a další ({ $more }).
    .no-board = Šachovnice { $board } neexistuje.
    .white = Bílý
    .black = Černý
    .pairing = { $first-colour }: { $first }, { $second-colour }: { $second }

Script-SlipScanning =
    .no-code = { $code } není kód lístku.
    .nothing-typed = Nic nebylo zapsáno: vyberte šachovnici, nebo naskenujte její lístek.
    .another-section = Tento lístek je z jiného turnaje.
    .cannot-ask = Tento lístek je z jiného turnaje; serveru se nelze zeptat, ze kterého.
    .two-claims = Šachovnice { $board }: dva různé výsledky, je třeba rozhodnout.
    .being-sent = Šachovnice { $board }: { $result } je zde zapsáno a odesílá se.
    .recorded = Šachovnice { $board }: už zapsáno, { $name } v { $time } ({ $result }).
    .type = Šachovnice { $board }: { $white } – { $black }. Zapište výsledek.
    .type-adjourned = Šachovnice { $board }, přerušeno: { $white } – { $black }. Zapište výsledek.
    .older-slip = { $words } Starší lístek bez názvu turnaje: přesvědčte se, že je z turnaje { $section }.
    .other-round = Toto je lístek { $slip }. kola; zapisujete { $round }. kolo.
    .paired-anew = Tento lístek už neplatí: jeho šachovnice byla spárována znovu.
    .paired-anew-there = Tento lístek ({ $section }, { $round }. kolo) už neplatí: jeho šachovnice byla spárována znovu.
    .of = Toto je lístek z turnaje { $section }: { $round }. kolo, šachovnice { $board }.
    .of-no-arbiter = Toto je lístek z turnaje { $section }: { $round }. kolo, šachovnice { $board }. Tam nejste rozhodčím.

Script-Typist =
    .nothing-to-confirm = Šachovnice { $board }: není co potvrzovat.
    .confirmed = Šachovnice { $board }: { $result } potvrzeno
    .enters-none = Vaše role nedovoluje zapisovat výsledky.
    .corrects-none = Vaše role nedovoluje opravovat výsledky: obraťte se na hlavního rozhodčího nebo jeho zástupce.
    .colours = Šachovnice { $board }: barvy
    .decision = Šachovnice { $board }: rozhodnutí
    .stands = Šachovnice { $board }: { $result } už platí.
    .stays = Šachovnice { $board }: zůstává { $result }
    .adjourned = Šachovnice { $board }: přerušeno
    .result = Šachovnice { $board }: { $result }
    .clear = Šachovnice { $board }: smazat

Script-Verification =
    .begins = Kontrolní průchod: opište lístky znovu od šachovnice { $board }.
    .ended = Kontrolní průchod ukončen. { $summary }
    .taken-back = Šachovnice { $first }–{ $last } vzaty zpět
    .agree = { $count ->
        [one] { $count } šachovnice souhlasí.
        [few] { $count } šachovnice souhlasí.
       *[other] { $count } šachovnic souhlasí.
    }
    .agree-and-wait = { $count ->
        [one] { $count } šachovnice souhlasí. Na druhou osobu čeká: { $own }.
        [few] { $count } šachovnice souhlasí. Na druhou osobu čeká: { $own }.
       *[other] { $count } šachovnic souhlasí. Na druhou osobu čeká: { $own }.
    }

Script-VerificationDialogs =
    .stop = Stop: šachovnice { $board }
    .recorded = Zapsáno
    .nothing = nic
    .on-the-slip = Na lístku
    .enter = Zapsat { $result }
    .correct-to = Opravit na { $result }
    .one-row-off = Posun o řádek: vzít zpět šachovnice { $first }–{ $last }…
    .leave = Nechat, jak je, a pokračovat
    .again = Opsat tento lístek znovu
    .no-run = Taková řada šachovnic tu není.
    .run = Výsledků: { $count }; { $boards }
    .title = Vzít zpět od šachovnice { $board }
    .typed-by = Zápis po sobě: { $name }. Výsledky se vezmou zpět najednou; v deníku zůstanou a v činnosti je lze obnovit.
    .typed-by-you = Váš zápis po sobě. Výsledky se vezmou zpět najednou; v deníku zůstanou a v činnosti je lze obnovit.
    .up-to = až po šachovnici
