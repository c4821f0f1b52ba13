RegulationsFixed = Ustalone od rozpoczęcia turnieju ({ $article }): { NAMES("Regulation", $settings) }. Jeśli trzeba to jednak zmienić, robi to sędzia główny od wybranej rundy, podając powód: Ustawienia, „Zmień regulamin”.

LaterChangePlanned = Jest już zmiana od { $planned }. rundy. Najpierw ją cofnij (Aktywność) albo zmień regulamin od tamtej rundy.

ConfirmRounds = Po rozpoczęciu turnieju liczba rund jest ustalona. Aby mimo to zmienić ją z { $was } na { $rounds }, potwierdź nową liczbę jeszcze raz.

RegulationSpan =
    .announced = jak ogłoszono
    .from = Od { $first }. rundy
    .round = Runda { $first }
    .rounds = Rundy { $first }–{ $last }
    .usual-readings = zwykłe
