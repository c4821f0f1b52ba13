### Runda turnieju kołowego opowiedziana wierszem tabeli Bergera.

Pairing-RoundRobin-Round =
    .row = Runda { $round } to wiersz { $row } tabeli Bergera dla { $seats }.
    .second-cycle = Runda { $round } to wiersz { $row } tabeli Bergera dla { $seats } z odwróconymi kolorami.
    .free = { $player } według tabeli miałby grać z numerem { $seats }, którego nikt nie ma, i pauzuje.

Pairing-RoundRobin-Board =
    .pair = Wiersz { $row } tabeli dla { $seats } ma { $one }–{ $other }: { $white } ma białe, { $black } czarne.
    .again = Grali ze sobą w rundzie { $round } z odwrotnymi kolorami.

# Dlaczego dwaj zawodnicy nie grają ze sobą w rundzie: z kim gra każdy z nich i kiedy grają ze sobą.
Pairing-RoundRobin-Meet =
    .now = W tej rundzie grają ze sobą { $player } i { $opponent }.
    .free = { $player } pauzuje w tej rundzie.
    .scheduled = { $white } (białe) i { $black } grają ze sobą w rundzie { $round }.
    .do = { $player } i { $opponent } grają ze sobą w tej rundzie.
    .same-side = { $player } i { $opponent } są po tej samej stronie i nigdy ze sobą nie grają.
