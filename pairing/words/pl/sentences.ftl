Pairing-Figure = { $whole },{ $part }

Pairing-Number = { $number }

Pairing-Quoted = „{ $text }”

Pairing-Numbered =
    .one = nr { $tpn }
    .more = jeszcze { $count }
    .joined = { $first } i { $last }

Pairing-Listed =
    .more = jeszcze { $count }
    .joined = { $first } i { $last }

Pairing-Article =
    .tournament-rules = regulamin turnieju

Pairing-Points = { $number } { $points ->
    [0.5] punktu
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

Pairing-Said =
    .other-words = { $words }
    .unknown-option = nieznana opcja { QUOTED($option) }; znane: { $known }
    .unknown-choice = opcja { $option } przyjmuje jedną z wartości { $known }, a nie { QUOTED($value) }
    .unknown-listing = opcja { $option } wylicza wartości spośród { $known }, każdą raz, a nie { QUOTED($value) }
    .one-way-only = { $system }: ten system ma tylko jeden sposób kojarzenia grupy
    .nobody-legal-left = Nie ma już dopuszczalnego przeciwnika: { NUMBERED($players) }.
    .nobody-possible-left = Nie ma już możliwego przeciwnika: { NUMBERED($players) }.
    .nobody-left-by-b1-b2 = Zgodnie z B1 i B2 nie ma już przeciwnika: { NUMBERED($players) }.
    .nobody-left-to-meet-once = Nie ma już nikogo do gry: { NUMBERED($players) }; dwaj zawodnicy grają ze sobą tylko raz (V6), więc turniej kończy się tutaj (V18).
    .incomplete-legal = Jakkolwiek skojarzyć rundę, bez dopuszczalnego przeciwnika pozostaje co najmniej { $count } zawodników; w jednym z wariantów są to: { NUMBERED($players) }.
    .incomplete = Jakkolwiek skojarzyć rundę, bez przeciwnika pozostaje co najmniej { $count } zawodników; w jednym z wariantów są to: { NUMBERED($players) }.
    .incomplete-by-b1-b2 = Jakkolwiek skojarzyć rundę, przez B1 i B2 ktoś pozostaje bez przeciwnika; w jednym z wariantów: { NUMBERED($players) }.
    .incomplete-without-bye-by-b1-b2 = Jakkolwiek skojarzyć rundę, przez B1 i B2 ktoś pozostaje bez przeciwnika; w jednym z wariantów nie ma komu dać pauzy.
    .incomplete-meeting-once = Dwaj zawodnicy grają ze sobą tylko raz (V6) i jakkolwiek skojarzyć rundę, bez przeciwnika pozostaje co najmniej { $count } zawodników, więc turniej kończy się tutaj (V18).
    .every-pab-had = Liczba zawodników jest nieparzysta, a każdy miał już pauzę z kojarzenia albo rundę nierozegraną, która dała tyle co zwycięstwo.
    .every-bye-had-1992 = Liczba zawodników jest nieparzysta, a każdy miał już punkt bez gry.
    .every-bye-had-2012 = Liczba zawodników jest nieparzysta, a każdy miał już pauzę albo punkty bez gry.
    .every-odd-had = Liczba zawodników jest nieparzysta, a każdy miał już punkt za pauzowanie (V8), więc turniej kończy się tutaj (V18).
    .pab-only-to = Pauzę z kojarzenia może otrzymać tylko { NUMBERED($players) }, a wtedy pozostałych nie da się skojarzyć.
    .bye-only-to = Pauzę może otrzymać tylko { NUMBERED($players) }, a wtedy pozostałych nie da się skojarzyć.
    .odd-only = Pauzować może tylko { NUMBERED($players) } (V8), a wtedy pozostałych nie da się skojarzyć (V17), więc turniej kończy się tutaj (V18).
    .only-with-those-apart = Kojarzenie istnieje tylko z zawodnikami, których zgodnie z regulaminem turnieju nie kojarzy się ze sobą.
    .only-beyond-colour-limits = Skojarzenie istnieje tylko z kolorami poza ograniczeniami artykułu 5.1.
    .no-bye-by-8-2 = Liczba zawodników jest nieparzysta, a na przeszkodzie stoi przepis 8.2: { $why }.
    .bye-only-then-others-not = pauzę może otrzymać tylko { NUMBERED($players) }, a wtedy pozostałych nie da się skojarzyć
    .everybody-had-bye-or-walkover = każdy miał już pauzę albo zwycięstwo walkowerem
    .blocked = Możliwości 9.6 wyczerpano: nawet po anulowaniu wszystkich par rundy nie da się skojarzyć, ponieważ { $why }.
    .blocked-for = Możliwości 9.6 wyczerpano: nawet po anulowaniu wszystkich par rundy nie da się skojarzyć, ponieważ { $why }. Nie ma już przeciwnika: { NUMBERED($players) }.
    .left-over = Możliwości 9.6 wyczerpano: nawet po anulowaniu wszystkich par bez pary pozostaje co najmniej { $count } zawodników, ponieważ { $why }; w jednym z wariantów: { NUMBERED($players) }.
    .federations-apart = przepis 22 nie pozwala kojarzyć zawodników jednej federacji
    .some-apart = regulamin turnieju nie pozwala kojarzyć niektórych zawodników ze sobą
    .no-colours-for-some = przepis 12.1 nie daje niektórym parom kolorów
    .all-met = ze wszystkimi pozostałymi już grano (przepis 2)
    .paired-with-himself = { CAPITAL(NUMBERED($tpn)) } – kojarzenie z samym sobą.
    .paired-times = { CAPITAL(NUMBERED($tpn)) } – liczba skojarzeń w tej rundzie: { $times }.
    .not-paired = { CAPITAL(NUMBERED($players)) } { COUNT($players) ->
        [one] pozostaje
        [few] pozostają
        [many] pozostają
       *[other] pozostaje
    } bez pary.
    .no-such-player = { CAPITAL(NUMBERED($tpn)) } występuje w kojarzeniu, ale nie ma takiego zawodnika.
    .paired-but-away = { CAPITAL(NUMBERED($tpn)) } występuje w kojarzeniu, ale nie gra w tej rundzie.
    .bye-but-even = { CAPITAL(NUMBERED($tpn)) } otrzymuje pauzę, ale liczba zawodników jest parzysta.
    .has-bye-but-even = { CAPITAL(NUMBERED($tpn)) } ma pauzę, ale liczba jest parzysta.
    .odd-but-even = { CAPITAL(NUMBERED($tpn)) } pauzuje, ale liczba zawodników jest parzysta.
    .pair-barred = { CAPITAL(NUMBERED($white)) } i { NUMBERED($black) }: { $why }.
    .have-met = już ze sobą grali
    .have-met-in = grali ze sobą w { $round }. rundzie
    .kept-apart = nie kojarzy się ich ze sobą
    .both-white = obaj muszą dostać białe
    .both-black = obaj muszą dostać czarne
    .same-federation = należą do tej samej federacji
    .no-colours-for-both = { CAPITAL(NUMBERED($white)) } i { NUMBERED($black) }: obu naraz nie da się przydzielić kolorów w dozwolonych granicach.
    .second-games-exchanged = { CAPITAL(NUMBERED($white)) } z { NUMBERED($black) }: drugie partie to pierwsze partie z zamienionymi kolorami.
    .bye-of-one-game = { CAPITAL(NUMBERED($tpn)) } pauzuje tylko w jednej partii meczu.
    .bye-barred = { CAPITAL(NUMBERED($tpn)) } otrzymuje pauzę, ale { $why }.
    .had-bye-in = pauza była już w { $round }. rundzie
    .won-unplayed-in = w { $round }. rundzie były już punkty jak za zwycięstwo bez gry
    .points-unplayed-in = w { $round }. rundzie były już punkty bez gry
    .bye-after-unplayed-point = { CAPITAL(NUMBERED($tpn)) } otrzymuje pauzę po punkcie bez gry.
    .odd-again = { CAPITAL(NUMBERED($tpn)) } nie może pauzować ponownie.
    .complete-pairing-exists = Istnieje pełne kojarzenie, na przykład { $pairs }.
    .legal-pairing-exists = Istnieje dopuszczalne kojarzenie, na przykład { $pairs }.
    .permissible-pairing-exists = Istnieje dozwolone kojarzenie, na przykład { $pairs }.
    .table-ended = Przy { $count } zawodnikach tabela ma { $rounds } rund, więc rundy { $round } nie ma.
    .row-exists = Tabela ma wiersz dla rundy { $round }.
    .row-has-pair = { CAPITAL(NUMBERED($white)) } i { NUMBERED($black) } według tabeli grają ze sobą w tej rundzie, ale nie są skojarzeni.
    .row-has-not-pair = { CAPITAL(NUMBERED($white)) } i { NUMBERED($black) } są skojarzeni, ale według tabeli nie grają ze sobą w tej rundzie.
    .row-not-free = { CAPITAL(NUMBERED($tpn)) } pauzuje, ale według tabeli ma w tej rundzie przeciwnika.
    .black-should-have-white = { CAPITAL(NUMBERED($white)) } ma białe, { NUMBERED($black) } czarne, a powinno być odwrotnie.
    .other-should-have-white = { CAPITAL(NUMBERED($white)) } ma białe, { NUMBERED($black) } czarne, ale białe powinny przypaść komu innemu: { NUMBERED($other) }.
    .should-have-white = { CAPITAL(NUMBERED($black)) } – tu powinny być białe; przeciwnik: { NUMBERED($white) }.
    .same-colour-twice = { CAPITAL(NUMBERED($white)) } i { NUMBERED($black) } – dwa razy ten sam kolor po obu stronach, a istnieje kojarzenie bez trzeciego takiego samego koloru.
    .board-belongs-after = Szachownica { $board } ({ $white }-{ $black }) powinna być po szachownicy { $next } ({ $next_white }-{ $next_black }).
    .board-out-of-order = Szachownica { $board } stoi poza kolejnością.
    .is-downfloater = { CAPITAL(NUMBERED($tpn)) } jest w tej rundzie pływakiem w dół.
    .is-no-downfloater = { CAPITAL(NUMBERED($tpn)) } nie jest w tej rundzie pływakiem w dół.
    .is-upfloater = { CAPITAL(NUMBERED($tpn)) } jest w tej rundzie pływakiem w górę.
    .is-no-upfloater = { CAPITAL(NUMBERED($tpn)) } nie jest w tej rundzie pływakiem w górę.
    .mark-down-wrong = Oznaczenie przeniesienia w dół jest błędne: { NUMBERED($players) }.
    .mark-up-wrong = Oznaczenie przeniesienia w górę jest błędne: { NUMBERED($players) }.
    .float-but-only = Grupa { DECIMAL($score) } pkt, przeniesienia: { NUMBERED($players) }; wystarczyłoby przenieść: { NUMBERED($instead) }.
    .float-but-nobody = Grupa { DECIMAL($score) } pkt, przeniesienia: { NUMBERED($players) }; nikogo nie trzeba przenosić.
    .bracket-could-be = Grupę { DECIMAL($score) } pkt można skojarzyć lepiej albo równie dobrze i wcześniej: { $pairs }.
    .bracket-not-proved = Nie wykazano, że w grupie { DECIMAL($score) } pkt nie ma nic lepszego.
    .float-up-but-others = Do grupy { DECIMAL($score) } pkt w górę: { NUMBERED($players) }, ale lepsze, albo równie dobre i wcześniejsze byłoby: { NUMBERED($instead) }.
    .float-not-shown = Nie wykazano, że z grupy { DECIMAL($score) } pkt trzeba przenieść zawodników w liczbie { $count }.
    .order-not-shown = Nie wykazano, że w grupie liczącej { $count } jest pierwsze z kojarzeń najlepiej spełniających C8–C10.
    .preference-not-shown = Nie wykazano, że w grupie { DECIMAL($score) } pkt nie da się spełnić preferencji w liczbie { $count }.
    .preferences-missed = W grupie { DECIMAL($score) } pkt niespełnione preferencje koloru: { $count }; wystarczyłoby { $fewest }.
    .strong-preferences-missed = W grupie { DECIMAL($score) } pkt niespełnione silne preferencje koloru: { $count }; wystarczyłoby { $fewest }.
    .preferences-broken = W parach między zawodnikami mającymi { DECIMAL($score) } pkt niespełnione preferencje koloru: { $count }; wystarczyłoby { $fewest }.
    .more-preferences-possible = Tych samych zawodników jednej grupy można skojarzyć tak, by spełnić więcej preferencji.
    .more-pairs-possible = W grupie można utworzyć więcej par niż { $count }.
    .bye-to-lower-score = Pauza: { NUMBERED($tpn) } ({ DECIMAL($score) } pkt), ale mógłby ją dostać także { NUMBERED($other) } ({ DECIMAL($other_score) } pkt).
    .bye-to-more-unplayed = Pauza: { NUMBERED($tpn) } (partii nierozegranych: { $unplayed }), ale mógłby ją dostać także { NUMBERED($other) } (partii nierozegranych: { $other_unplayed }).
    .bye-but-other-first = { CAPITAL(NUMBERED($tpn)) } otrzymuje pauzę, ale pierwszeństwo ma { NUMBERED($other) }, a pauza byłaby tam możliwa.
    .odd-but-other-below = { CAPITAL(NUMBERED($tpn)) } pauzuje, ale pauzować może ktoś stojący niżej: { NUMBERED($other) }.
    .other-sought-earlier = { CAPITAL(NUMBERED($tpn)) } otrzymuje przeciwnika: { NUMBERED($opponent) }, ale wcześniej wypada { NUMBERED($other) }, a pozostałych dałoby się skojarzyć.
    .meets-but-has-to-meet = { CAPITAL(NUMBERED($tpn)) }: przeciwnikiem jest { NUMBERED($opponent) }, a musi nim być { NUMBERED($other) }.
    .could-meet-before = { CAPITAL(NUMBERED($tpn)) }: możliwym przeciwnikiem jest { NUMBERED($other) }, wcześniej niż { NUMBERED($opponent) }.
