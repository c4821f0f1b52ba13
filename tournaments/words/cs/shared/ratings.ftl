Shared-Rating =
    .title = Rating: { $player }
    .about = Spočítáno podle pravidel FIDE pro rating (B.02, znění od { $edition }) z hlášených výsledků; { $kind ->
            [rapid] započítává se jako rapid šach
            [blitz] započítává se jako bleskový šach
           *[standard] započítává se jako klasický šach
        }. FIDE zaokrouhluje jednou za měsíc přes všechny turnaje a lépe ví, zda je hráč na listině nový.
    .number = St. č.
    .player = Hráč
    .opponent = Soupeř
    .rating = Rating
    .round = Kolo
    .k = K
    .games = Partie
    .score = Body
    .expected = Očekávané
    .score-of-expected = Body / očekávané
    .difference = Rozdíl
    .capped = { $difference }, počítá se { $counted }
    .gain = Nad očekávání
    .change = Změna
    .performance = TPR
    .perfect = PTP
    .first = první rating { $rating }
    .first-rating = První rating
    .k-about = K { $k }: { $why }
    .sum = { $gain } × { $k } = { $change }; zaokrouhleno jen za tento turnaj: { $rounded }.
    .no-games = Zatím není dohrána žádná partie se soupeřem.
    .none = Nikdo tu nemá rating.
