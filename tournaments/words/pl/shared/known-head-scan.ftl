Shared-KnownHeadScan =
    .no-camera = Nie można użyć aparatu. Wpisz to, co jest w ostatnim wierszu arkusza.
    .hold = Pokaż aparatowi kod z arkusza.
    .no-head = Ten kod nie zawiera skrótu dziennika; może pochodzić ze starszego arkusza.
