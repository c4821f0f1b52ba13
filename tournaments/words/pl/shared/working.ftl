Shared-Working =
    .title = Dlaczego to miejsce: { $player }
    .comparison = { $one } i { $other }
    .compare-title = Porównaj z innym zawodnikiem: { $player }…
    .rank = { $sharing ->
        [0] Miejsce { $rank } po { $round }. rundzie
        [one] Miejsce { $rank } po { $round }. rundzie, wspólne z jeszcze jednym zawodnikiem
        [few] Miejsce { $rank } po { $round }. rundzie, wspólne z { $sharing } innymi zawodnikami
        [many] Miejsce { $rank } po { $round }. rundzie, wspólne z { $sharing } innymi zawodnikami
       *[other] Miejsce { $rank } po { $round }. rundzie, wspólne z { $sharing } innymi zawodnikami
    }
    .after = Po rundzie
    .provisional = { $missing ->
        [one] Prowizorycznie: brakuje jednego wyniku { $round }. rundy.
        [few] Prowizorycznie: brakuje { $missing } wyników { $round }. rundy.
        [many] Prowizorycznie: brakuje { $missing } wyników { $round }. rundy.
       *[other] Prowizorycznie: brakuje { $missing } wyniku { $round }. rundy.
    }
    .criteria = Punktacja pomocnicza w kolejności
    .criterion = Kryterium
    .article = C.07 { $article }
    .tied = { $count ->
        [one] zastosowano, bo równość utrzymywała się z jeszcze jednym zawodnikiem
        [few] zastosowano, bo równość utrzymywała się z { $count } innymi zawodnikami
        [many] zastosowano, bo równość utrzymywała się z { $count } innymi zawodnikami
       *[other] zastosowano, bo równość utrzymywała się z { $count } innymi zawodnikami
    }
    .not-tied = nie zastosowano: równości już nie było
    .round = Rd
    .opponent = Przeciwnik
    .score = { $kind ->
        [AOB] Buchholz
       *[other] Punkty
    }
    .points = Pkt
    .rating = { $kind ->
        [APRO] Uzyskany ranking
        [APPO] Uzyskany ranking
       *[other] Ranking
    }
    .adds = Dodaje
    .encounters = Partie między zawodnikami z równą liczbą punktów
    .tied-players = Zawodnik z równą liczbą punktów
    .place = M-ce
    .sum = Suma
    .left-out = { $count ->
        [one] Pominięto jeszcze jednego zawodnika z równą liczbą punktów, z którym nie było partii.
        [few] Pominięto { $count } innych zawodników z równą liczbą punktów, z którymi nie było partii.
        [many] Pominięto { $count } innych zawodników z równą liczbą punktów, z którymi nie było partii.
       *[other] Pominięto { $count } innych zawodników z równą liczbą punktów, z którymi nie było partii.
    }
    .edition = Artykuły według przepisów o punktacji pomocniczej C.07, wydanie { $edition }. Punkty przeciwników to te, które liczą się innym (16.3).
    .compare = Porównaj z
    .compare-player = Porównaj z innym zawodnikiem: { $player }…
    .somebody-else = Kto inny…
    .compare-now = Porównaj
    .decides = rozstrzyga
    .how = Jak powstały te dwie liczby
    .player = { $player }: rundy
