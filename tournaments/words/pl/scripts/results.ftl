Script-BoardList =
    .missing = brakuje: { $count }
    .all-in = są wszystkie
    .proposed = do potwierdzenia: { $count }
    .called = wezwania: { $count }
    .refused = odmowy: { $count }
    .disputed = rozbieżności: { $count }

Script-BoardNotes =
    .new-game = Odwrotne kolory, mniej niż 10 posunięć: rozpoczęto nową partię (Przepisy gry 7.3)
    .goes-on = Odwrotne kolory, co najmniej 10 posunięć: gra toczy się dalej (Przepisy gry 7.3)
    .clock-set = Skorygowano zegar
    .claim-looked-at = Reklamację rozpatrzono, gra toczy się dalej
    .restarted = nowa partia
    .notes = { $count ->
        [one] uwaga
        [few] { $count } uwagi
        [many] { $count } uwag
       *[other] { $count } uwagi
    }
    .who = { $text }, { $name } { $time }
    .seen = widziano { $time }
    .seen-playing = Szachownica { $board }: gra trwa
    .toast = { $what }.
    .title = Uwaga do szachownicy { $board }
    .changes-nothing = Pozostaje w historii szachownicy i nie zmienia wyniku.
    .keep = Zapisz uwagę

Script-BoardReports =
    .both = obaj zawodnicy podają { $result }
    .enter = Wpisz { $result } na szachownicy { $board }, jak podają obaj zawodnicy
    .file = plik szachownic podaje { $result }
    .enter-of-file = Wpisz { $result } na szachownicy { $board }, jak podaje plik szachownic elektronicznych
    .half = { $colour ->
        [w] Białe podają { $result }, { $time }
       *[b] Czarne podają { $result }, { $time }
    }

Script-BoardRows =
    .of-match = { $board }, partia { $game }
    .sending = wysyłanie…
    .kept = zachowano, nie wysłano
    .moved = przekazano
    .recorded = zapisano
    .stood = już zapisano
    .refused = odmowa
    .not-taken-back = nie cofnięto
    .adjourned-short = odł.
    .adjourned = partia odłożona
    .rated = do oceny { $result }
    .reversed = odwrotne kolory
    .reversed-in-report = odwrotne kolory w sprawozdaniu

Script-ClaimCards =
    .two-claims = Szachownica { $board }: dwa różne wyniki
    .player-differs = Szachownica { $board }: { $of ->
        [file] podany wynik jest inny
       *[players] zawodnik podaje inny wynik
    }
    .players-differ = Szachownica { $board }: { $of ->
        [file] podane wyniki są różne
       *[players] zawodnicy podają różne wyniki
    }
    .refused = Szachownica { $board }: odmowa – { $what }
    .entry = wpis
    .nothing = nic
    .by = { $name }, { $time }
    .stands = obowiązuje
    .stands-by = obowiązuje, { $name }, { $time }
    .yours = twój wpis, { $time }
    .was-refused = odmowa
    .white = Białe
    .black = Czarne
    .file = z pliku szachownic elektronicznych
    .round-closed = Rundę { $round } zamknięto o { $time }. { $message }
    .resolve = Rozstrzygnij…
    .others-resolve = Rozstrzyga sędzia główny lub inny, trzeci sędzia.
    .go-there = Podejdź tam; wpisany przez ciebie wynik rozstrzyga.
    .arbiter-looks = Zajmie się tym sędzia sektora.
    .stays = { $result } pozostaje

Script-CorrectionDialogs =
    .typed-wrongly = Błąd przy wpisywaniu
    .slip-says-so = Tak podaje kartka z wynikiem
    .players-agree = Zawodnicy zgodni co do wyniku
    .rate-as = Do oceny jako { $result }
    .photo = Zdjęcie kartki
    .title = Korekta, szachownica { $board }
    .correct-to = Skoryguj na { $result }
    .colours = Kolory, szachownica { $board }
    .had = Białe: { $white }, czarne: { $black }.
    .stays = Wynik pozostaje przy tych samych zawodnikach. Przy mniej niż dziesięciu posunięciach gra się nową partię (Przepisy gry 7.3).
    .ten-moves = Wykonano co najmniej dziesięć posunięć
    .score-sheets = Tak podają blankiety
    .by-mistake = Zapisano przez pomyłkę
    .record-reversed = Zapisz odwrotne kolory
    .record-as-paired = Zapisz kolory zgodne z kojarzeniem

Script-DecisionDialog =
    .stands = Obowiązuje { $result }
    .no-result = Jeszcze bez wyniku
    .photo = Zdjęcie zegara lub kartki
    .what-counts = Co się liczy
    .happened-at = Godzina zdarzenia
    .article = Artykuł
    .in-words = Treść decyzji, także inni świadkowie
    .record = Zapisz decyzję
    .title = Szachownica { $board }: decyzja sędziego głównego
    .counts = Odtąd liczy się { $result }
    .seen-by = Świadek

Script-ForfeitQuestion =
    .title = Szachownica { $board }: czy wykonano posunięcia?
    .no-moves = Bez posunięć
    .forfeit = walkower: bez oceny, bez koloru, mogą jeszcze grać ze sobą
    .moves = Wykonano posunięcia
    .lost = przegrana w grze: partia podlega ocenie rankingowej

Script-KeyPanel =
    .plain = Rozegrano
    .forfeit = Walkower
    .unrated = Bez oceny
    .odd = Decyzją

Script-ResultDialogs =
    .clear-title = Wyczyść, szachownica { $board }
    .taken-off = Wynik { $result } zniknie z szachownicy; pozostanie w dzienniku.
    .wrong-board = Wpisano na niewłaściwej szachownicy
    .still-played = Partia jeszcze trwa
    .clear = Wyczyść wynik
    .reversed = Kolory były odwrotne: 1–0 oznacza, że wygrywa { $white }.
    .others-correct = Obowiązuje { $result }; koryguje sędzia sektora.
    .adjourned = Partia odłożona
    .confirm = Potwierdź { $result }
    .colours = Kolory…
    .seen-playing = Gra trwa
    .note = Uwaga…
    .decision = Decyzja…
    .clear-it = Wyczyść…
    .history = Historia
    .what-if = Co by było, gdyby…?
    .plain = Rozegrano
    .forfeit = Walkower
    .unrated = Bez oceny (mniej niż jedno posunięcie)
    .odd = Decyzją
    .which-is-right = Szachownica { $board }: który wynik jest właściwy?
    .another = Inny wynik…
    .not-now = Nie teraz
    .settle-title = Szachownica { $board }: { $result }
    .will-count = Będzie się liczyć { $result }; oba podane wyniki pozostają w dzienniku.
    .seen-at-the-board = Widziano przy szachownicy
    .settle-as = Rozstrzygnij jako { $result }

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
    .white-wins-unrated = 1–0 bez oceny
    .draw-unrated = ½–½ bez oceny
    .black-wins-unrated = 0–1 bez oceny

Script-ResultName =
    .none = bez wyniku
    .white-wins = białe wygrywają
    .draw = remis
    .black-wins = czarne wygrywają
    .white-wins-by-forfeit = białe wygrywają walkowerem
    .black-wins-by-forfeit = czarne wygrywają walkowerem
    .both-forfeit = obustronny walkower
    .both-lose = obaj przegrali
    .half-to-white = białe pół punktu, czarne zero
    .half-to-black = białe zero, czarne pół punktu
    .white-wins-unrated = białe wygrywają, bez oceny
    .draw-unrated = remis, bez oceny
    .black-wins-unrated = czarne wygrywają, bez oceny

Script-Results =
    .held-back = wstrzymano
    .not-taken-back = nie cofnięto
    .recorded = { $label }: zapisano. { $message }
    .already-recorded = { $label }: już zapisano. { $message }
    .next-round = Następna runda jest opublikowana.
    .paired-anew = Szachownice tej rundy skojarzono na nowo.
    .changed-board = szachownica { $board }: { $result }, { $name }
    .no-result = bez wyniku
    .changed = Zmieniono gdzie indziej: { $boards }.
    .changed-and-more = Zmieniono gdzie indziej: { $boards } i jeszcze { $more }.
    .no-board = Nie ma szachownicy { $board }.
    .white = Białe
    .black = Czarne
    .pairing = { $first-colour } { $first } – { $second-colour } { $second }

Script-SlipScanning =
    .no-code = { $code } nie jest kodem kartki.
    .nothing-typed = Niczego nie wpisano: wybierz szachownicę albo zeskanuj jej kartkę.
    .another-section = To kartka z innej grupy turniejowej.
    .cannot-ask = To kartka z innej grupy turniejowej; nie można zapytać serwera, z której.
    .two-claims = Szachownica { $board }: dwa różne wyniki, do rozstrzygnięcia.
    .being-sent = Szachownica { $board }: wpisano tu { $result }, trwa wysyłanie.
    .recorded = Szachownica { $board }: już zapisano, { $name }, { $time } ({ $result }).
    .type = Szachownica { $board }: { $white } – { $black }. Wpisz wynik.
    .type-adjourned = Szachownica { $board }, partia odłożona: { $white } – { $black }. Wpisz wynik.
    .older-slip = { $words } Starsza kartka, bez podanej grupy: sprawdź, czy to grupa { $section }.
    .other-round = To kartka z { $slip }. rundy; wpisujesz rundę { $round }.
    .paired-anew = Ta kartka już się nie liczy: szachownicę skojarzono na nowo.
    .paired-anew-there = Ta kartka ({ $section }, runda { $round }) już się nie liczy: szachownicę skojarzono na nowo.
    .of = To kartka z grupy { $section }: runda { $round }, szachownica { $board }.
    .of-no-arbiter = To kartka z grupy { $section }: runda { $round }, szachownica { $board }. Nie masz tam roli sędziego.

Script-Typist =
    .nothing-to-confirm = Szachownica { $board }: nie masz tu nic do potwierdzenia.
    .confirmed = Szachownica { $board }: potwierdzono { $result }
    .enters-none = Twoja rola nie pozwala wpisywać wyników.
    .corrects-none = Twoja rola nie pozwala korygować wyników: zwróć się do sędziego głównego lub zastępcy.
    .colours = Szachownica { $board }: kolory
    .decision = Szachownica { $board }: decyzja
    .stands = Szachownica { $board }: { $result } już obowiązuje.
    .stays = Szachownica { $board }: { $result } pozostaje
    .adjourned = Szachownica { $board }: partia odłożona
    .result = Szachownica { $board }: { $result }
    .clear = Szachownica { $board }: wyczyść

Script-Verification =
    .begins = Przejście kontrolne: wpisz kartki ponownie od szachownicy { $board }.
    .ended = Przejście kontrolne zakończone. { $summary }
    .taken-back = Cofnięto szachownice { $first }–{ $last }
    .agree = { $count ->
        [one] Zgodna { $count } szachownica.
        [few] Zgodne { $count } szachownice.
        [many] Zgodnych { $count } szachownic.
       *[other] Zgodne { $count } szachownicy.
    }
    .agree-and-wait = { $count ->
        [one] Zgodna { $count } szachownica. Na inną osobę czeka: { $own }.
        [few] Zgodne { $count } szachownice. Na inną osobę czeka: { $own }.
        [many] Zgodnych { $count } szachownic. Na inną osobę czeka: { $own }.
       *[other] Zgodne { $count } szachownicy. Na inną osobę czeka: { $own }.
    }

Script-VerificationDialogs =
    .stop = Stop: szachownica { $board }
    .recorded = Zapisano
    .nothing = nic
    .on-the-slip = Na kartce
    .enter = Wpisz { $result }
    .correct-to = Skoryguj na { $result }
    .one-row-off = Przesunięcie o wiersz: cofnij szachownice { $first }–{ $last }…
    .leave = Zostaw i kontynuuj
    .again = Wpisz tę kartkę ponownie
    .no-run = Nie ma takiego ciągu szachownic.
    .run = wyniki ({ $count }): { $boards }
    .title = Cofnij od szachownicy { $board }
    .typed-by = Wpisane kolejno, { $name }. Zostaną cofnięte razem; pozostają w dzienniku i można je przywrócić w aktywności.
    .typed-by-you = Wpisane kolejno przez ciebie. Zostaną cofnięte razem; pozostają w dzienniku i można je przywrócić w aktywności.
    .up-to = do szachownicy
