### Proč se dva hráči neutkají, jak to říkají všechny systémy, které losují krok za krokem.

Pairing-WhyNot =
    .do = { $player } a { $opponent } se v tomto kole utkají.
    .away = { $player } v tomto kole není v losování.
    .order = Při hledání soupeře je na řadě { $opponent } dřív než { $other }; hledá { $player }.
    .taken = { $opponent } a { $other } byli volní, když soupeře hledal { $player }, a ten dostal tohoto soupeře: { $opponent }.
