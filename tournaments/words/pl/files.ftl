Table-Titles =
    .entries = Zgłoszenia
    .badges = Nazwiska na identyfikatory
    .pairings = Kojarzenia { $round }. rundy
    .standings = Klasyfikacja po { $round }. rundzie
    .crosstable = Tabela krzyżowa po { $round }. rundzie
    .progress = Przebieg po { $round }. rundzie
    .rankings = Klasyfikacje po { $round }. rundzie
    .prizes = Nagrody według stanu po { $round }. rundzie

Table-Above =
    .version = Wersja { $version } · { $at } · dziennik { $head }
    .log = { $at } · dziennik { $head }

Table-Columns =
    .number = Nr
    .title = Tytuł
    .womens-title = Tytuł kobiecy
    .name = Nazwisko i imię
    .first-name = Imię
    .family-name = Nazwisko
    .federation = Fed.
    .rating = Ranking
    .fide-rating = Ranking FIDE
    .national-rating = Ranking krajowy
    .fides-k = K
    .fide-id = FIDE ID
    .birth-date = Data urodzenia
    .sex = Płeć
    .club = Klub
    .contact = Kontakt
    .status = Stan
    .status-is = { $status ->
        [entered] zgłoszenie
        [checked-in] obecność potwierdzona
        [withdrawn] wycofanie
        [expelled] wykluczenie
       *[other] poza listą
    }
    .byes = Pauzy
    .bye = { $kind ->
        [full] runda { $round }: pauza za 1 punkt
        [half] runda { $round }: pauza za ½ punktu
       *[other] runda { $round }: pauza za 0 punktów
    }

Table-Pairings =
    .board = szachownica
    .white = Białe: { $column }
    .black = Czarne: { $column }
    .result = wynik
    .bye = { $kind ->
        [pab] pauza
        [full] pauza za 1 punkt
        [half] pauza za ½ punktu
       *[other] pauza za 0 punktów
    }

Table-Prizes =
    .list = lista
    .first = miejsce
    .last = do miejsca
    .money = nagroda ({ $currency })
    .thing = nagroda rzeczowa
    .left = nieprzyznana: dlaczego

Calendar =
    .round = { $tournament }: runda { $round } z { $of }
