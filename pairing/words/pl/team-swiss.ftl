### Runda szwajcarskiego systemu drużynowego, krok po kroku.

Pairing-Team-Swiss =
    .group = Grupa punktowa, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: { $teams } { $teams ->
        [one] drużyna jeszcze bez pary
        [few] drużyny jeszcze bez pary
        [many] drużyn jeszcze bez pary
       *[other] drużyny jeszcze bez pary
    }.
    .broken = { $criterion } nie da się spełnić zawsze; liczba naruszeń, najmniejsza możliwa: { $count }.
    .tops = Nie każdy numer z pierwszej połowy może być mniejszy w swojej parze; mniejsze numery: { $players }.
    .meets = { $player } gra z przeciwnikiem: { $opponent }.
    .both-white = { $player } i { $other }: preferencja białych.
    .both-black = { $player } i { $other }: preferencja czarnych.
    .others-worse = Gdyby grali ze sobą { $player } i { $other }, pozostałych nie dałoby się skojarzyć albo C8–C10 byłyby naruszone bardziej.
    .spared = { $player } i { $other }: jedno przeniesienie w górę, drugie w poprzedniej rundzie.

Pairing-Team-Swiss-Bye =
    .most-matches = { $player } pauzuje: najwięcej meczów wśród mających najmniej punktów, które mogą pauzować.
    .last = { $player } pauzuje: ostatnie miejsce wśród mających najmniej punktów i najwięcej meczów.

Pairing-Team-Swiss-Floater =
    .nobody = Wszystkie da się skojarzyć ze sobą: żadna drużyna nie jest przenoszona w górę.
    .odd = Liczba jest nieparzysta: w górę trzeba przenieść co najmniej { $count } { $count ->
        [one] drużynę
        [few] drużyny
        [many] drużyn
       *[other] drużyny
    }.
    .even = Inaczej ich albo drużyn poniżej nie dałoby się wszystkich skojarzyć: w górę trzeba przenieść co najmniej { $count } { $count ->
        [one] drużynę
        [few] drużyny
        [many] drużyn
       *[other] drużyny
    }.
    .floats = { $player }: przeniesienie w górę, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
    .first-set = W górę przechodzą { $players }: pierwszy zestaw liczący { $count }, najlepszy według C5–C7.
    .others-unpaired = Po przeniesieniu w górę, { $player }, nie wszystkie drużyny dałoby się skojarzyć.
    .following = Po odejściu, { $player }, następna grupa punktowa potrzebowałaby więcej pływaków w górę, niż musi.
    .floated-before = { $player }: przeniesienie w poprzedniej rundzie.

Pairing-Team-Swiss-Colour =
    .odd-number = Żadna z nich jeszcze nie grała. Pierwszą drużyną jest { $player }, z numerem nieparzystym: kolor początkowy.
    .even-number = Żadna z nich jeszcze nie grała. Pierwszą drużyną jest { $player }, z numerem parzystym: kolor przeciwny.
    .only-wish = { $player } ma preferencję { $colour ->
        [white] białych
       *[black] czarnych
    }; druga drużyna nie ma żadnej.
    .both = { $white } ma preferencję białych, { $black } czarnych.
    .strong-wish = Silną preferencję { $colour ->
        [white] białych
       *[black] czarnych
    } ma tylko { $player }.
    .lower-difference = { $white } ma niższą różnicę kolorów, { $black } wyższą.
    .alternate = Równa różnica kolorów; gdy kolory ostatnio się różniły, czarne: { $white }.
    .first-prefers = Te same kolory: uwzględnia się preferencję pierwszej drużyny, { $player }.
    .first-changes = Te same kolory: swój ostatni kolor zmienia pierwsza drużyna, { $player }.
    .other-changes = Pierwsza drużyna jeszcze nie grała; swój ostatni kolor zmienia { $player }.

Pairing-Team-Swiss-Group = grupa { $points }

Pairing-Team-Swiss-Value =
    .residents = { $group }: własne drużyny
    .upfloaters = { $group }: przeniesione w górę
    .identifier = { $group }: identyfikator
    .none = brak
