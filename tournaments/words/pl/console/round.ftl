Console-Round = Runda { $round }
    .of = z { $rounds }
    .history = Historia

Console-RoundChecks =
    .ready = Gotowa do kojarzenia
    .not-ready = Jeszcze nie gotowa do kojarzenia
    .more = … i jeszcze { $count }
    .stale = Runda { $round }: nieaktualne, skojarzyć ponownie?
    .failed = Rundy { $round } nie skojarzono
    .better-a-round-robin = Tyle rund przy tak małej liczbie zawodników lepiej rozegrać systemem kołowym (VinczeSwiss V18): jako osobny turniej z systemem System kołowy.
    .pair = Skojarz rundę { $round }
    .pair-again = Skojarz ponownie rundę { $round } z nowymi danymi
    .sheet = Kojarz ręcznie od pustej kartki…
    .sheet-label = Kojarz ręcznie od pustej kartki, runda { $round }
    .sheet-confirm = Nie ma dopuszczalnego kojarzenia (C.04.3 1.9.3). Szachownicę po szachownicy i pauzę ustalasz ty; to, czego przepisy zabraniają, potwierdza się na końcu po nazwisku, a sprawozdanie o tym poinformuje (MPA).
    .sheet-reasons = Nie ma dopuszczalnego kojarzenia|Decyzja sędziego głównego
    .sheet-runs = Rundę kojarzy ręcznie od pustej kartki: { $name }.
    .to-the-sheet = Kojarzenie ręczne

Console-Adjourning =
    .deadline-over = Termin kojarzenia minął: { $time }.
    .before-deadline = Przed terminem kojarzenia, { $time }: odłóż trwające partie
    .any-time = Odłóż trwające partie
    .what-it-means = Niezakończone partie można odłożyć: każda liczy się do tego kojarzenia jako remis (C.04.2 3.1), jej wynik przyjdzie później, a do tego czasu klasyfikacja nie jest ostateczna.
    .adjourn = Odłóż { $count ->
        [one] { $count } partię
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }…
    .label = Odłóż { $count ->
        [one] { $count } partię
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }, runda { $round }
    .confirm = { $count ->
        [one] Szachownica
        [few] Szachownice
        [many] Szachownice
       *[other] Szachownice
    } { $boards }: do kojarzenia remis, w klasyfikacji bez punktów do wpisania wyniku.

Console-PairingRuns = Trwa kojarzenie { $round }. rundy
    .progress = Kojarzenie
    .appears-by-itself = Program kojarzący pracuje; wersja robocza pojawi się tu sama.
    .stop = Zatrzymaj
    .stop-label = Zatrzymaj kojarzenie { $round }. rundy
    .stop-confirm = Zlecenie zostanie porzucone; niczego nie opublikowano.

Console-Draft = Wersja robocza, widoczna tylko dla sędziów
    .boards = Szachownice: { $boards }{ $byes ->
        [0] { "" }
        [one] , { $byes } inna pauza
        [few] , { $byes } inne pauzy
        [many] , { $byes } innych pauz
       *[other] , { $byes } innych pauz
    }{ $absent ->
        [0] { "" }
       *[other] , poza kojarzeniem: { $absent }
    }.
    .boards-and-pab = Szachownice: { $boards }, pauza z kojarzenia: { $pab }{ $byes ->
        [0] { "" }
        [one] , { $byes } inna pauza
        [few] , { $byes } inne pauzy
        [many] , { $byes } innych pauz
       *[other] , { $byes } innych pauz
    }{ $absent ->
        [0] { "" }
       *[other] , poza kojarzeniem: { $absent }
    }.
    .paired-by-hand = Skojarzono ręcznie.
    .manual-first = Najpierw trzeba odrzucić kojarzenie ręczne.
    .pair-by-hand = Skojarz ręcznie…
    .pair-by-hand-label = Skojarz ręcznie rundę { $round }
    .pair-by-hand-confirm = Od tej chwili szachownice tej wersji roboczej zmieniasz tylko ty, co widać na każdej konsoli. Rundę można opublikować dopiero po zakończeniu kojarzenia ręcznego, z porównaniem i komentarzem, albo po jego odrzuceniu.
    .pair-by-hand-reasons = Wymaga tego regulamin|Prosi o to organizator|Decyzja sędziego głównego
    .discard = Odrzuć…
    .discard-label = Odrzuć wersję roboczą, runda { $round }
    .discard-confirm = Wersja robocza zostanie odrzucona i pozostanie w dzienniku. Rundę można skojarzyć ponownie.
    .discard-reasons = Późne zgłoszenie lub powrót|Wycofanie|Skorygowano błędne dane|Decyzja sędziego
    .publish = Opublikuj…
    .publish-label = Opublikuj rundę { $round }
    .publish-confirm = Wszyscy od razu zobaczą szachownice { $round }. rundy (liczba: { $boards }). Od tej chwili kojarzenie zmienia się tylko tak, jak dopuszcza C.04.2 4.4.
    .publish-confirm-shared = Wszyscy od razu zobaczą szachownice { $round }. rundy (liczba: { $boards }). Od tej chwili kojarzenie zmienia się tylko tak, jak dopuszcza C.04.2 4.4. { $shared }

Console-DraftByHand = { $name } kojarzy tę rundę ręcznie
    .since = Od { $time }: { $reason }.
    .programs-draft = Poniżej jest wersja robocza programu. Do zakończenia lub odrzucenia kojarzenia ręcznego nie można jej ani opublikować, ani odrzucić.
    .manual-pairing = Kojarzenie ręczne

Console-Published = Runda { $round } jest opublikowana
    .closed = Runda { $round } jest zamknięta
    .boards = Szachownice: { $boards }, { $missing ->
        [0] { $adjourned ->
            [0] są wszystkie wyniki
            [one] są wszystkie wyniki oprócz jednej partii odłożonej
            [few] są wszystkie wyniki oprócz { $adjourned } partii odłożonych
            [many] są wszystkie wyniki oprócz { $adjourned } partii odłożonych
           *[other] są wszystkie wyniki oprócz { $adjourned } partii odłożonych
        }
       *[other] bez wyniku: { $missing }
    }.
    .boards-and-conflicts = Szachownice: { $boards }, { $missing ->
        [0] { $adjourned ->
            [0] są wszystkie wyniki
            [one] są wszystkie wyniki oprócz jednej partii odłożonej
            [few] są wszystkie wyniki oprócz { $adjourned } partii odłożonych
            [many] są wszystkie wyniki oprócz { $adjourned } partii odłożonych
           *[other] są wszystkie wyniki oprócz { $adjourned } partii odłożonych
        }
       *[other] bez wyniku: { $missing }
    }, { $conflicts }.
    .in-conflict = rozbieżności: { $count }
    .version = Wersja { $version } kojarzeń.
    .results = Wyniki
    .change-pairing = Zmień parę…
    .refuse-request = Odmów prośbie…
    .close = Zamknij rundę…
    .close-label = Zamknij rundę { $round }
    .close-confirm = Koniec rundy (C.04.2 4.3): późniejsze korekty nie liczą się już do następnego kojarzenia.
    .reopen = Otwórz ponownie…
    .reopen-label = Otwórz ponownie rundę { $round }
    .reopen-confirm = Korekty znów się liczą, jakby runda się nie skończyła.
    .reopen-reasons = Zamknięto przez pomyłkę|Decyzja sędziego

Console-RoundBoards = Szachownice { $round }. rundy
    .board = Szach.
    .points = Pkt
    .number = Nr
    .white = Białe
    .black = Czarne
    .rating = Rank.
    .colours = Kolory
    .floats = Przeniesienia
    .explanation = Wyjaśnienie

Console-RoundAside =
    .requests-refused = Prośby z odmową
    .print-answer = Drukuj odpowiedź
    .what-happened = Przebieg zdarzeń
    .without-board = Bez szachownicy
    .imported = Zaimportowano ze sprawozdania.

Console-PairingProgram = Program kojarzący
    .engine = Program
    .no-engine = brak: skojarzono ręcznie, zastępując wersję roboczą programu
    .checked-by = Niezależna kontrola
    .no-rule-broken = { $checker }: bez naruszenia przepisów
    .paired-from = Dane do kojarzenia
    .event = zdarzenie #{ $seq }
    .input = Dane wejściowe
    .seal = Pieczęć
    .why = Dlaczego tak skojarzono rundę
