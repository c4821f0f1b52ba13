Console-ChangePairing =
    .page = Zmiana pary, runda { $round }
    .title = Zmiana pary w { $round }. rundzie
    .back = Wróć do rundy
    .refuse = Odmów prośbie…
    .not-yours = Opublikowane kojarzenia zmieniają sędzia główny i zastępcy.
    .grounds = 1. Na jakiej podstawie?
    .these-alone = Opublikowane kojarzenia zmienia się tylko na tych podstawach (C.04.2 4.4), a prawidłowego kojarzenia nie zmienia się na niczyją korzyść (C.04.2 1.5). We wszystkich innych przypadkach następuje odmowa.
    .for-the-chief = dla sędziego głównego
    .missed = { $ground }: { $fault } ({ $article }).
    .what = 2. Co się stało?
    .person-at-board = { $person }, szachownica { $board }
    .check-in = Potwierdź obecność
    .enter = dodaj
    .nobody-late = Każdy, kto potwierdził obecność, ma miejsce. Najpierw: { $check_in } (kto przyszedł) lub { $enter } późne zgłoszenie.
    .show = Pokaż dopuszczalne zmiany
    .offers = Dopuszczalne zmiany
    .smallest-first = { $step }. Dopuszczalne zmiany, od najmniejszej
    .refused-with-article = odmowa z podaniem artykułu
    .no-change = Żadna dopuszczalna zmiana tego nie umożliwia. Kojarzenie pozostaje w opublikowanej postaci; możliwa odpowiedź na prośbę: { $refused }.
    .label = Zmiana opublikowanych kojarzeń, runda { $round }
    .confirm = { $ground } ({ $article }). Wszyscy od razu zobaczą nowe pary, oznaczone jako zmienione.
    .before = Opublikowano
    .after = Po zmianie
    .touched = { $count ->
        [0] Żadne opublikowane miejsce nie jest objęte zmianą
        [one] Zmiana obejmuje { $count } opublikowane miejsce
        [few] Zmiana obejmuje { $count } opublikowane miejsca
        [many] Zmiana obejmuje { $count } opublikowanych miejsc
       *[other] Zmiana obejmuje { $count } opublikowanego miejsca
    }
    .score-difference = różnica punktów { $distance }
    .over-the-limit = { $players }: trzeci raz z rzędu ten sam kolor albo różnica kolorów równa trzy (C.04.1 6, 7).
    .tells = Do powiadomienia:
    .clause = Artykuł regulaminu
    .agreed = { $count ->
        [one] Zgoda: { $players }
        [few] Zgoda: { $players }
        [many] Zgoda: { $players }
       *[other] Zgoda: { $players }
    }
    .submit = Zmień…

Console-ChangeFields =
    .arrived = Przybycie
    .away = Nieobecność
    .top = Nieobecność na czołowej szachownicy
    .and-also = a także
    .board = Szachownica
    .and-board = i szachownica

Console-ChangeReasons =
    .late-entry = Spóźnione przybycie, zgoda wszystkich objętych zmianą|Spóźniony zawodnik zajmuje miejsce chorego
    .both-unpaired = Obaj przeciwnicy nieobecni, zgoda obu zawodników
    .rematch = Już ze sobą grali
    .top-boards = Choroba na czele w ostatniej rundzie
    .regulations = Tak stanowi regulamin
    .played-as = Zamiana miejsc przy szachownicach, wykonano posunięcia

Console-ChangedPair =
    .bye = { $name }, pauza z kojarzenia
    .absent = { $name }, poza kojarzeniem

Console-Changes = Zmieniono po publikacji
    .version = Wersja { $version }: { $title }
    .take-back = Cofnij…
    .take-back-event = Cofnij #{ $seq }…
