Console-RatingLists =
    .title = Listy rankingowe
    .about = Na tych listach wyszukuje się zawodników przy dodawaniu. Są wspólne dla wszystkich turniejów na tym serwerze.
    .entries = Zgłoszenia
    .import = Wczytaj listę
    .which-files = Listy FIDE w pobranej postaci: stałe kolumny lub XML, łączne lub jednego rodzaju, spakowane lub nie. Listy krajowe jako CSV, spakowane lub nie. Nic się nie zmienia przed wczytaniem całej listy.
    .file = Plik
    .waiting = Albo plik znajdujący się na serwerze
    .waiting-folder = Pliki z folderu { $folder } na serwerze można wybrać tutaj bez wysyłania.
    .mapping-folder = Listę krajową, której program nie zna, czyta się według pliku mapowania w folderze { $folder }.
    .kind = Rodzaj
    .as-the-file-says = jak podano w pliku
    .month = Miesiąc
    .whose = Lista federacji
    .dry-run = Najpierw pokaż, przyjmij dopiero na moje polecenie
    .read-it = Wczytaj
    .not-yours = Listy rankingowe wczytuje sędzia główny zalogowany hasłem.
    .reading = Wczytywanie: { $file }
    .so-far = { $percent }%, zawodnicy: { $rows }
    .asks = { $name }: przyjąć?
    .take-it = Przyjmij mimo to
    .cancel = Anuluj
    .here = Listy na tym serwerze
    .present = w użyciu
    .missing = Nie ma tu jej zawodników: baza wróciła bez folderu z listami. Wczytaj ją ponownie albo usuń.
    .remove = Usuń
    .remove-confirm = Usunąć z tego serwera listę { $name }? Wszystkie turnieje będą korzystać z listy wcześniejszej, jeśli jest.
    .players = { $rows ->
            [one] Jeden zawodnik
            [few] { $rows } zawodników
            [many] { $rows } zawodników
           *[other] { $rows } zawodnika
        }, z rankingiem: { $rated }
    .imported = wczytano { $at }, { $by }, plik { $file }
    .none = Jeszcze brak.
    .not-taken = Nie przyjęto
    .cancelled = Anulowano.
    .left-out = { $count ->
            [one] Jeden wiersz pominięty lub nietypowy
            [few] { $count } wiersze pominięte lub nietypowe
            [many] { $count } wierszy pominiętych lub nietypowych
           *[other] { $count } wiersza pominięte lub nietypowe
        }

Console-RatingListKind = { $kind ->
        [combined] klasyczne, szybkie i błyskawiczne
        [standard] klasyczne
        [rapid] szybkie
        [national] krajowa
       *[blitz] błyskawiczne
    }

Console-Compare =
    .title = Porównanie zgłoszeń z listą
    .with = Porównanie zgłoszeń: { $list }
    .plays-by = Ten turniej korzysta z listy: { $list }.
    .plays-by-none = Nie wskazano, z której listy korzysta ten turniej.
    .new-list = Nowa lista: { $list }; ten turniej korzysta z listy: { $used }.
    .use = Użyj tej listy
    .use-label = Użyj listy: { $list }
    .not-yours = Zgłoszenia z listą porównują biuro zawodów i punkt rejestracji.
    .done = Skorygowano zgodnie z listą.
    .undo = Cofnij wszystko
    .undo-what = korekty według listy { $list }
    .differences = { $count ->
            [0] Bez różnic
            [one] Jedno zgłoszenie się różni
            [few] { $count } zgłoszenia się różnią
            [many] { $count } zgłoszeń się różni
           *[other] { $count } zgłoszenia się różni
        }
    .same = { $count ->
            [one] Jedno zgłoszenie jest zgodne z listą.
            [few] { $count } zgłoszenia są zgodne z listą.
            [many] { $count } zgłoszeń jest zgodnych z listą.
           *[other] { $count } zgłoszenia jest zgodne z listą.
        }
    .started = Turniej się rozpoczął: rankingi pozostają z listy obowiązującej wtedy; pojedynczy ranking można skorygować u zawodnika.
    .tick = Skoryguj
    .player = Zawodnik
    .corrected = Zaznaczenie koryguje
    .left = Różni się i pozostaje bez zmian
    .change = { $field ->
            [name] nazwisko
            [title] tytuł
            [federation] federacja
            [rating] ranking
            [fide_id] FIDE ID
            [birth_date] data urodzenia
            [sex] płeć
           *[other] { $field }
        }: { $before } → { $after }
    .correct = Skoryguj: { $entry }
    .correct-ticked = Skoryguj zaznaczone
    .office = Zgłoszenia według listy koryguje biuro zawodów.
    .missing = { $count ->
            [one] Jednego FIDE ID nie ma na tej liście
            [few] { $count } FIDE ID nie ma na tej liście
            [many] { $count } FIDE ID nie ma na tej liście
           *[other] { $count } FIDE ID nie ma na tej liście
        }
    .no-id = bez ID
    .without-id = { $count ->
            [one] Jeden zawodnik nie ma FIDE ID
            [few] { $count } zawodników nie ma FIDE ID
            [many] { $count } zawodników nie ma FIDE ID
           *[other] { $count } zawodnika nie ma FIDE ID
        }
    .without-id-means = Sprawozdanie bez ich numerów zostanie odrzucone. Nadaje je ich własna federacja: wyślij jej ten tekst.
    .request = Tekst do federacji { $federation } ({ $count })
    .lacking = Najpierw zapytaj o płeć i datę urodzenia: { $names }
    .compare = Porównaj ze zgłoszeniami

Console-IdRequest =
    .to = Do pełnomocnika rankingowego federacji { $federation }
    .please = Następujący zawodnicy Państwa federacji grają w turnieju { $name } ({ $city }, { $first } – { $last }), zgłoszonym do oceny rankingowej FIDE, a nie znamy ich FIDE ID. Prosimy o ich zarejestrowanie i przesłanie nam numerów albo o podanie numerów już nadanych:
    .player = - { $name }; płeć { $sex }; data urodzenia { $born }; klub { $club }
    .why = Bez numeru partie zawodnika nie mogą podlegać ocenie rankingowej.
