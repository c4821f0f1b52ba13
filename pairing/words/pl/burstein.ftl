### Runda systemu Bursteina, krok po kroku.

Pairing-Burstein =
    .group = Grupa punktowa, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: { $players } { $players ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }.
    .group-with-floaters = Grupa punktowa, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: { $players } { $players ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    } i { $floaters } { $floaters ->
        [one] pływak
        [few] pływaków
        [many] pływaków
       *[other] pływaka
    }.
    .pairs = Wszyscy skojarzeni: { $pairs } { $pairs ->
        [one] para
        [few] pary
        [many] par
       *[other] pary
    }.
    .pairs-and-floaters = Najwyżej { $pairs } { $pairs ->
        [one] para
        [few] pary
        [many] par
       *[other] pary
    }, więc dalej przechodzi { $count } { $count ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }: { $players }.
    .missed = Bez preferowanego koloru: { $count } { $count ->
        [one] zawodnik
        [few] zawodników
        [many] zawodników
       *[other] zawodnika
    }; mniej być nie może.
    .meets = { $player } – { $opponent }: najniżej zaszeregowany, przy którym cała reszta pozostaje równie dobra.
    .same-preference = { $player } i { $other } mają preferencję tego samego koloru albo pozostałych nie dałoby się skojarzyć równie dobrze.

Pairing-Burstein-WhyNot =
    .floated = { $other } jest w parze z grupy o tylu punktach: { $points }; { $player } spadł z niej niżej, co według C5–C8 jest najlepsze.
    .worse = Gdyby grali ze sobą { $player } i { $other }, grupę dałoby się skojarzyć tylko gorzej według C5–C8 albo wcale.

Pairing-Burstein-Seeding =
    .round = Runda { $number } z { $last } wstępnych, kojarzona systemem FIDE (holenderskim).
    .group = Grupa, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: { $pairs } { $pairs ->
        [one] para
        [few] pary
        [many] par
       *[other] pary
    }.
    .meets = { $player } ({ $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }) – { $opponent }.
    .bye = { $player } pozostaje bez pary i pauzuje.

Pairing-Burstein-Group = grupa { $points }

Pairing-Burstein-Value =
    .order = { $group }: kolejność według indeksu
    .index = { $group }: Buchholz/Sonneborn-Berger
    .floaters = { $group }: pływacy
    .none = brak
