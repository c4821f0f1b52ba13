Console-Pairing = Kojarzenie, runda { $round }

Console-PairingChecks =
    .here = { $count ->
        [one] { $count } zawodnik z potwierdzoną obecnością
        [few] { $count } zawodników z potwierdzoną obecnością
        [many] { $count } zawodników z potwierdzoną obecnością
       *[other] { $count } zawodnika z potwierdzoną obecnością
    }
    .too-few = Turniej rozpoczyna się, gdy obecność potwierdziło co najmniej dwóch zawodników.
    .check-in = Obecność
    .too-many-rounds = Nie da się rozegrać tylu rund: rundy { $rounds }, zawodnicy { $players }
    .most-rounds = { $most ->
        [one] Dwaj zawodnicy grają ze sobą tylko raz: można skojarzyć najwyżej { $most } rundę.
        [few] Dwaj zawodnicy grają ze sobą tylko raz: można skojarzyć najwyżej { $most } rundy.
        [many] Dwaj zawodnicy grają ze sobą tylko raz: można skojarzyć najwyżej { $most } rund.
       *[other] Dwaj zawodnicy grają ze sobą tylko raz: można skojarzyć najwyżej { $most } rundy.
    }
    .perhaps-too-many-rounds = Rund może być za dużo: rundy { $rounds }, zawodnicy { $players }
    .sure-rounds = { $sure ->
        [one] Nowy przeciwnik jest pewny dla każdego tylko w { $sure }. rundzie (C.04.1 2). Później zależy to od rozegranych par i kolorów: { $otherwise }. Przy tylu rundach i tak małej liczbie zawodników lepszy jest system kołowy.
        [few] Nowy przeciwnik jest pewny dla każdego w pierwszych { $sure } rundach (C.04.1 2). Później zależy to od rozegranych par i kolorów: { $otherwise }. Przy tylu rundach i tak małej liczbie zawodników lepszy jest system kołowy.
        [many] Nowy przeciwnik jest pewny dla każdego w pierwszych { $sure } rundach (C.04.1 2). Później zależy to od rozegranych par i kolorów: { $otherwise }. Przy tylu rundach i tak małej liczbie zawodników lepszy jest system kołowy.
       *[other] Nowy przeciwnik jest pewny dla każdego w pierwszych { $sure } rundach (C.04.1 2). Później zależy to od rozegranych par i kolorów: { $otherwise }. Przy tylu rundach i tak małej liczbie zawodników lepszy jest system kołowy.
    }
    .no-pairing-left = rundę bez dopuszczalnego kojarzenia kojarzy się ręcznie albo turniej kończy się przed czasem
    .settings = Ustawienia
    .results-in = Są wszystkie wyniki { $round }. rundy
    .results-in-but-adjourned = { $adjourned ->
        [one] Są wszystkie wyniki { $round }. rundy oprócz jednej odłożonej partii, która do kojarzenia liczy się jako remis (C.04.2 3.1)
        [few] Są wszystkie wyniki { $round }. rundy oprócz { $adjourned } odłożonych partii, które do kojarzenia liczą się jako remisy (C.04.2 3.1)
        [many] Są wszystkie wyniki { $round }. rundy oprócz { $adjourned } odłożonych partii, które do kojarzenia liczą się jako remisy (C.04.2 3.1)
       *[other] Są wszystkie wyniki { $round }. rundy oprócz { $adjourned } odłożonych partii, które do kojarzenia liczą się jako remisy (C.04.2 3.1)
    }
    .results-missing = { $count ->
        [one] Brakuje { $count } wyniku { $round }. rundy
        [few] Brakuje { $count } wyników { $round }. rundy
        [many] Brakuje { $count } wyników { $round }. rundy
       *[other] Brakuje { $count } wyniku { $round }. rundy
    }
    .not-confirmed = { $count ->
        [one] { $count } wynik { $round }. rundy bez potwierdzenia drugiej osoby
        [few] { $count } wyniki { $round }. rundy bez potwierdzenia drugiej osoby
        [many] { $count } wyników { $round }. rundy bez potwierdzenia drugiej osoby
       *[other] { $count } wyniku { $round }. rundy bez potwierdzenia drugiej osoby
    }
    .published-when-confirmed = Następną rundę można opublikować po ich potwierdzeniu.
    .conflicts = Dwaj sędziowie podali różne wyniki
    .conflict = runda { $round }, szachownica { $board }
    .paired = { $count ->
        [one] Skojarzony będzie { $count } zawodnik
        [few] Skojarzonych będzie { $count } zawodników
        [many] Skojarzonych będzie { $count } zawodników
       *[other] Skojarzonych będzie { $count } zawodnika
    }
    .odd-number = Nieparzysta liczba: jeden zawodnik otrzyma pauzę z kojarzenia.
    .free-by-table = Liczba nieparzysta: jeden zawodnik pauzuje według tabeli.
    .stayed-away = nieobecni bez powiadomienia: { $count }; kojarzenie ich wycofa (F8)
    .byes = { $count ->
        [one] { $count } przyznana pauza
        [few] { $count } przyznane pauzy
        [many] { $count } przyznanych pauz
       *[other] { $count } przyznanej pauzy
    }
    .shared-board = { $section } używa też szachownicy { $board }
    .shared-boards = { $section } używa też szachownic { $first }–{ $last }
    .shared-boards-between = { $section } używa też szachownic od { $first } do { $last } (liczba: { $count })
    .own-numbers = Dwie grupy w jednej sali potrzebują różnych numerów: Ustawienia, pierwsza szachownica.
