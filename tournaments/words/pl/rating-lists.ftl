RatingListRefused =
    .busy = Trwa odczyt innej listy rankingowej: poczekaj albo go anuluj.
    .no-such-file = W folderze oczekujących plików nie ma { $name }.
    .no-file = Wybierz plik albo jeden z plików oczekujących na serwerze.
    .no-such-country = Nie określono, jak czytać listę tej federacji.
    .mapping-unreadable = Nie można odczytać pliku mapowania { $file }.
    .mapping-no-text = Plik mapowania { $file } nie jest tekstem w UTF-8.
    .mapping-no-toml = Plik mapowania { $file } to nie TOML: { $line ->
        [0] brakuje jego końca
       *[other] proszę sprawdzić wiersz { $line }
    }.
    .mapping-unknown-key = Nie można użyć pliku mapowania { $file }: podaje „{ $key }”, co tu nic nie znaczy.
    .mapping-lacks = Nie można użyć pliku mapowania { $file }: brakuje w nim „{ $key }”.
    .mapping-wrong-value = Nie można użyć pliku mapowania { $file }: przy „{ $key }” ma stać { $takes ->
        [code] kod z trzech wielkich liter w cudzysłowie
        [text] tekst w cudzysłowie
        [texts] lista tekstów w cudzysłowie
        [headings] lista nagłówków w cudzysłowie
        [place] numer kolumny od 1 do 200
        [name-order] "comma" albo "surname-first"
        [truth] true albo false
        [table] osobna tabela
       *[number] liczba od 1
    }.
    .mapping-other-code = Nie można użyć pliku mapowania { $file }: jest dla { $federation } i tak musi się nazywać.
    .mapping-both = Nie można użyć pliku mapowania { $file }: ma nagłówki (columns) i numery kolumn (places); lista ma jedno z dwojga.
    .mapping-encoding = Nie można użyć pliku mapowania { $file }: nikt nie zna kodowania „{ $encoding }”.
    .no-month = Z którego miesiąca jest ta lista? Zapisz go jako 2026-10.
    .not-kept = Pliku nie udało się zachować: dysk jest pełny albo nie można na nim zapisywać.
    .no-room = Na dysku serwera jest za mało miejsca: potrzeba { $needed } MB wolnego, jest { $free } MB.
    .lost = Jej zawodników nie ma już na serwerze: wczytaj listę ponownie.
    .broken-off = Serwer zatrzymano podczas odczytu listy. Zacznij od nowa.
    .failed = Listy nie udało się utworzyć; przyczynę podaje dziennik serwera.
    .empty = W pliku nie ma zawodników.
    .not-text = To nie jest ani lista o stałych kolumnach, ani XML, ani zip z nimi.
    .no-lines = W pliku nie ma wierszy: to nie jest lista rankingowa.
    .no-header = Żaden z pierwszych wierszy (do { $lines }) nie ma nagłówków listy rankingowej (ID Number, Name …).
    .header-lacks = Format się zmienił: brakuje kolumny { $column }.
    .header-twice = Format się zmienił: jedna kolumna występuje dwa razy.
    .header-unknown = Format się zmienił: nagłówek „{ $heading }” w kolumnie { $column } jest nieznany, a innego nagłówka brakuje.
    .element-unknown = Format się zmienił: w wierszu { $line }, w kolumnie { $column } zaczyna się element „{ $element }”, którego tam nie powinno być.
    .document-type = W wierszu { $line } jest deklaracja typu dokumentu. Listy rankingowe jej nie mają; pliku się nie czyta.
    .xml = Wiersz { $line }, kolumna { $column }: to nie jest XML ({ $error }).
    .endless-sign = W wierszu { $line } zaczyna się znacznik lub komentarz bez końca: to nie jest lista rankingowa.
    .encoding = Plik deklaruje kodowanie znaków, którego się nie czyta: zapisz go jako UTF-8.
    .kind-unknown = Plik nie podaje, czy zawiera rankingi klasyczne, szybkie czy błyskawiczne: wybierz rodzaj.
    .kind-differs = Plik zawiera wszystkie trzy rankingi, a nie tylko { $kind }: wybierz listę łączną.
    .period-unknown = Plik nie podaje miesiąca: podaj go.
    .period-differs = Plik jest z { $found }, a podano { $said }.
    .many-broken = Nie da się odczytać więcej niż { $most } wierszy, pierwszy to wiersz { $line } (kolumna { $column }): format się zmienił albo plik jest uszkodzony.
    .damaged-archive = Plik zip jest uszkodzony: pobierz go ponownie.
    .locked-archive = Plik zip ma hasło.
    .no-member = W pliku zip nie ma listy (.txt, .xml, .csv ani .lst).
    .many-members = W pliku zip jest więcej plików niż { $most }.
    .packing-unknown = Plik zip skompresowano inaczej niż listy rankingowe (Deflate): skompresuj listę ponownie.
    .memory = Odczyt pliku wymaga więcej niż { $most } MB pamięci: to nie jest lista rankingowa.
    .too-large = Lista jest większa niż { $most } GB albo skompresowana tak jak żadna lista.
    .no-table = Wiersz { $line } nie jest wierszem tabeli.
    .many-players = Więcej niż { $most } zawodników: to nie jest lista krajowa.

RatingListDoubt =
    .dry-run = Miała zostać najpierw pokazana. Zawodnicy: { $rows }, w tym z rankingiem: { $rated }; dopóki jej nie przyjmiesz, nikogo się w niej nie znajdzie.
    .few-rows = Zawodników: { $rows }; cała lista ma ich co najmniej { $least }.
    .fewer-rows = Zawodników: { $rows }, na obecnej liście: { $before }.
    .older = Jest z { $period }, obecna lista z { $present }.

RatingListLine =
    .number = Wiersz { $line }, { $column }: „{ $text }” nie jest numerem zawodnika.
    .name = Wiersz { $line }, { $column }: brak nazwiska.
    .long = Wiersz { $line }, { $column }: „{ $text }” jest dłuższe niż jakiekolwiek nazwisko.
    .signs = Wiersz { $line }, { $column }: „{ $text }” zawiera znaki, których nie da się pokazać.
    .federation = Wiersz { $line }, { $column }: „{ $text }” nie jest kodem federacji.
    .rating = Wiersz { $line }, { $column }: „{ $text }” nie jest rankingiem (od 0 do 4000).
    .factor = Wiersz { $line }, { $column }: „{ $text }” nie jest współczynnikiem K.
    .year = Wiersz { $line }, { $column }: „{ $text }” nie jest rokiem.
    .flag = Wiersz { $line }, { $column }: oznaczenie „{ $text }” jest nieznane.
    .missing = Wiersz { $line }: brakuje elementu { $column }.

RatingListNote =
    .double = Numer { $number } występuje tam dwa razy; liczy się pierwszy wiersz.
    .inactive = na liście bez aktywności
    .no-title = bez tytułu na liście (tutaj { $title })
    .unrated = na liście bez rankingu (tutaj { $rating })
    .rating-stays = pozostaje ranking z listy, która obowiązywała w chwili rozpoczęcia
    .unknown = Pominięto kolumnę, której dotąd nie miała żadna lista: „{ $column }”.

RatingListName = { $source ->
        [fide] FIDE
       *[other] { $source }
    } { $kind ->
        [combined] łączna
        [standard] klasyczne
        [rapid] szybkie
        [blitz] błyskawiczne
       *[other] { $kind }
    } { $period }
    .without-kind = { $source } { $period }
    .fides-in-national = FIDE { $kind ->
        [standard] klasyczne
        [rapid] szybkie
       *[blitz] błyskawiczne
    }, { $source } { $period }

RatingOf =
    .standard = klasyczne
    .rapid = szybkie
    .blitz = błyskawiczne
    .national = krajowe
