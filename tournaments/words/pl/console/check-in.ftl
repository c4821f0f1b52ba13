Console-CheckIn = Obecność
    .count = Obecność potwierdzona: { $here } z { $expected }
    .checked-in = Obecność potwierdzona
    .who-has-not-come = Nieobecni…
    .no-players = Nie ma jeszcze zawodników
    .list-first = Najpierw zaimportuj lub wpisz listę.
    .entries = Zgłoszenia
    .desk = Nazwisko, numer, FIDE ID lub zeskanowany kod
    .desk-hint = Nazwisko, numer, FIDE ID lub skan
    .keys = { $enter } potwierdza obecność zaznaczonego zawodnika, { $arrows } wybierają innego, { $escape } czyści.
    .found = Znalezieni zawodnicy
    .just-now = Przed chwilą w tym punkcie
    .nobody = Jeszcze nikt.
    .not-here = Jeszcze nieobecni

Console-CheckInClose = Nieobecni
    .what-it-is = Przed skojarzeniem { $round }. rundy: jedna decyzja dla każdego, zapisana wraz z powodem.
    .desk = Punkt rejestracji
    .pairing = Kojarzenie
    .to-pair = do skojarzenia w { $round }. rundzie: { $count }
    .byes = pauza: { $count }
    .not-here = nieobecni: { $count }
    .over = Skojarzono już wszystkie rundy.
    .everybody = Wszyscy są obecni, pauzują lub są poza turniejem.
    .undecided = bez decyzji: { $count }
    .decided = Wszystko rozstrzygnięte
    .rule = Kto nie potwierdził obecności, nie jest kojarzony, chyba że sędzia główny zdecyduje inaczej (C.04.2 4.1). Kto potwierdzi obecność, będzie kojarzony w następnym kojarzeniu bez względu na decyzję, o ile nie nastąpiło wycofanie.
    .unrated = bez rankingu
    .who-decides = Decyduje sędzia główny, zastępca lub sędzia ds. kojarzeń.

Console-Choice =
    .open = do decyzji
    .excluded = Pomiń w kojarzeniu
    .excluded-done = poza kojarzeniem
    .excluded-means = Bez kojarzenia, dopóki zawodnik nie potwierdzi obecności (C.04.2 4.1).
    .admitted = Mimo to kojarz
    .admitted-done = mimo to w kojarzeniu
    .admitted-means = W kojarzeniu, choć nikt zawodnika nie widział (C.04.2 4.1).
    .half-bye = Pauza za ½ punktu
    .half-bye-done = pauza za ½ punktu
    .half-bye-means = Pauza za ½ punktu w tej rundzie, zgodnie z regulaminem.
    .withdrawn = Wycofaj
    .withdrawn-done = wycofanie
    .withdrawn-means = Zawodnik nie jest już kojarzony; można go przywrócić.

Console-Choose =
    .button = { $choice }…
    .button-label = { $name }: { $choice }…
    .label = { $name }: { $choice }
    .reasons = Brak kontaktu|Telefonicznie: w drodze|Telefonicznie: nie przyjdzie|Decyzja sędziego
    .take-back = Cofnij…
    .take-back-yes = Cofnij
    .take-back-button-label = { $name }: cofnij decyzję…
    .take-back-label = { $name }: cofnięto decyzję
    .take-back-confirm = Cofnięte zostanie także to, co z niej wynikło.
    .take-back-reasons = Pomyłka w wyborze|Ponowny telefon|Decyzja sędziego

Console-ExcludeRest = Pomiń { $count ->
        [one] jednego zawodnika
        [few] wszystkich { $count }
        [many] wszystkich { $count }
       *[other] wszystkich { $count }
    } bez decyzji…
    .label = poza kojarzeniem: { $count }
    .yes = Pomiń { $count }
    .confirm = { $count ->
        [one] { $count } zawodnik bez decyzji nie będzie
        [few] { $count } zawodników bez decyzji nie będzie
        [many] { $count } zawodników bez decyzji nie będzie
       *[other] { $count } zawodnika bez decyzji nie będzie
    } w kojarzeniu przed potwierdzeniem obecności (C.04.2 4.1). Wszyscy albo nikt, jeśli ktoś w tym czasie przyjdzie.
    .reasons = Nieobecność przy zamknięciu rejestracji|Brak kontaktu|Decyzja sędziego

Console-AbsentChecks =
    .decided = bez potwierdzonej obecności: { $count }, wszystko rozstrzygnięte: { $choices }
    .choice = { $choice }: { $count }
    .undecided = na liście, ale bez potwierdzonej obecności: { $count }; nie zostaną skojarzeni
    .and-more = { $names } i jeszcze { $count }
