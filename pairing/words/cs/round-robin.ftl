### Kolo turnaje každý s každým, vyložené řádkem Bergerovy tabulky.

Pairing-RoundRobin-Round =
    .row = { $round }. kolo je { $row }. řádek Bergerovy tabulky pro { $seats }.
    .second-cycle = { $round }. kolo je { $row }. řádek Bergerovy tabulky pro { $seats } s obrácenými barvami.
    .free = { $player } by se podle tabulky utkal s číslem { $seats }, které nikdo nemá, a má volno.

Pairing-RoundRobin-Board =
    .pair = { $row }. řádek tabulky pro { $seats } má { $one }–{ $other }: { $white } má bílé proti { $black }.
    .again = Spolu hráli v { $round }. kole s opačnými barvami.

# Proč se dva hráči v kole neutkají: s kým se každý z nich utká místo toho a kdy se utkají spolu.
Pairing-RoundRobin-Meet =
    .now = V tomto kole hrají spolu { $player } a { $opponent }.
    .free = { $player } má v tomto kole volno.
    .scheduled = { $white } (bílé) a { $black } se utkají v { $round }. kole.
    .do = { $player } a { $opponent } se v tomto kole utkají.
    .same-side = { $player } a { $opponent } jsou na téže straně a nikdy se neutkají.
