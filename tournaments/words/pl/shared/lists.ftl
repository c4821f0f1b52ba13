Shared-Colour =
    .w = białe
    .b = czarne

Shared-Row =
    .adjourned = partia odłożona
    .changed = zmieniono
    .under-appeal = w odwołaniu
    .match = mecz { $score }
    .live = Partia na szachownicy { $board }, na żywo

# The heading of a list of boards, of a game of a match.
Shared-Match =
    .heading = { $heading } (mecz { $match }, partia { $game })

Shared-RoundKind =
    .pab = pauza z kojarzenia
    .full-bye = pauza za 1 punkt
    .half-bye = pauza za ½ punktu
    .zero-bye = poza kojarzeniem
    .open = jeszcze bez wyniku

Shared-WithoutGame =
    .pab = brak przeciwnika, pauza
    .full-bye = pauza za 1 punkt
    .half-bye = pauza za ½ punktu
    .zero-bye = nie gra
    .out = nie gra już od { $round }. rundy

Shared-Outcome =
    .open = Jeszcze bez wyniku
    .won = Zwycięstwo
    .drawn = Remis
    .lost = Przegrana
    .won-by-forfeit = Zwycięstwo walkowerem
    .lost-by-forfeit = Przegrana walkowerem

Shared-ChangedBoards = { $count ->
        [one] szachownica { $boards }
        [few] szachownice { $boards }
        [many] szachownice { $boards }
       *[other] szachownice { $boards }
    }
    .and-more = szachownice { $boards } i jeszcze { $more }
    .fewer = mniej szachownic

Shared-RankedBy =
    .listed = Przy równej liczbie punktów decyduje punktacja pomocnicza według C.07 ({ $edition }), w tej kolejności:
    .not-of-fide = Przy równej liczbie punktów decyduje punktacja pomocnicza spoza C.07, w tej kolejności:
    .lots = Losowanie przeprowadzono z liczbą losującą { $seed }.
    .provisional = Klasyfikacja prowizoryczna: partie nierozstrzygnięte jeszcze się nie liczą.

Shared-Standings =
    .after = Klasyfikacja po { $round }. rundzie
    .final = Klasyfikacja końcowa po { $round }. rundzie
    .final-revision = Klasyfikacja końcowa po { $round }. rundzie, wydanie { $revision }
    .cells-explained = Pod każdą rundą: numer przeciwnika, w (białe) lub b (czarne) i punkty.
