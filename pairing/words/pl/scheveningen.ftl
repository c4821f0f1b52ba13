### Runda turnieju systemem scheveningen opowiedziana wierszem tabeli.

Pairing-Scheveningen-Round =
    .row = Runda { $round } to wiersz { $row } tabeli scheveningen dla stron po { $size }.
    .second-cycle = Runda { $round } to wiersz { $row } tabeli scheveningen dla stron po { $size } z odwróconymi kolorami.
    .free = { $player } według tabeli miałby grać z numerem { $seat }, którego nikt nie ma, i pauzuje.

Pairing-Scheveningen-Board =
    .pair = Wiersz { $row } tabeli dla { $size } ma { $one }–{ $other }: { $white } ma białe, { $black } czarne.
