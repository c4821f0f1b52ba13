Console-StartOfPlay = Zahájení { $round }. kola
    .page-title = Zahájení kola, { $round }. kolo
    .results = Výsledky
    .no-round = Zatím není zveřejněno žádné kolo.
    .default-time = Čekací doba, { $minutes } min
    .clocks-started = hodiny spuštěny { $started }, čekací doba končí { $ends }
    .not-started = Hodiny ještě nebyly spuštěny; na prázdná místa už lze klepat.
    .start-clocks = Spustit hodiny nyní
    .start-clocks-label = Spustit hodiny { $round }. kola
    .started-otherwise = Byly spuštěny v jiný čas
    .started-earlier = Byly spuštěny dříve
    .at = V
    .set-time = Nastavit čas

Console-EmptySeats = Prázdná místa
    .count = { $shown } { $count ->
        [one] prázdné místo
        [few] prázdná místa
       *[other] prázdných míst
    }
    .without-result = bez výsledku { $count } z { $boards } šachovnic
    .who = Kdo tu není? Klepněte na prázdné místo.
    .my-boards = Moje šachovnice
    .empty = prázdné
    .all-in = Všechny šachovnice { $round }. kola mají výsledek.

Console-Forfeits = Kontumace k potvrzení: { $count }
    .not-yet = Potvrdit je lze po uplynutí čekací doby (Pravidla 6.7.1). Dokud je rozhodčí nepotvrdí, nic se nezapíše.
    .forfeit = kontumace { $result }
    .double = oboustranná kontumace { $result }
    .confirm = Potvrdit
    .label = Šachovnice { $board }: kontumace { $result }
    .confirm-ticked = Potvrdit označené…

Console-Absentees = Nepřítomnost bez omluvy: zapsat odstoupení? { $count }
    .rule = Nepřítomnost bez omluvy se považuje za odstoupení, pokud propozice nestanoví jinak (C.05 6.5). Bez potvrzení kanceláře se odstoupení nezapíše.
    .rule-withdrawing = Nepřítomnost bez omluvy se považuje za odstoupení, pokud propozice nestanoví jinak (C.05 6.5). Odstoupení se nezapíše, dokud to kancelář nepotvrdí nebo dokud se nezačne párovat { $next }. kolo: pak ho podle těchto propozic zapíše program.
    .board = šachovnice { $board }
    .board-and-contact = šachovnice { $board }, { $contact }
    .explained = Omluveno, zůstává…
    .explained-label = { $name } zůstává
    .explained-confirm = Nepřítomnost v { $round }. kole je omluvena; kontumace platí.
    .explained-reasons = Oznámeno rozhodčímu před dalším párováním|Nemoc|Doprava|Chyba rozhodčího
    .withdraw-ticked = Zapsat odstoupení označených…

Console-Sectors = Podle sektorů
    .boards = šachovnice { $first }–{ $last }
    .stand = { $empty ->
        [0] { "" }
        [one] { $empty } prázdné místo,{ " " }
        [few] { $empty } prázdná místa,{ " " }
       *[other] { $empty } prázdných míst,{ " " }
    }{ $missing ->
        [0] všechny výsledky zapsány
       *[other] bez výsledku: { $missing }
    }
    .without-result = Šachovnice bez výsledku
    .board = Šachovnice { $board }
    .seen = hra viděna { $time }, { $name }
    .not-seen = hra zatím neviděna
    .seen-playing = Hra viděna
    .seen-playing-on = Šachovnice { $board }: hra viděna
