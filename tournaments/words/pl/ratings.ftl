RatingNotCounted =
    .forfeit = Partia nierozegrana: nie zmienia rankingu
    .short = Zakończono, zanim obie strony wykonały posunięcie: nie zmienia rankingu
    .unrated-opponent = Przeciwnik bez rankingu
    .too-far = Różnica 600 punktów lub więcej i jeden z dwóch powyżej 2600: nie podlega ocenie (szachy szybkie i błyskawiczne 7.3.1)

KReason =
    .always = Do września 2022 jednakowy dla wszystkich w szachach szybkich i błyskawicznych
    .new = Nowy na liście: mniej niż 30 partii (B.02 8.3.3)
    .new-listed = Lista FIDE podaje { $listed }, a nie wynika to z wieku: nowy na liście, mniej niż 30 partii (B.02 8.3.3)
    .new-or-young = Lista FIDE podaje { $listed }: nowy na liście albo młody; rok urodzenia nie jest znany (B.02 8.3.3)
    .high = Ranking osiągnął 2400 (B.02 8.3.3)
    .high-listed = Lista FIDE podaje { $listed }: ranking osiągnął 2400 (B.02 8.3.3)
    .high-by-title = Ranking 2400 był warunkiem tytułu GM lub IM, więc się go przyjmuje (B.02 8.3.3)
    .young = Poniżej 2300, do końca roku, w którym przypadają 18. urodziny (B.02 8.3.3)
    .usual = Jak zwykle poniżej 2400 (B.02 8.3.3)

KListed = { $why }; lista FIDE podaje { $listed }

KLowered = { $why }; zmniejszono z { $before }, bo K razy { $games } partii to najwyżej 700

NoFirstRating =
    .no-games = Nie ma jeszcze partii z przeciwnikiem z rankingiem.
    .too-few = { $games ->
            [one] Liczba partii z przeciwnikami z rankingiem: { $games }; potrzeba pięciu, wliczając partie z innych turniejów w ciągu 26 miesięcy (B.02 7.1.4).
            [few] Liczba partii z przeciwnikami z rankingiem: { $games }; potrzeba pięciu, wliczając partie z innych turniejów w ciągu 26 miesięcy (B.02 7.1.4).
            [many] Liczba partii z przeciwnikami z rankingiem: { $games }; potrzeba pięciu, wliczając partie z innych turniejów w ciągu 26 miesięcy (B.02 7.1.4).
           *[other] Liczba partii z przeciwnikami z rankingiem: { $games }; potrzeba pięciu, wliczając partie z innych turniejów w ciągu 26 miesięcy (B.02 7.1.4).
        }
    .zero = Bez punktu przeciwko przeciwnikom z rankingiem: pierwszy turniej się wtedy pomija, późniejszy liczy się razem z innymi (B.02 8.2.1).
    .too-low = Partie dają mniej niż 1400: zawodnik pozostaje bez rankingu (B.02 7.1.4).
    .disregarded = Według ówczesnych przepisów turniej się tu nie liczy: za mało przeciwników z rankingiem albo punktów.
    .older-rules = Turniej rozegrano przed 1 marca 2024: pierwszych rankingów z tamtego czasu się tu nie oblicza.

RatingNotFides = { $count ->
        [one] Ranking spoza FIDE, więc w tych obliczeniach bez rankingu: { $players }.
        [few] Rankingi spoza FIDE, więc w tych obliczeniach bez rankingu: { $players }.
        [many] Rankingi spoza FIDE, więc w tych obliczeniach bez rankingu: { $players }.
       *[other] Rankingi spoza FIDE, więc w tych obliczeniach bez rankingu: { $players }.
    }
    .one = Ranking { $rating } ({ $source }) nie jest rankingiem FIDE: w tych obliczeniach zawodnik jest bez rankingu.

FirstRatingCounts = Do pierwszego rankingu liczą się partie z przeciwnikami z rankingiem w liczbie { $games }, zdobyte punkty: { $score }.
    .today = Do pierwszego rankingu liczą się partie z przeciwnikami z rankingiem w liczbie { $games } z co najmniej 5 ({ $enough ->
        [yes] spełnione
       *[no] jeszcze nie: wraz z innymi turniejami w ciągu 26 miesięcy
    }, B.02 7.1.4), zdobyte punkty: { $score } ({ $scored ->
        [yes] nie zero
       *[no] zero: pierwszy turniej się wtedy pomija
    }, B.02 8.2.1).
    .left-out = { $count ->
        [one] Pomija się rundę: { $rounds }.
        [few] Pomija się rundy: { $rounds }.
        [many] Pomija się rundy: { $rounds }.
       *[other] Pomija się rundy: { $rounds }.
    }

FirstRatingHow = Średnia z dwoma dodatkowymi przeciwnikami o rankingu 1800, przyjętymi jako remisy: { $average }; { $percent }% daje { $difference }: { $computed } (B.02 8.2).
