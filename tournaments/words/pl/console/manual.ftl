Console-Manual = Runda { $round } ręcznie
    .page = Kojarzenie ręczne, runda { $round }
    .title = Kojarzenie ręczne { $round }. rundy
    .back = Wróć do rundy
    .chosen = Wybrani zawodnicy
    .not-by-hand = Runda { $round } nie jest kojarzona ręcznie.
    .to-the-round = Do rundy
    .yours = Kojarzysz tę rundę ręcznie
    .theirs = { $name } kojarzy tę rundę ręcznie
    .since = Od { $at }: { $reason }. Do zakończenia lub odrzucenia runda nie będzie ani opublikowana, ani ponownie skojarzona.
    .discard = Odrzuć…
    .discard-label = Odrzuć kojarzenie ręczne, runda { $round }
    .confirm-discard = Wersja robocza programu obowiązuje jak poprzednio; to, co zrobiono ręcznie, pozostaje w dzienniku.
    .discard-reasons = Wybrano kojarzenie programu|Rozpoczęto przez pomyłkę|Do rozpoczęcia od nowa
    .compare = Porównaj i zakończ…
    .outdated = { $why } Kojarzenie ręczne jest przez to nieaktualne: nie można go zakończyć, można je tylko odrzucić i zacząć od nowa z nowej wersji roboczej. Jego pary pozostają w dzienniku.
    .no-board = Bez szachownicy
    .bye = pauza z kojarzenia
    .waits = jeszcze bez miejsca
    .now = { $name } kojarzy ręcznie rundę { $round } od { $at }.
    .look = Zobacz

Console-ManualBoards = Szachownice { $round }. rundy po kojarzeniu ręcznym
    .board = Szach.
    .points = Pkt
    .number = Nr
    .white = Białe
    .black = Czarne
    .colours = Kolory
    .remarks = Uwagi
    .refused = niemożliwe
    .confirm = do potwierdzenia
    .warning = ostrzeżenie
    .by-hand = ręcznie

Console-Distance = Różnica
    .to-the-program = Różnica względem kojarzenia programu
    .against-the-program = Porównanie z kojarzeniem programu
    .boards-differ = { $count ->
        [one] { $count } szachownica jest inna.
        [few] { $count } szachownice są inne.
        [many] { $count } szachownic jest innych.
       *[other] { $count } szachownicy jest inne.
    }
    .by-the-program = Według programu kojarzącego
    .by-hand = Ręcznie
    .from-nothing = Nie ma dopuszczalnego kojarzenia

Console-Doubts = Zastrzeżenia
    .outdated = Nieaktualne; dalej nie sprawdzano.
    .none = Nie narusza żadnego przepisu bezwzględnego.
    .refused = Niemożliwe:
    .confirm = Do potwierdzenia na końcu:
    .warning = Ostrzeżenie:
    .rules = { $count ->
        [one] według niezależnej kontroli niespełniony { $count } przepis systemu
        [few] według niezależnej kontroli niespełnione { $count } przepisy systemu
        [many] według niezależnej kontroli niespełnionych { $count } przepisów systemu
       *[other] według niezależnej kontroli niespełnione { $count } przepisu systemu
    }

Console-ManualCompare =
    .page = Porównanie, runda { $round }
    .title = Porównanie kojarzenia ręcznego { $round }. rundy
    .back = Wróć do szachownic
    .others = Wszystkie inne szachownice są takie jak w programie.
    .outdated = { $why } Kojarzenia ręcznego nie można zakończyć; odrzuca się je i zaczyna od nowa z nowej wersji roboczej.
    .not-yours = To kojarzenie ręczne kończy tylko osoba, która je rozpoczęła: { $name }.
    .not-possible = Nie można go tak zakończyć: dla pozycji oznaczonych jako niemożliwe przepisy nie przewidują wyjątku, dopóki istnieje kojarzenie programu.
    .places-missing = Nie można go tak zakończyć: każdy musi mieć miejsce.
    .nothing-differs = Nie można go tak zakończyć: jest identyczne z kojarzeniem programu. Odrzuć kojarzenie ręczne, a obowiązywać będzie wersja robocza.
    .end = Zakończ kojarzenie ręczne
    .end-label = Zakończ kojarzenie ręczne, runda { $round }
    .confirm = Pary skojarzone ręcznie stają się wersją roboczą { $round }. rundy zamiast kojarzenia programu. Sprawozdanie o tym poinformuje (MPA).
    .colour = { $name }: trzeci raz z rzędu ten sam kolor lub różnica kolorów równa trzy – dopuszczone (C.04.1 6, 7)
    .despite = { $name }: dopuszcza się to, czego zabraniają C.04.1 2–4 lub regulamin; nie ma dopuszczalnego kojarzenia
    .read = Przeczytano wszystkie szachownice
    .compared = Porównano oba kojarzenia
    .comment = Komentarz: dlaczego szachownice się różnią
    .submit = Zakończ kojarzenie ręczne…

Console-ByHand = Skojarzono ręcznie
    .colour-accepted = Dopuszczony kolor (C.04.1 6, 7): { $players }.
    .not-met = Niespełnione według niezależnej kontroli: { $articles }.
