Public-Screen =
    .title = Ekran na sali
    .welcome = Witamy
    .round = Runda { $round }
    .standings = Klasyfikacja, runda { $round }
    .results = Najnowsze wyniki, runda { $round }
    .no-results = Nie ma jeszcze żadnego wyniku.
    .before = { $count ->
        [one] Tu pojawi się runda 1. Na liście jest { $count } zawodnik.
        [few] Tu pojawi się runda 1. Na liście jest { $count } zawodników.
        [many] Tu pojawi się runda 1. Na liście jest { $count } zawodników.
       *[other] Tu pojawi się runda 1. Na liście jest { $count } zawodnika.
    }
    .waiting = Konsola nie określiła jeszcze, co pokazuje ten ekran.
    .list = Lista
    .size = Rozmiar
    .size-auto = czytelne z 10 m
    .size-large = duży, 10 m
    .size-medium = średni
    .size-of = { $lines } na ekran
    .part = Część
    .seconds = Sekundy
    .colours = Kolory
    .dark = ciemne
    .light = jasne
    .pause = Wstrzymaj
    .public-page = Strona publiczna

Public-ScreenKind =
    .name = Nazwiska
    .board = Szachownice
    .results = Najnowsze wyniki
    .standings = Klasyfikacja
    .crosstable = Tabela krzyżowa
    .clock = Zegar
    .announcements = Ogłoszenia
    .text = Tekst
    .picture = Obrazy
    .festival = Wszystkie grupy
