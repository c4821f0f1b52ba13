Public-Home =
    .title = Znajdź mnie
    .first-letters = Pierwsze litery nazwiska
    .letters-hint = Wystarczą dwie lub trzy litery, także bez polskich znaków.
    .players-found = Znalezieni zawodnicy
    .remembered = Zapamiętani zawodnicy
    .names-list = Znajdź się na liście nazwisk
    .round-of = Runda { $round } { $of }
    .of = z { $rounds }
    .over = Turniej zakończony. Dziękujemy za grę!
    .final-standings = Klasyfikacja końcowa
    .all-players = Wszyscy zawodnicy ({ $count })
    .boards = Szachownice
    .first-boards = Pierwsze szachownice
    .all-boards = Wszystkie szachownice ({ $count })
    .standings = Klasyfikacja
    .calendar = Rundy do kalendarza

Public-Top =
    .title = { $round ->
        [0] Czołowe szachownice
       *[other] Runda { $round }: czołowe szachownice
    }
    .link = Czołowe szachownice
    .boards = Szachownice
    .how-many = Ile szachownic

Public-Missing =
    .title = Nie ma takiej strony
    .heading = Nie ma takiej strony
    .reason = Być może runda nie jest jeszcze opublikowana albo zawodnik ma inny numer.
    .find-me = Znajdź mnie
    .names = Lista nazwisk

Public-NoPage =
    .no-such = Nie ma takiego turnieju, rundy ani zawodnika.
    .heading = Nie znaleziono
    .reason = Nie ma tu takiej strony.
    .tournaments = Lista turniejów
