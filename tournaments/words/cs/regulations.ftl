### Co je od zahájení pevné a jak to hlavní rozhodčí od některého kola změní.

RegulationsFixed = Od zahájení pevné ({ $article }): { NAMES("Regulation", $settings) }. Je-li přesto třeba změna, provede ji hlavní rozhodčí od některého kola, s uvedením důvodu: Nastavení, Změnit propozice.

MatchesFixed = Jakmile je nalosováno kolo, zůstávají kola o jedné partii i zápasy o dvou partiích tím, čím jsou ({ $article }).
    .between-games = { $first }. a { $from_round }. kolo jsou partie jednoho zápasu a platí pro ně tytéž propozice ({ $article }).
TableFixed = Po vylosování čísel si turnaj každý s každým svou tabulku nechává a jiný systém žádnou nedostane ({ $article }).
    .rounds = Tabulka pro { $players } hráčů má { $rounds } kol ({ $article }).
    .of-sides = Po vylosování čísel si scheveningenský turnaj svou tabulku nechává a jiný systém žádnou nedostane ({ $article }).

LaterChangePlanned = Změna od { $planned }. kola už platí. Nejprve ji vezměte zpět (Činnost), nebo změňte propozice od tohoto kola.

ConfirmRounds = Po zahájení turnaje je počet kol pevný. Chcete-li jej přesto změnit z { $was } na { $rounds }, potvrďte nový počet podruhé.

ConfirmFideMode = Tím se od { $round }. kola opouští režim FIDE: { EACH($reasons) }. Turnaj, který jej opustil, se do něj už nevrátí. Chcete-li jej přesto opustit, potvrďte { $round }. kolo.
    .again = Chcete-li od { $round }. kola opustit režim FIDE, potvrďte kolo podruhé.

RegulationSpan =
    .announced = jak bylo oznámeno
    .from = Od { $first }. kola
    .round = { $first }. kolo
    .rounds = { $first }.–{ $last }. kolo
    .usual-readings = obvyklý výklad

OutsideFide =
    .now = Mimo režim FIDE: { $reasons }.
    .from = { $what } (od { $round }. kola)
    .once = { $what } (mezitím vzato zpět; do režimu FIDE se turnaj nevrací)
    .system = { SYSTEM($system) } není mezi systémy platného FIDE Handbook
    .tie-breaks = { $codes } není v C.07
    .edition = pořadí podle C.07 z roku { $edition }
    .changed = propozice se změnily v průběhu
    .virtual-points = virtuální body zadané ručně (C.04.7)
