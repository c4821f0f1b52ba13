### Runda systemu Dubowa, krok po kroku.

Pairing-Dubov =
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

Pairing-Dubov-Floater =
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
    .first-set = Przeniesienie w górę: { $players }, pierwszy zestaw ({ $count }) najlepszy według C5–C10.
    .others-unpaired = Po przeniesieniu w górę, { $player }, nie wszystkich dałoby się skojarzyć.
    .colours = { $player }: bez preferowanego koloru zostaje zawodników { $count }, natomiast { $other }: tylko { $fewest }.
    .most-upfloats = { $player }: przeniesień w górę już { $count }, najwięcej, ile wolno.
    .more-upfloats = { $player }: przeniesień w górę już { $count }, więcej niż { $other }.
    .floated-before = { $player }: przeniesienie w górę także w poprzedniej rundzie.

Pairing-Dubov-Subgroup =
    .halves = W grupie nikt jeszcze nie grał: G1 to pierwsza połowa według numerów ({ $first }), G2 druga ({ $second }).
    .preferences = G1 ma preferencję białych ({ $first }), G2 to pozostali ({ $second }).
    .from-smaller = Przesunięcie: { $players }. Tyle par ({ $count }) musi powstać wewnątrz mniejszej podgrupy.
    .from-larger = Przesunięcie, aby podgrupy były równe: { $players }.

Pairing-Dubov-Pair =
    .meets = { $player } (ARO { $aro }) – { $opponent }, pierwszy możliwy przeciwnik z G2.
    .same-half = { $player } i { $other } są obaj w { $half ->
        [s1] S1, której zawodnicy grają z zawodnikami S2
       *[s2] S2, której zawodnicy grają z zawodnikami S1
    }.

Pairing-Dubov-Group = grupa { $points }

Pairing-Dubov-Value =
    .most-upfloats = MaxT
    .residents = { $group }: własni zawodnicy
    .upfloaters = { $group }: przeniesieni w górę
    .g1 = { $group }: G1
    .g2 = { $group }: G2
    .shifted = { $group }: przesunięci
    .s1 = { $group }: S1
    .t2 = { $group }: T2
    .aro = { $group }: ARO
    .missed = { $group }: niespełnione preferencje koloru
    .none = brak
