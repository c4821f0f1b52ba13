PlayerWithdrawn = { PLAYER($player) } – wycofanie z turnieju; najpierw cofnij tę decyzję.

RoundNotNext = Runda { $round } nie jest następną do kojarzenia.

PlayerTwice = Zawodnika wymieniono dwa razy.

CameMeanwhile = W międzyczasie potwierdzono obecność: { PLAYERS($players) }. Nie podjęto żadnej decyzji.

NumberedSingly = Nowe numery otrzymują: { PLAYERS($players) }. Cofaj ich wycofania po kolei.

ChoiceDiffers = { PLAYER($player) }: obowiązuje „{ NAME("AbsenteeChoice", $choice) }”, nie „{ NAME("AbsenteeChoice", $expected) }”; decyzję podjął ktoś inny. Niczego nie zmieniono.

LateEntryNotArrived = { PLAYER($player) } – późne zgłoszenie: kojarzy się dopiero po faktycznym przybyciu (C.04.2 2.4).

ByeGrantedAlready = { PLAYER($player) } – { $kind ->
        [zero] pauza za 0 punktów
        [half] pauza za ½ punktu
        [full] pauza za 1 punkt
       *[other] pauza { $kind }
    } w { $round }. rundzie już jest; najpierw ją cofnij.
    .stands = { PLAYER($player) } – w { $round }. rundzie jest już { $kind ->
        [zero] pauza za 0 punktów
        [half] pauza za ½ punktu
        [full] pauza za 1 punkt
       *[other] pauza { $kind }
    }.

NoRoundLeft = Wszystkie rundy są już skojarzone.

SourceNotFides = „{ $source }” nie jest listą FIDE. { PLAYER($player) }: zaznacz, że ranking jest krajowy, albo podaj inne źródło.

TwoNationalRatings = Oba rankingi są krajowe: w zgłoszeniu jeden jest rankingiem FIDE, a drugi krajowym.

RatingSourceDiffers = { PLAYER($player) }: źródłem rankingu jest teraz „{ $source }”, nie „{ $expected }”.

RatingDiffers = { PLAYER($player) }: ranking wynosi { $rating }, nie { $expected }.

NoBye = { PLAYER($player) } nie ma pauzy w { $round }. rundzie.
    .to-take-along = { $name } nie ma tu pauzy w { $round }. rundzie.

NoSuchRound = Liczba rund turnieju: { $rounds }.

HalfByesUsedUp = { PLAYER($player) } – pauzy za ½ punktu: dozwolone { $allowed }, wykorzystane { $used }.

HalfByeTooLate = Pauzy za ½ punktu są możliwe do { $last }. rundy.
    .deadline-over = O pauzę za ½ punktu w { $round }. rundzie należało poprosić do: { TIME($deadline) }. Może ją jeszcze przyznać sędzia główny lub jego zastępca, podając powód.

EntryKeptByMerge = Zgłoszenie { $dropped } scalono ze zgłoszeniem: { PLAYER($player) }; najpierw cofnij to scalenie.

EntryInCommittee = { PLAYER($player) } zasiada w komisji odwoławczej: najpierw ustal komisję na nowo.

EntryPlayed = { PLAYER($player) } ma miejsce w { $round }. rundzie: wycofaj raczej zawodnika.
    .move-back = { PLAYER($player) } ma miejsce w { $round }. rundzie: przenieś raczej zawodnika z powrotem; rozegrane partie wtedy pozostają.

EntryAppealed = Odwołanie { $appeal } wymienia: { PLAYER($player) }; wycofaj raczej zawodnika.

NothingToUndo = Nic z tego nie jest już w tamtym stanie: cofnięto to albo potem zmieniono.

NotMerged = Zgłoszenia { $dropped } nie scalono ze zgłoszeniem { $kept }, { PLAYER($kept) }.

KeptEntryMerged = Zgłoszenie { $kept } samo zostało później scalone ze zgłoszeniem { $into }, { PLAYER($into) }; najpierw cofnij tamto scalenie.

SameEntry = Zgłoszenie nie może być podwójne względem samego siebie.

EntryHasGames = { PLAYER($player) } – to zgłoszenie skojarzono w { $round }. rundzie; zachowaj raczej je.

LotMissing = Kolor początkowy wymaga losowania albo ustalenia ręcznie.
    .seed = Losowanie wymaga liczby losującej.
    .numbers = Losowanie numerów wymaga liczby losującej albo numerów wylosowanych na sali.

OrderIncomplete = Kolejność startowa nie zawiera każdego zawodnika dokładnie raz: { PLAYERS($players) }.

NumbersFrozen = Rundę { $round } już skojarzono; żadna korekta nie przesuwa numeru (C.04.2 2.3).
    .by-lot = Pierwsza runda tabeli jest skojarzona: żaden numer już się nie zmieni ({ $article }).

NumbersLocked = Wersja robocza { $round }. rundy blokuje numery; najpierw ją odrzuć (C.04.2 2.3).

NumbersByLot = Numery w turnieju kołowym się losuje: wpisz je tak, jak zostały wylosowane.
    .of-sides = Numery obu stron się losuje: wpisz je tak, jak zostały wylosowane.

NoVarmaTable = Losowanie ograniczone jest dla { $least }–{ $most } zawodników, a tu jest ich { $players } ({ $article }). Zostaw losowanie swobodne: Ustawienia, Losowanie.

TableTooLong = Tabela dla { $players } zawodników ma więcej niż { $most } rund.

NoTableForSoMany = Nie ma tabeli dla { $players } zawodników ({ $article }).

SidesNotPlayed = Tu nie ma stron: dwie strony ma tylko turniej systemem scheveningen, którego numery się losuje.

SidesUneven = Po stronie A ma być tylu zawodników: { $wanted } z { $players }, pozostali to strona B. Wskazano do strony A: { $named }.

TableComplete = Numery są wylosowane, a tabela ma { $players } zawodników: nikt już do niej nie dojdzie ({ $article }).

NoByesByTable = { PLAYER($player) } gra według tabeli, która nie zna pauzy na życzenie: kto nie przyjdzie, przegrywa walkowerem ({ $article }).

OrderWrong = { PLAYER($higher) } stoi niżej niż { PLAYER($lower) }, a powinno być odwrotnie (C.04.2 2.2).

NoRating = { $list } { $number } nie jest rankingiem: liczyłby się jako { $rating }.
