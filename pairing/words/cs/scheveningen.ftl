### Kolo scheveningenského turnaje, vyložené řádkem tabulky.

Pairing-Scheveningen-Round =
    .row = { $round }. kolo je { $row }. řádek scheveningenské tabulky pro strany o { $size } hráčích.
    .second-cycle = { $round }. kolo je { $row }. řádek scheveningenské tabulky pro strany o { $size } hráčích s obrácenými barvami.
    .free = { $player } by se podle tabulky utkal s číslem { $seat }, které nikdo nemá, a má volno.

Pairing-Scheveningen-Board =
    .pair = { $row }. řádek tabulky pro { $size } má { $one }–{ $other }: { $white } má bílé proti { $black }.
