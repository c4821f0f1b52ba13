Pairing-System-dutch-2026 = System FIDE (holenderski), 2026
    .rules = FIDE Handbook C.04.3, obowiązuje od 1 lutego 2026

Pairing-Reading-dutch-2026 =
    .parity = Czy numer jest parzysty lub nieparzysty wśród obecnych, czy tak jak jest zapisany?

Pairing-System-dutch-2017 = System FIDE (holenderski), 2017
    .rules = FIDE Handbook C.04.3, obowiązywał od 1 lipca 2017 do 31 stycznia 2026

Pairing-Reading-dutch-2017 =
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-dubov-2026 = System Dubowa (2026)
    .rules = FIDE Handbook C.04.4.1, obowiązuje od 1 lutego 2026 r.

Pairing-Reading-dubov-2026 =
    .full-bye = Czy pauza za 1 punkt na życzenie wyklucza pauzę, tak jak walkower?
    .upfloated = Przeniesienie w górę: wystarczy skojarzenie z kimś o większej liczbie punktów, czy trzeba zagrać?
    .games = Które partie liczą się przy pauzie: tylko rozegrane, czy także walkowery?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-burstein-2026 = System Bursteina (2026)
    .rules = FIDE Handbook C.04.4.2, obowiązuje od 1 lutego 2026 r.

Pairing-Reading-burstein-2026 =
    .absences = Pauzy za 0 punktów z rzędu do teraz: do poprzedniej rundy, czy trzeba pauzować i w tej?
    .absences-in = Czy remisy za te pauzy liczą się w obu metodach, czy tylko w Buchholzu?
    .full-bye = { Pairing-Reading-dubov-2026.full-bye }
    .games = { Pairing-Reading-dubov-2026.games }
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-lim-2026 = System Lima (2026)
    .rules = FIDE Handbook C.04.4.3, obowiązuje od 1 lutego 2026 r.

Pairing-Reading-lim-2026 =
    .maxi = { Pairing-Reading-lim-1999.maxi }
    .maxi-end = { Pairing-Reading-lim-1999.maxi-end }
    .full-bye = { Pairing-Reading-dubov-2026.full-bye }
    .cracking = { Pairing-Reading-lim-1999.cracking }
    .cracked-pair = { Pairing-Reading-lim-1999.cracked-pair }
    .adjacent = { Pairing-Reading-lim-1999.adjacent }
    .taken = Czy bierze się przeciwników, których 3.8 daje poprzednim, czy tylko tych, bez których mogą się obejść?
    .floaters = { Pairing-Reading-lim-1999.floaters }
    .median-upfloaters = { Pairing-Reading-lim-1999.median-upfloaters }
    .newcomers = { Pairing-Reading-lim-1999.newcomers }
    .floated = { Pairing-Reading-lim-1999.floated }
    .last-round = { Pairing-Reading-lim-1999.last-round }
    .last-colours = Gdzie artykuł 6 uchyla ograniczenia: czy narusza się ich jak najmniej, czy w ogóle nie mają znaczenia?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-double-swiss-2026 = Double-Swiss (2026)
    .rules = FIDE Handbook C.04.5, obowiązuje od 1 lutego 2026 r.

Pairing-Reading-double-swiss-2026 =
    .following = Gdy żaden zestaw nie zostawia następnej grupie tak mało pływaków w górę, ile trzeba: czy C6 nie ma znaczenia, czy spełnia je zestaw najbliższy?
    .matches = Które mecze liczą się przy pauzie: tylko te, w których rozegrano partię, czy także walkowery?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-team-swiss-2026 = Szwajcarski system drużynowy (2026)
    .rules = FIDE Handbook C.04.6, obowiązuje od 1 lutego 2026 r.

Pairing-Reading-team-swiss-2026 =
    .preferences = Preferencje kolorów drużyn: typ A, typ B czy żadne?
    .secondary = Czy o tym, która drużyna w parze jest pierwsza, decydują także punkty drugorzędne?
    .last-two = Ostatnia runda, tyle białych co czarnych, dwa ostatnie kolory te same: czy drużyna ma preferencję, czy nie?
    .following = { Pairing-Reading-double-swiss-2026.following }
    .matches = { Pairing-Reading-double-swiss-2026.matches }
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-dutch-1992 = System szwajcarski oparty na rankingu (1992)
    .rules = Kongresy FIDE w Berlinie 1991 i Manili 1992, wydanie czeskie z 20 września 1992

Pairing-Reading-dutch-1992 =
    .half-of = Połowa zawodników: liczona przed odejściem tych, którzy nie mają przeciwnika, czy po nim?
    .float-mark = Czy przeniesienie zapisuje się już przy kojarzeniu, czy dopiero gdy partię rozegrano?
    .same-colour = Czy dwa razy ten sam kolor oznacza dwie ostatnie partie, czy dwie ostatnie rundy?
    .colour-conflict = Różnica +2 i dwa razy czarne: czy decyduje różnica, czy należą się białe, jak napisano?
    .void-obligation = Ostatnia runda, ponad 50%: czy uchylony obowiązek pozostaje preferencją, czy obowiązują A7b i A7c?
    .bye-bar = Co wyklucza pauzę: każde zwycięstwo bez gry czy tylko wcześniejsza pauza i zwycięstwo walkowerem?
    .moved-down-floats = Czy B5 i B6 chronią zawodnika przeniesionego w dół przed kolejnym przeniesieniem w dół?
    .b6 = Czy B6 zabrania tego samego przeniesienia dwie rundy później, czy każdego przeniesienia przez dwie rundy?
    .last-round = Ostatnia runda: czy B2, B5 i B6 nie obowiązują, gdy obaj z pary mają ponad 50%, gdy ma jeden, czy nigdy?
    .last-round-floats = Ostatnia runda: czy zawodnik z ponad 50% punktów może być znów przeniesiony, choć przeciwnik może mieć mniej?
    .dropping = Czy B6 pomija się przed B5, czy razem z nim?
    .c1 = Przeniesiony w dół, nie ma tam przeciwnika i C12 nie pomaga: czy idzie dalej, czy zmniejsza się p?
    .c10 = Przed pominięciem B5: czy innych przeciwników dostają wszyscy przeniesieni w dół, czy tylko ostatni?
    .c10-floats = Inni przeciwnicy dla przeniesionych w dół: czy B5 i B6 znów obowiązują w reszcie?
    .c11 = Czyje x się zwiększa: reszty przed x przeniesionych w dół, czy oba?
    .after-c11 = Czy B5 i B6 znów obowiązują po zwiększeniu x lub zmniejszeniu p, czy pozostają pominięte?
    .c12 = Czy C12 pomaga tylko przeniesionym w dół, czy także reszcie?
    .c13 = Czy p maleje także dla przeniesionych w dół, czy tylko w reszcie?
    .c14-x = Które x zmniejsza C14: to z C2 czy to zwiększone przez C11?
    .c14-zero = Gdy p reszty wynosi 0: czy w dół idzie reszta, czy cała grupa?
    .d2-ties = Równe różnice, ten sam z S1: najpierw najwyższy z S2, czy na końcu najniższy z S2?
    .stronger = Czy z dwóch absolutnych preferencji silniejsza jest ta z większą różnicą?
    .no-games = Dwaj bez partii grają ze sobą po 1. rundzie: jak w 1. rundzie, czy na zmianę z rundy na rundę?
    .absent = Czy zawodnika nieobecnego bez powiadomienia się wycofuje, czy kojarzy dalej?
    .games = Czy pary rozstrzygnięte walkowerem liczą się między zainteresowanymi i do średniej?
    .average = Czy średni ranking i losowanie rozstrzygają o każdym miejscu, czy tylko o pierwszym?
    .lot = Liczba losująca dla zawodników równych we wszystkim innym.

Pairing-System-dutch-2012 = System FIDE (holenderski), Stambuł 2012
    .rules = C.04.3.1 z 2012 r.

Pairing-Reading-dutch-2012 =
    .parity = Czy numer jest parzysty lub nieparzysty wśród obecnych, czy tak jak jest zapisany?
    .absent-opponent = Czy kto nie stawił się przy szachownicy, jest pływakiem według kojarzenia, czy wcale?
    .late-colours = Dwaj bez partii grają ze sobą po 1. rundzie: jak w 1. rundzie, czy mniejszy numer ma kolory na zmianę z rundy na rundę?
    .closeness = Przeniesieni w dół z różnych grup: procedura tak jak zapisana, czy bliskość punktów przed kolorami?
    .moved-down-floats = Czy B.5 i B.6 chronią zawodnika przeniesionego w dół przed ponownym przeniesieniem w dół?
    .half-of = Połowa zawodników: liczona przed odejściem tych, którzy nie mają przeciwnika, czy po nim?
    .joined = Czy grupy łączy się, gdy nie pomaga żadna para, jako niejednorodne; czy gdy M1 wynosi 0, i tak jak mówi A.3?
    .mdps-meet = Z kim może grać przeniesiony w dół w grupie niejednorodnej: z każdym z S2, czy tylko z zawodnikami własnymi?
    .backtrack-for = Na co muszą pozwalać inni pływacy: na P1 par, w tym M1 z nimi, czy na P1 par w dowolny sposób?
    .completing = Inne skojarzenie przedostatniej grupy: z jak największą liczbą przeniesionych w dół, czy z jak największą liczbą par?
    .bye-float = Czy pauza w tej rundzie jest przeniesieniem w dół według B.5 i B.6?
    .stronger = Czy jedna absolutna preferencja jest silniejsza od drugiej przez większą różnicę kolorów?

Pairing-System-vincze = VinczeSwiss
    .rules = Uproszczone zasady szwajcarskie programu VinczeSwiss (Roman Vincze), po czesku, bez daty
    .no-pairing-left = gdy nie ma już kojarzenia, turniej się kończy (V18)

Pairing-Reading-vincze =
    .odd-player = Czy zawodnika pauzującego wybiera się przed kojarzeniem, czy jest to ten, kto z niego pozostaje?
    .odd-player-bar = Co wyklucza pauzowanie: tylko wcześniejsze pauzowanie, czy każde zwycięstwo bez gry?
    .forfeits-meet = Czy dwaj zawodnicy, których partię rozstrzygnął walkower, już ze sobą grali?
    .ban-lifted = Czy zakaz trzech równych kolorów uchyla się, gdy nie pozwala na niego żaden pauzujący, czy przed zmianą pauzującego?
    .same-twice = Czy dwa razy ten sam kolor oznacza dwie ostatnie partie, czy dwie ostatnie rundy?
    .lifted-colours = Czy w rundzie z uchylonym zakazem V24.1 nadal przydziela kolory?
    .difference = Czy większa różnica kolorów to ta szersza, czy ta z większą liczbą białych?
    .never-played = Gdy niższy numer nie ma jeszcze partii: parzystość, czy kolor przeciwnika na zmianę?
    .parity = Czy numer jest parzysty lub nieparzysty tak jak jest zapisany, czy wśród obecnych?
    .tie-breaks = Kolejne punktacje pomocnicze; pusto: wszystkie, jak w tekście.
    .unplayed-rounds = Czy w Buchholzu pomija się własne rundy nierozegrane, czy liczą się jak przeciwnicy bez punktów?
    .wins = Czy liczba zwycięstw obejmuje tylko partie wygrane, czy też walkowery?
    .seed = Liczba losująca; pusto: nie losuje się i miejsca pozostają dzielone.

Pairing-System-lim-1999 = System Lima (1999)
    .rules = Przepisy szwajcarskie FIDE C.04.2 (system Lima), 1987–1999

Pairing-Reading-lim-1999 =
    .maxi = Czy to turniej maxi?
    .maxi-end = Kto jest najniżej (w górę: najwyżej) zaszeregowany w grupie, od którego liczy się 100 punktów: z tych, którzy jeszcze są, czy ze wszystkich przed przeniesieniami?
    .forfeits-meet = Czy dwaj zawodnicy, których partii nie rozegrano, już ze sobą grali?
    .federations = Czy pod koniec nie kojarzy się zawodników jednej federacji: nigdy, jeśli się da, zawsze?
    .full-bye = Czy pauza za 1 punkt na życzenie wyklucza pauzę, tak jak walkower?
    .cracking = Czy stronę, której parę się anuluje, liczy się za każdym razem od nowa, czy raz?
    .cracked-pair = Którą parę sąsiedniej grupy anuluje się: utworzoną jako ostatnią, czy jako pierwszą?
    .adjacent = Z kim w grupie środkowej mogą grać pływacy w górę: tylko z własnymi, czy też z pływakami w dół?
    .taken = Czy bierze się przeciwników, których 10.8 daje poprzednim, czy tylko tych, bez których mogą się obejść?
    .floaters = Czy pływak gra z każdym z grupy, czy z innymi pływakami dopiero po wszystkich?
    .median-upfloaters = Czy pływak w górę gra w grupie środkowej z najwyżej, czy z najniżej zaszeregowanym?
    .newcomers = Czy przeciwnik bez żadnej partii oczekuje drugiego koloru?
    .floated = Kto był pływakiem w poprzedniej rundzie: tylko przez partię, czy też przez punkty bez gry?
    .history = Czy kolory porównuje się partia po partii od ostatniej, czy runda po rundzie?
    .last-round = Kogo ograniczenia kolorów puszczają do gry w ostatniej rundzie: wszystkich, czy tylko równych punktami?
    .last-colours = Gdzie przepis 13 uchyla ograniczenia: czy narusza się ich jak najmniej, czy w ogóle nie mają znaczenia?
    .parity = Czy numer jest parzysty lub nieparzysty wśród obecnych, czy tak jak jest zapisany?
    .ties = Czy równość rozstrzyga (a), gdy wszyscy przeciwnicy mają ranking, a w przeciwnym razie (b); czy tylko jedno z nich?
    .progressive = Co odpada razem z rundą: jej wartość progresji, czy jej wynik ze wszystkich wartości?

Pairing-System-round-robin = System kołowy
    .rules = FIDE Handbook C.05, aneks 1 (tabele Bergera)

Pairing-Reading-round-robin =
    .lots = Losowanie: czy każdy może wylosować dowolny numer, czy zawodnicy jednej federacji losują z jednego zestawu (tabele Varmy)?

Pairing-System-double-round-robin = Dwukołowy system kołowy
    .rules = FIDE Handbook C.05, aneks 1 (tabele Bergera), dwukrotnie

Pairing-Reading-double-round-robin =
    .lots = { Pairing-Reading-round-robin.lots }
    .last-rounds = Czy dwie ostatnie rundy pierwszego koła zamieniają się miejscami, aby nikt nie miał trzy razy z rzędu tego samego koloru?

Pairing-System-scheveningen = System scheveningen
    .rules = tabele scheveningen (O. Milvang, 2022)

Pairing-System-double-scheveningen = Dwukołowy system scheveningen
    .rules = tabele scheveningen (O. Milvang, 2022), tam i z powrotem
