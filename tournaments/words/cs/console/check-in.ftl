Console-CheckIn = Prezence
    .count = Na místě { $here } z { $expected }
    .checked-in = Na místě
    .who-has-not-come = Kdo chybí…
    .no-players = Zatím žádní hráči
    .list-first = Nejprve nahrajte listinu nebo přidejte hráče.
    .entries = Přihlášky
    .desk = Jméno, číslo, FIDE ID nebo naskenovaný kód
    .desk-hint = Jméno, číslo, FIDE ID nebo sken
    .keys = { $enter } zapíše příchod označeného hráče, { $arrows } vybírají jiného, { $escape } smaže pole.
    .found = Nalezení hráči
    .just-now = Právě zapsáno u této prezence
    .nobody = Zatím nikdo.
    .not-here = Ještě chybí

Console-CheckInClose = Kdo chybí
    .what-it-is = Před párováním { $round }. kola: u každého jedno rozhodnutí, zapsané s důvodem.
    .desk = Prezence
    .pairing = Párování
    .to-pair = k párování v { $round }. kole: { $count }
    .byes = s volnem: { $count }
    .not-here = chybí: { $count }
    .over = Všechna kola jsou spárována.
    .everybody = Všichni jsou na místě, mají volno nebo odstoupení.
    .undecided = bez rozhodnutí: { $count }
    .decided = Vše rozhodnuto
    .rule = Kdo nepotvrdí přítomnost, není párován, pokud hlavní rozhodčí nerozhodne jinak (C.04.2 4.1). Kdo se dostaví na prezenci, bude v příštím párování bez ohledu na rozhodnutí, ledaže má zapsáno odstoupení.
    .unrated = bez ratingu
    .who-decides = Rozhoduje hlavní rozhodčí, jeho zástupce nebo rozhodčí pro párování.

Console-Choice =
    .open = nerozhodnuto
    .excluded = Vynechat z párování
    .excluded-done = mimo párování
    .excluded-means = Mimo párování, dokud se hráč nedostaví na prezenci (C.04.2 4.1).
    .admitted = Přesto párovat
    .admitted-done = přesto párovat
    .admitted-means = V párování, ačkoli hráče nikdo neviděl (C.04.2 4.1).
    .half-bye = Volno za ½ bodu
    .half-bye-done = volno za ½ bodu
    .half-bye-means = Volno za ½ bodu pro toto kolo, jak dovolují propozice.
    .withdrawn = Odstoupení
    .withdrawn-done = odstoupení
    .withdrawn-means = Dále mimo párování; hráče lze vrátit do turnaje.

Console-Choose =
    .button = { $choice }…
    .button-label = { $name }: { $choice }…
    .label = { $name }: { $choice }
    .reasons = Nelze se dovolat|Voláno, je na cestě|Voláno, nepřijde|Rozhodnutí rozhodčího
    .take-back = Vzít zpět…
    .take-back-yes = Vzít zpět
    .take-back-button-label = { $name }: vzít rozhodnutí zpět…
    .take-back-label = { $name }: rozhodnutí vzato zpět
    .take-back-confirm = Zpět se vezme i to, co z něj vyplynulo.
    .take-back-reasons = Vybráno omylem|Voláno znovu|Rozhodnutí rozhodčího

Console-ExcludeRest = { $count ->
        [one] Vynechat { $count } hráče bez rozhodnutí
        [few] Vynechat všechny { $count } hráče bez rozhodnutí
       *[other] Vynechat všech { $count } hráčů bez rozhodnutí
    }…
    .label = mimo párování: { $count }
    .yes = Vynechat ({ $count })
    .confirm = { $count ->
        [one] { $count } hráč bez rozhodnutí nebude do příchodu párován (C.04.2 4.1).
        [few] { $count } hráči bez rozhodnutí nebudou do příchodu párováni (C.04.2 4.1).
       *[other] { $count } hráčů bez rozhodnutí nebude do příchodu párováno (C.04.2 4.1).
    } Buď všichni, nebo nikdo, pokud mezitím někdo přišel.
    .reasons = Chybí při konci prezence|Nelze se dovolat|Rozhodnutí rozhodčího

Console-AbsentChecks =
    .decided = Chybí { $count }, vše rozhodnuto: { $choices }
    .choice = { $count }× { $choice }
    .undecided = S přihláškou, ale bez prezence: { $count }; nebudou v párování
    .and-more = { $names } a další: { $count }
