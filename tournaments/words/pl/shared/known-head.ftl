Shared-KnownHead =
    .title = Czy ten skrót jest w dzienniku?
    .explained = Każdy wydruk, każda strona publiczna i każdy pakiet audytowy podaje skrót końca dziennika z danej chwili: początek skrótu (hash) i po znaku @ numer zdarzenia. Wklej go tutaj albo zeskanuj kod z arkusza. Odpowiedź pokaże, czy dziennik nadal zawiera to, co zawierał wtedy.
    .head = Skrót lub wiersz, w którym się znajduje
    .example = 3f9c20d1ab47@311
    .ask = Czy jest w tym dzienniku?
    .scan = Zeskanuj kod z arkusza
    .camera = Obraz z aparatu
    .unreadable = Skrót ma od { $fewest } do { $digits } znaków 0-9 i a-f; jeśli znany jest numer zdarzenia, podaje się go po @: 3f9c20d1ab47@311.
    .no-such-event = Nie ma zdarzenia { $event }.

Shared-KnownHeadAnswer =
    .at = { " " }({ $moment })
    .in-log = { $after ->
        [0] Tak: to zdarzenie { $event } tego dziennika{ $at }; po nim nic nie nastąpiło.
        [one] Tak: to zdarzenie { $event } tego dziennika{ $at }; po nim nastąpiło { $after } zdarzenie.
        [few] Tak: to zdarzenie { $event } tego dziennika{ $at }; po nim nastąpiły { $after } zdarzenia.
        [many] Tak: to zdarzenie { $event } tego dziennika{ $at }; po nim nastąpiło { $after } zdarzeń.
       *[other] Tak: to zdarzenie { $event } tego dziennika{ $at }; po nim nastąpiło { $after } zdarzenia.
    }
    .other-number = Skrót jest w tym dzienniku, ale należy do zdarzenia { $event }{ $at }, a nie { $asked }: sprawdź numer jeszcze raz.
    .other-event = Nie: zdarzenie { $asked } w tym dzienniku jest inne{ $at }. Dziennik obliczono na nowo albo odtworzono inną kopię zapasową.
    .log-ends-before = { $missing ->
        [one] Nie: ten dziennik kończy się na zdarzeniu { $ends }{ $at }, przed zdarzeniem { $asked }: brakuje ostatniego zdarzenia. Obcięto koniec dziennika albo odtworzono starszą kopię zapasową.
        [few] Nie: ten dziennik kończy się na zdarzeniu { $ends }{ $at }, przed zdarzeniem { $asked }: brakuje { $missing } ostatnich zdarzeń. Obcięto koniec dziennika albo odtworzono starszą kopię zapasową.
        [many] Nie: ten dziennik kończy się na zdarzeniu { $ends }{ $at }, przed zdarzeniem { $asked }: brakuje { $missing } ostatnich zdarzeń. Obcięto koniec dziennika albo odtworzono starszą kopię zapasową.
       *[other] Nie: ten dziennik kończy się na zdarzeniu { $ends }{ $at }, przed zdarzeniem { $asked }: brakuje { $missing } ostatnich zdarzeń. Obcięto koniec dziennika albo odtworzono starszą kopię zapasową.
    }
    .not-in-log = Nie: żadne zdarzenie tego dziennika nie ma takiego skrótu; dziennik kończy się na zdarzeniu { $ends }{ $at }. Obcięto jego koniec, obliczono go na nowo albo odtworzono inną kopię zapasową.
    .damaged = Skrót jest w tym dzienniku, ale zdarzenie { $broken } zostało zmienione: to, co poprzedza skrót, nie jest tym, co było tam wcześniej.
