Script-ColumnName =
    .leave-out = pomiń
    .name = nazwisko i imię
    .surname = nazwisko
    .first_name = imię
    .title = tytuł
    .womens_title = tytuł kobiecy
    .fide_id = FIDE ID
    .federation = federacja
    .rating = ranking
    .rating_fide = ranking FIDE
    .rating_national = ranking krajowy
    .fides_k = K z listy FIDE
    .birth_date = data urodzenia
    .sex = płeć
    .club = klub
    .contact = kontakt
    .type = typ (U10, F14)
    .group = grupa
    .ingo = INGO
    .bcf = BCF

Script-Columns =
    .guess = Nic nie określa zawartości kolumn. Przypisano je według wyglądu: sprawdź je, potem wczytaj listę.
    .remembered = Jak poprzednio wybrano ręcznie dla pliku z tymi nagłówkami.
    .hand = Jak wybrano ręcznie.
    .headings = Według nagłówków. Gdzie są błędne, wybierz inne.
    .caption = Pierwsze wiersze pliku z zawartością kolumn
    .heading = Nagłówek
    .read = Wczytaj z tymi kolumnami
    .summary = Zawartość kolumn
    .first-lines = Pierwsze wiersze pliku
    .column = Kolumna { $number }
    .line = wiersz { $line }
    .no-heading = plik nie ma wiersza nagłówków
    .twice = Ta zawartość może być tylko w jednej kolumnie: { $column }.
    .needed = Wymagane: nazwisko i imię albo samo nazwisko. Wszystko inne można pominąć.

Script-Import =
    .reading = Wczytywanie pliku…
    .recording = Zapisywanie…
    .late = { $count ->
        [one] Jedno późne zgłoszenie?
        [few] { $count } późne zgłoszenia?
        [many] { $count } późnych zgłoszeń?
       *[other] { $count } późnego zgłoszenia?
    }
    .enter = { $count ->
        [one] Dodaj zawodnika
        [few] Dodaj zawodników
        [many] Dodaj zawodników
       *[other] Dodaj zawodników
    }
    .take-back = Cofnij wszystko…
    .entries = Zgłoszenia
    .recorded = Zapisano: { $what }.
    .saw = { $what } pokazywano „{ $shown }”, teraz „{ $now }”
    .event = #{ $seq } { $text } ({ $name })
    .nothing-done = Niczego nie wykonano: od czasu sprawdzenia zgłoszenia się zmieniły. Lista pokazuje obecny stan.
    .no-answer = Serwer nie odpowiada; spróbuj ponownie. Nic nie zostanie wykonane dwa razy.
    .report = Sprawozdanie: { $name }
    .list = Lista startowa
    .players = { $count ->
        [one] { $count } zawodnik
        [few] { $count } zawodników
        [many] { $count } zawodników
       *[other] { $count } zawodnika
    }
    .rounds = { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
    .games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
    .tally = { $players }, { $problems }
    .tally-with-games = { $players }, { $problems }, { $rounds }, { $games }
    .with-problems = z problemami: { $count }
    .file-has-problems = plik ma problemy
    .no-problems = bez problemów
    .no-heading = (bez nagłówka)
    .column = { $heading } → { $field }
    .columns = Kolumny: { $columns }
    .columns-and-ignored = Kolumny: { $columns }; nie wczytano: { $ignored }
    .encoded = { $words } ({ $encoding })
    .read = { $count ->
        [one] Odczytano { $count } wiersz, z problemami: { $bad }.
        [few] Odczytano { $count } wiersze, z problemami: { $bad }.
        [many] Odczytano { $count } wierszy, z problemami: { $bad }.
       *[other] Odczytano { $count } wiersza, z problemami: { $bad }.
    }
    .enter-players = { $count ->
        [one] Dodaj { $count } zawodnika
        [few] Dodaj { $count } zawodników
        [many] Dodaj { $count } zawodników
       *[other] Dodaj { $count } zawodnika
    }
    .choose-first = Najpierw wybierz kolumny
    .mend-first = Najpierw popraw plik
    .do-ticked = Wykonaj zaznaczone: { $what }
    .nothing-ticked = Nic nie zaznaczono

Script-Plan =
    .known-by-fide-id = według FIDE ID
    .known-by-name-and-year = według nazwiska i roku urodzenia
    .known-by-name = tylko według nazwiska
    .bad = Do poprawienia
    .bad-means = Pozostają tutaj do poprawienia; inne nie muszą na nie czekać.
    .new = Nowi
    .changed = Znani, ze zmianami
    .changed-means = Pusta komórka listy niczego nie zmienia.
    .gone = Brak na liście
    .gone-means = Zaznaczeni zostaną wycofani.
    .part = { $title } { $count }
    .entered = dodani: { $count }
    .corrected = { $count ->
        [one] skorygowano { $count } pole
        [few] skorygowano { $count } pola
        [many] skorygowano { $count } pól
       *[other] skorygowano { $count } pola
    }
    .withdrawn = wycofania: { $count }
    .tick-all = Zaznacz wszystko
    .tick-none = Odznacz wszystko
    .cell = { $field }, wiersz { $line }
    .bad-caption = Wiersze do poprawienia
    .problems = Problemy
    .new-caption = Nowi zawodnicy
    .enter = Dodaj
    .line = Wiersz
    .federation = Fed.
    .rating = Rank.
    .born = Data ur.
    .fide-id = FIDE ID
    .remarks = Uwagi
    .entered-already = Już na liście? { $grounds }
    .enter-player = Dodaj: { $name }
    .changed-caption = Znani zawodnicy ze zmianami
    .entry = Zgłoszenie
    .changes = Zmiany
    .known = { $entry }, { $by }
    .change = { $field }: { $before } → { $after }
    .nothing = nic
    .another = Inna osoba: dodaj jako nową – { $name }
    .same = znani i zgodni z listą: { $count }
    .same-line = Wiersz { $line }: { $who }
    .gone-caption = Zgłoszenia, których nie ma na liście
    .withdraw = Wycofaj
    .withdraw-player = Wycofaj: { $name }

Script-Rows =
    .caption = Wiersze pliku
    .what-happens = Co się stanie
    .not-entered = nie dodano
    .entered = dodano
    .no-name = (bez nazwiska)
