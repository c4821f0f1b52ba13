### Co je od zahájení pevné a jak to hlavní rozhodčí od některého kola změní.

RegulationsFixed = Od zahájení pevné ({ $article }): { NAMES("Regulation", $settings) }. Je-li přesto třeba změna, provede ji hlavní rozhodčí od některého kola, s uvedením důvodu: Nastavení, Změnit propozice.

LaterChangePlanned = Změna od { $planned }. kola už platí. Nejprve ji vezměte zpět (Činnost), nebo změňte propozice od tohoto kola.

ConfirmRounds = Po zahájení turnaje je počet kol pevný. Chcete-li jej přesto změnit z { $was } na { $rounds }, potvrďte nový počet podruhé.

RegulationSpan =
    .announced = jak bylo oznámeno
    .from = Od { $first }. kola
    .round = { $first }. kolo
    .rounds = { $first }.–{ $last }. kolo
    .usual-readings = obvyklý výklad
