Public-Base =
    .as-of = Stan na
    .as-of-moment = Stan na { $moment }
    .light-or-dark = Jasny lub ciemny
    .pages = Strony
    .for-arbiters = Dla sędziów
    .version = Wersja { $version }
    .head = Skrót końca dziennika { $hash }
    .known-head = Czy skrót z wydruku jest w dzienniku?
    .entry-list = Lista startowa
    .hall-screen = Ekran na sali

Public-Tabs =
    .home = Znajdź mnie
    .pairings = Szachownice
    .names = Nazwiska
    .standings = Klasyfikacja
    .prizes = Nagrody

Public-Round =
    .rounds = Rundy
    .round = Runda
    .all-results = Są wszystkie wyniki ({ $boards }).
    .all-but-adjourned = Wyniki: { $count } z { $boards }; partie odłożone: { $adjourned }.
    .results = Wyniki: { $count } z { $boards }.
    .progress = Wyniki { $round }. rundy
    .next = Runda { $round } pojawi się tutaj zaraz po opublikowaniu.
    .newer-paired = Runda { $round } jest już skojarzona: zobacz
    .changed-since = Zmieniono po pierwszej publikacji rundy: { $boards }.
    .last-call = { $head } powiedz sędziemu do godz. { $time }
    .last-call-head = Ostatnie wezwanie do korekt, runda { $round }:

Public-Before =
    .first-round = { $head } zaraz po opublikowaniu. Nie trzeba odświeżać strony.
    .first-round-head = Runda 1 pojawi się tutaj
    .players = { $count ->
        [one] Na liście startowej jest { $count } zawodnik
        [few] Na liście startowej jest { $count } zawodników
        [many] Na liście startowej jest { $count } zawodników
       *[other] Na liście startowej jest { $count } zawodnika
    }
    .nobody = Nie ma jeszcze zgłoszonych zawodników.
