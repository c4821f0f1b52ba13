### Dlaczego dwaj zawodnicy nie grają ze sobą, jak to mówią wszystkie systemy kojarzące krok po kroku.

Pairing-WhyNot =
    .do = { $player } i { $opponent } grają ze sobą w tej rundzie.
    .away = { $player } nie jest kojarzony w tej rundzie.
    .order = Przy szukaniu przeciwnika { $opponent } jest w kolejności przed: { $other }; szuka { $player }.
    .taken = { $opponent } i { $other } byli wolni, gdy przeciwnika szukał { $player } i dostał go: { $opponent }.
