Shared-KnownHeadScan =
    .no-camera = Kameru nelze použít. Opište, co je v posledním řádku listu.
    .hold = Podržte kód listu před kamerou.
    .no-head = Tento kód neobsahuje otisk konce deníku; možná je ze staršího listu.
