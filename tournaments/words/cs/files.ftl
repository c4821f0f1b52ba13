### Tabulky pro tabulkový procesor (CSV, XLSX): názvy, sloupce a co je nad nimi.

Table-Titles =
    .entries = Přihlášky
    .badges = Jména na visačky
    .pairings = Párování { $round }. kola
    .standings = Pořadí po { $round }. kole
    .crosstable = Křížová tabulka po { $round }. kole
    .progress = Průběh po { $round }. kole
    .rankings = Dílčí pořadí po { $round }. kole
    .prizes = Ceny podle stavu po { $round }. kole

Table-Above =
    .version = Verze { $version } · { $at } · deník { $head }
    .log = { $at } · deník { $head }

Table-Columns =
    .number = St. č.
    .title = Titul
    .womens-title = Ženský titul
    .name = Jméno
    .first-name = Křestní jméno
    .family-name = Příjmení
    .federation = Fed
    .rating = Rating
    .fide-rating = Rating FIDE
    .national-rating = Národní rating
    .fides-k = K
    .fide-id = FIDE ID
    .birth-date = Datum narození
    .sex = Pohlaví
    .club = Klub
    .contact = Kontakt
    .status = Stav
    .status-is = { $status ->
        [entered] přihláška
        [checked-in] na místě
        [withdrawn] odstoupení
        [expelled] vyloučení
       *[other] mimo listinu
    }
    .byes = Volna
    .bye = { $kind ->
        [full] { $round }. kolo: volno za 1 bod
        [half] { $round }. kolo: volno za ½ bodu
       *[other] { $round }. kolo: volno za 0 bodů
    }

Table-Pairings =
    .board = šachovnice
    .white = Bílý: { $column }
    .black = Černý: { $column }
    .result = výsledek
    .bye = { $kind ->
        [pab] volno
        [full] volno za 1 bod
        [half] volno za ½ bodu
       *[other] volno za 0 bodů
    }

Table-Prizes =
    .list = seznam
    .first = místo
    .last = do místa
    .money = cena ({ $currency })
    .thing = věcná cena
    .left = nerozděleno: proč

Calendar =
    .round = { $tournament }: { $round }. kolo z { $of }
