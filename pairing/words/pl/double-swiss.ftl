### Runda systemu Double-Swiss, krok po kroku.

Pairing-Double-Swiss =
    .group = Grupa punktowa, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: { $players } { $players ->
        [one] zawodnik jeszcze bez pary
        [few] zawodników jeszcze bez pary
        [many] zawodników jeszcze bez pary
       *[other] zawodnika jeszcze bez pary
    }.
    .tops = Nie każdy numer z pierwszej połowy może być mniejszy w swojej parze; mniejsze numery: { $players }.
    .meets = { $player } gra z przeciwnikiem: { $opponent }.
    .spared = { $player }: przeniesienie w poprzedniej rundzie, dlatego bez pływaka w górę { $other }.
    .others-by-c8 = Gdyby grali ze sobą { $player } i { $other }, C8 byłoby spełnione w mniejszym stopniu albo nie wszystkich pozostałych dałoby się skojarzyć.

Pairing-Double-Swiss-Bye =
    .most-matches = { $player } pauzuje: najwięcej meczów wśród mających najmniej punktów, którzy mogą pauzować.
    .last = { $player } pauzuje: ostatnie miejsce wśród mających najmniej punktów i najwięcej meczów.

Pairing-Double-Swiss-Floater =
    .nobody = Wszystkich da się skojarzyć ze sobą: nikt nie jest przenoszony w górę.
    .odd = Liczba jest nieparzysta: w górę trzeba przenieść co najmniej { $count } { $count ->
        [one] zawodnika
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }.
    .even = Inaczej ich albo zawodników poniżej nie dałoby się wszystkich skojarzyć: w górę trzeba przenieść co najmniej { $count } { $count ->
        [one] zawodnika
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }.
    .floats = { $player }: przeniesienie w górę, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
    .first-set = W górę przechodzą { $players }: pierwszy zestaw liczący { $count }, najlepszy według C5–C7.
    .others-unpaired = Po przeniesieniu w górę, { $player }, nie wszystkich dałoby się skojarzyć.
    .following = Gdyby odszedł { $player }, następna grupa punktowa potrzebowałaby więcej pływaków w górę, niż musi.
    .floated-before = { $player }: przeniesienie w poprzedniej rundzie.

Pairing-Double-Swiss-Colour =
    .fewer-whites = { $white }: białe rzadziej niż { $black }.
    .alternate = Białe równie często; gdy ich kolory ostatnio się różniły, czarne: { $white }.
    .higher = Te same kolory: { $player }, wyżej zaszeregowany, zmienia swój ostatni kolor.
    .opponent = { $player } jeszcze nie grał: ostatni kolor zmienia przeciwnik.

Pairing-Double-Swiss-Group = grupa { $points }

Pairing-Double-Swiss-Value =
    .residents = { $group }: własni zawodnicy
    .upfloaters = { $group }: przeniesieni w górę
    .identifier = { $group }: identyfikator
    .none = brak

# Drugie partie meczu (4.4).
Pairing-Double-Swiss-Second =
    .games = Drugie partie to pierwsze partie z zamienionymi kolorami.
    .exchanged = { $white } i { $black } grają ponownie, z zamienionymi kolorami.
    .bye = { $player } pauzuje w obu partiach: jedna wygrana, jedna zremisowana.
