Console-Round = { $round }. kolo
    .of = z { $rounds }
    .history = Historie

Console-RoundChecks =
    .ready = Připraveno k párování
    .not-ready = Zatím nelze párovat
    .more = … a další: { $count }
    .stale = { $round }. kolo: neaktuální, spárovat znovu?
    .failed = { $round }. kolo se nepodařilo spárovat
    .better-a-round-robin = Tolik kol pro tak málo hráčů je lépe hrát každý s každým (VinczeSwiss V18): jako samostatný turnaj se systémem Turnaj každý s každým.
    .pair = Spárovat { $round }. kolo
    .pair-again = Spárovat { $round }. kolo znovu s novými údaji
    .sheet = Párovat ručně od prázdného listu…
    .sheet-label = Párovat { $round }. kolo ručně od prázdného listu
    .sheet-confirm = Přípustné párování neexistuje (C.04.3 1.9.3). Šachovnici za šachovnicí i volno určujete vy; co pravidla zakazují, se na konci potvrdí jménem a zpráva to uvede (MPA).
    .sheet-reasons = Přípustné párování neexistuje|Rozhodnutí hlavního rozhodčího
    .sheet-runs = Kolo se páruje ručně od prázdného listu: { $name }.
    .to-the-sheet = Ruční párování

Console-Adjourning =
    .deadline-over = Uzávěrka párování byla { $time }.
    .before-deadline = Před uzávěrkou párování ({ $time }): přerušit nedohrané partie
    .any-time = Přerušit nedohrané partie
    .what-it-means = Nedohrané partie lze přerušit: pro toto párování se každá počítá jako remíza (C.04.2 3.1), výsledek se doplní později a do té doby není pořadí konečné.
    .adjourn = { $count ->
        [one] Přerušit { $count } partii
        [few] Přerušit { $count } partie
       *[other] Přerušit { $count } partií
    }…
    .label = { $count ->
        [one] Přerušit { $count } partii { $round }. kola
        [few] Přerušit { $count } partie { $round }. kola
       *[other] Přerušit { $count } partií { $round }. kola
    }
    .confirm = { $count ->
        [one] Šachovnice
        [few] Šachovnice
       *[other] Šachovnice
    } { $boards }: remíza pro párování, v pořadí bez bodů, dokud se nezapíše výsledek.

Console-PairingRuns = Páruje se { $round }. kolo
    .progress = Párování
    .appears-by-itself = Párovací program pracuje; návrh se tu objeví sám.
    .stop = Zastavit
    .stop-label = Zastavit párování { $round }. kola
    .stop-confirm = Požadavek se zruší; nic nebylo zveřejněno.

Console-Draft = Návrh, vidí ho jen rozhodčí
    .boards = Šachovnic: { $boards }{ $byes ->
        [0] { "" }
        [one] , jiná volna: { $byes }
        [few] , jiná volna: { $byes }
       *[other] , jiná volna: { $byes }
    }{ $absent ->
        [0] { "" }
       *[other] , mimo párování: { $absent }
    }.
    .boards-and-pab = Šachovnic: { $boards }, volno z párování: { $pab }{ $byes ->
        [0] { "" }
        [one] , jiná volna: { $byes }
        [few] , jiná volna: { $byes }
       *[other] , jiná volna: { $byes }
    }{ $absent ->
        [0] { "" }
       *[other] , mimo párování: { $absent }
    }.
    .paired-by-hand = Spárováno ručně.
    .manual-first = Nejprve je třeba zahodit ruční párování.
    .pair-by-hand = Párovat ručně…
    .pair-by-hand-label = Párovat { $round }. kolo ručně
    .pair-by-hand-confirm = Od této chvíle měníte šachovnice návrhu jen vy a každá konzole to ukazuje. Kolo lze zveřejnit, až ruční párování ukončíte porovnáním a komentářem, nebo ho zahodíte.
    .pair-by-hand-reasons = Vyžadují to propozice|Žádá o to pořadatel|Rozhodnutí hlavního rozhodčího
    .discard = Zahodit…
    .discard-label = Zahodit návrh { $round }. kola
    .discard-confirm = Návrh se zahodí a zůstane v deníku. Kolo lze spárovat znovu.
    .discard-reasons = Pozdní přihláška nebo návrat|Odstoupení|Oprava chybných údajů|Rozhodnutí rozhodčího
    .publish = Zveřejnit…
    .publish-label = Zveřejnit { $round }. kolo
    .publish-confirm = Všichni hned uvidí šachovnice { $round }. kola (celkem { $boards }). Pak se párování mění už jen tak, jak dovoluje C.04.2 4.4.
    .publish-confirm-shared = Všichni hned uvidí šachovnice { $round }. kola (celkem { $boards }). Pak se párování mění už jen tak, jak dovoluje C.04.2 4.4. { $shared }

Console-DraftByHand = Kolo ručně páruje { $name }
    .since = Od { $time }: { $reason }.
    .programs-draft = Níže je návrh programu. Dokud ruční párování není ukončeno nebo zahozeno, nelze návrh zveřejnit ani zahodit.
    .manual-pairing = Ruční párování

Console-Published = { $round }. kolo je zveřejněno
    .closed = { $round }. kolo je uzavřeno
    .boards = Šachovnic: { $boards }, { $missing ->
        [0] { $adjourned ->
            [0] všechny výsledky zapsány
            [one] všechny výsledky zapsány kromě { $adjourned } přerušené partie
            [few] všechny výsledky zapsány kromě { $adjourned } přerušených partií
           *[other] všechny výsledky zapsány kromě { $adjourned } přerušených partií
        }
       *[other] bez výsledku: { $missing }
    }.
    .boards-and-conflicts = Šachovnic: { $boards }, { $missing ->
        [0] { $adjourned ->
            [0] všechny výsledky zapsány
            [one] všechny výsledky zapsány kromě { $adjourned } přerušené partie
            [few] všechny výsledky zapsány kromě { $adjourned } přerušených partií
           *[other] všechny výsledky zapsány kromě { $adjourned } přerušených partií
        }
       *[other] bez výsledku: { $missing }
    }, { $conflicts }.
    .in-conflict = v rozporu: { $count }
    .version = Verze párování: { $version }.
    .results = Výsledky
    .change-pairing = Změnit dvojici…
    .refuse-request = Zamítnout žádost…
    .close = Uzavřít kolo…
    .close-label = Uzavřít { $round }. kolo
    .close-confirm = Konec kola (C.04.2 4.3): pozdější opravy se už do příštího párování nezapočtou.
    .reopen = Znovu otevřít…
    .reopen-label = Znovu otevřít { $round }. kolo
    .reopen-confirm = Opravy se opět započtou, jako by kolo neskončilo.
    .reopen-reasons = Uzavřeno omylem|Rozhodnutí rozhodčího

Console-RoundBoards = Šachovnice { $round }. kola
    .board = Šach.
    .points = Body
    .number = St. č.
    .white = Bílý
    .black = Černý
    .rating = Rtg
    .colours = Barvy
    .floats = Přesuny
    .explanation = Zdůvodnění

Console-RoundAside =
    .requests-refused = Zamítnuté žádosti
    .print-answer = Vytisknout odpověď
    .what-happened = Co se stalo
    .without-board = Bez šachovnice
    .imported = Převzato ze zprávy.

Console-PairingProgram = Párovací program
    .engine = Program
    .no-engine = žádný: spárováno ručně místo návrhu programu
    .checked-by = Nezávislá kontrola
    .no-rule-broken = { $checker }: žádné pravidlo neporušeno
    .paired-from = Podklad párování
    .event = událost #{ $seq }
    .input = Vstup
    .seal = Pečeť
    .why = Proč je kolo spárováno takto
