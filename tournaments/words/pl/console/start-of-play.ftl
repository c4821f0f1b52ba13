Console-StartOfPlay = Rozpoczęcie { $round }. rundy
    .page-title = Rozpoczęcie, runda { $round }
    .results = Wyniki
    .no-round = Nie opublikowano jeszcze żadnej rundy.
    .default-time = Dopuszczalne spóźnienie, { $minutes } min
    .clocks-started = zegary uruchomiono { $started }, dopuszczalne spóźnienie mija { $ends }
    .not-started = Zegarów jeszcze nie uruchomiono; puste miejsca można już zaznaczać.
    .start-clocks = Uruchom zegary teraz
    .start-clocks-label = Uruchom zegary, runda { $round }
    .started-otherwise = Uruchomiono je o innej godzinie
    .started-earlier = Uruchomiono je wcześniej
    .at = O godz.
    .set-time = Ustaw godzinę

Console-EmptySeats = Puste miejsca
    .count = { $shown } { $count ->
        [one] puste miejsce
        [few] puste miejsca
        [many] pustych miejsc
       *[other] pustego miejsca
    }
    .without-result = bez wyniku: { $count } z { $boards } szachownic
    .who = Kogo nie ma? Dotknij pustego miejsca.
    .my-boards = Moje szachownice
    .empty = puste
    .all-in = Każda szachownica { $round }. rundy ma wynik.

Console-Forfeits = Walkowery do potwierdzenia: { $count }
    .not-yet = Można je potwierdzić po upływie dopuszczalnego spóźnienia (Przepisy gry 6.7.1). Do potwierdzenia przez sędziego nic nie jest zapisane.
    .forfeit = walkower { $result }
    .double = obustronny walkower { $result }
    .confirm = Potwierdź
    .label = Szachownica { $board }: walkower { $result }
    .confirm-ticked = Potwierdź zaznaczone…

Console-Absentees = Nieobecni bez powiadomienia: wycofać? { $count }
    .rule = Kto nie przychodzi bez powiadomienia, jest uważany za wycofanego, chyba że regulamin stanowi inaczej (C.05 6.5). Nikt nie zostanie wycofany, dopóki nie zdecyduje biuro zawodów.
    .rule-withdrawing = Kto nie przychodzi bez powiadomienia, jest uważany za wycofanego, chyba że regulamin stanowi inaczej (C.05 6.5). Nikt nie zostanie wycofany, dopóki nie zdecyduje biuro zawodów albo nie zostanie zlecone kojarzenie { $next }. rundy: wtedy wycofanie następuje zgodnie z tym regulaminem.
    .board = szachownica { $board }
    .board-and-contact = szachownica { $board }, { $contact }
    .explained = Usprawiedliwione, gra dalej…
    .explained-label = { $name } gra dalej
    .explained-confirm = Nieobecność w { $round }. rundzie jest usprawiedliwiona; walkower obowiązuje.
    .explained-reasons = Zawiadomiono sędziego przed następnym kojarzeniem|Choroba|Podróż|Błąd sędziego
    .withdraw-ticked = Wycofaj zaznaczonych…

Console-Sectors = Według sektorów
    .boards = szachownice { $first }–{ $last }
    .stand = { $empty ->
        [0] { "" }
        [one] { $empty } puste miejsce,{ " " }
        [few] { $empty } puste miejsca,{ " " }
        [many] { $empty } pustych miejsc,{ " " }
       *[other] { $empty } pustego miejsca,{ " " }
    }{ $missing ->
        [0] są wszystkie wyniki
       *[other] bez wyniku: { $missing }
    }
    .without-result = Szachownice bez wyniku
    .board = Szachownica { $board }
    .seen = widziano { $time }, { $name }
    .not-seen = jeszcze nie widziano
    .seen-playing = Gra trwa
    .seen-playing-on = Szachownica { $board }: gra trwa
