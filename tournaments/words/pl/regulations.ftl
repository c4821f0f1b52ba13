RegulationsFixed = Ustalone od rozpoczęcia turnieju ({ $article }): { NAMES("Regulation", $settings) }. Jeśli trzeba to jednak zmienić, robi to sędzia główny od wybranej rundy, podając powód: Ustawienia, „Zmień regulamin”.

MatchesFixed = Po skojarzeniu rundy rundy z jedną partią i mecze z dwóch partii pozostają tym, czym są ({ $article }).
    .between-games = Rundy { $first } i { $from_round } to partie jednego meczu i obowiązuje w nich ten sam regulamin ({ $article }).
TableFixed = Po wylosowaniu numerów turniej kołowy zachowuje swoją tabelę, a inny system jej nie dostanie ({ $article }).
    .rounds = Tabela dla { $players } zawodników ma { $rounds } rund ({ $article }).
    .of-sides = Po wylosowaniu numerów turniej systemem scheveningen zachowuje swoją tabelę, a inny system jej nie dostanie ({ $article }).

LaterChangePlanned = Jest już zmiana od { $planned }. rundy. Najpierw ją cofnij (Aktywność) albo zmień regulamin od tamtej rundy.

ConfirmRounds = Po rozpoczęciu turnieju liczba rund jest ustalona. Aby mimo to zmienić ją z { $was } na { $rounds }, potwierdź nową liczbę jeszcze raz.

ConfirmFideMode = To oznacza wyjście z trybu FIDE od rundy { $round }: { EACH($reasons) }. Turniej, który z niego wyszedł, już do niego nie wraca. Aby mimo to wyjść, potwierdź rundę { $round }.
    .again = Aby wyjść z trybu FIDE od rundy { $round }, potwierdź rundę jeszcze raz.

RegulationSpan =
    .announced = jak ogłoszono
    .from = Od { $first }. rundy
    .round = Runda { $first }
    .rounds = Rundy { $first }–{ $last }
    .usual-readings = zwykłe

OutsideFide =
    .now = Poza trybem FIDE: { $reasons }.
    .from = { $what } (od rundy { $round })
    .once = { $what } (już cofnięte; do trybu FIDE się nie wraca)
    .system = { SYSTEM($system) } nie należy do systemów obowiązującego FIDE Handbook
    .tie-breaks = { $codes } nie ma w C.07
    .edition = klasyfikacja według C.07 z { $edition }
    .changed = regulamin zmieniono w trakcie turnieju
    .virtual-points = punkty wirtualne wpisane ręcznie (C.04.7)
