ListProblem =
    .empty = Plik jest pusty.
    .not-text = To nie jest plik tekstowy.
    .web-page = To jest strona internetowa, bez względu na nazwę; zapisz ją jako XLSX lub CSV.
    .old-excel = To jest stary plik programu Excel (XLS); zapisz go jako XLSX lub CSV.
    .no-workbook = To jest plik skompresowany, ale nie skoroszyt XLSX.
    .unreadable-workbook = Tego skoroszytu nie da się odczytać; zapisz go ponownie jako XLSX.
    .workbook-too-large = Skoroszyt po rozpakowaniu ma { $bytes } bajtów; najwyżej { $most }.
    .no-such-line = Wiersz { $line } pliku jest pusty albo go nie ma.
    .columns-twice = Każdą z tych rzeczy może zawierać tylko jedna kolumna: { $fields }.
    .in-columns = { NAME("ListColumn", $field) } (kolumny { $columns })
    .of-line = Wiersz { $line }: { $fault }
    .too-many-rows = Lista ma wierszy: { $rows }; przyjmuje się najwyżej { $most }.
    .no-players = Lista ma nagłówki, ale nie ma zawodników.
    .heading-names-no-name = Wiersz { $line } nie zawiera kolumny z nazwiskiem zawodnika (znaleziono: { $found }).
    .no-headings = W pliku nie ma wiersza z nagłówkami: podaj, co zawiera każda kolumna.
    .no-name-column = Żadna kolumna nie zawiera nazwiska zawodnika: jest potrzebne, w całości albo jako samo nazwisko.
    .stray-quote = Cudzysłów otwiera komórkę i nic jej nie zamyka: cudzysłów w komórce się podwaja, a wiersz kończy się w komórce tylko tam, gdzie cała stoi w cudzysłowie.
    .more-cells = Komórek w wierszu: { $cells }, w nagłówku: { $heading }.
    .double = To samo co w wierszu { $line }: { NAME("ListColumn", $field) }.

ListNote =
    .above-the-heading = Nie odczytano jako zawodników, nad nagłówkiem: { $lines }.
    .above-the-list = Nie odczytano jako zawodników, nad listą: { $lines }.
    .below-the-players = Nie odczytano jako zawodników, pod zawodnikami: { $lines }.
    .line = wiersz { $line } „{ $text }”
    .more = jeszcze { $count }
    .remembered = Kolumny są takie, jakie wybrano wcześniej ręcznie dla takiego pliku.
    .types = Z kolumn { $columns } zachowuje się tylko tytuły i płeć kobiet, bez grup wiekowych.

ListPlace = kolumna { $number }
    .headed = kolumna { $number } ({ $heading })

FileLine = wiersz { $line }{ $tpn ->
        [0] { "" }
       *[other] , zawodnik { $tpn }
    }: { $text }
    .named = wiersz { $line }{ $tpn ->
        [0] { "" }
       *[other] , zawodnik { $tpn }
    }, { $name }: { $text }

# --- cells

CellProblem =
    .no-name = Brakuje nazwiska.
    .long-name = Nazwisko ma znaków: { $signs }; przyjmuje się najwyżej { $most }.
    .no-line = Pole „{ NAME("ListColumn", $field) }” { $fault }.
    .no-title = „{ $text }” nie jest tytułem FIDE ({ $titles }).
    .no-federation = „{ $text }” nie jest trzyliterowym kodem federacji.
    .no-rating = „{ $text }” nie jest rankingiem (od 0 do { $highest }).
    .no-k = „{ $text }” to nie K (od 0 do { $highest }).
    .no-fide-id = „{ $text }” nie jest numerem FIDE ID (do 11 cyfr).
    .shortened = „{ $text }” to liczba skrócona przez arkusz kalkulacyjny; sformatuj tam kolumnę jako tekst.
    .no-sex = „{ $text }” nie oznacza płci (m albo w).
    .no-date = „{ $text }” nie jest datą (1998, 1998-04-30 lub 30.4.1998).

CellNote =
    .left-out-of-name = „{ $text }” pominięto w nazwisku.
    .capitals = Słowa pisane wielkimi literami to nazwisko: { $name }.
    .online-title = { $title } jest tytułem z gry online i został pominięty.
    .converted = { $source } liczy się jako { $rating }.
    .rating-mark = Oznaczenie rankingu { $text } pominięto.
    .k-left-out = K { $k } pomija się: obok nie ma na liście rankingu FIDE.
    .born = Datę urodzenia „{ $text }” odczytano jako { $date }.

# --- the list held against the entries

ListPlan =
    .one-of-several = Może to być każde z tych zgłoszeń: { $entries }. Scal je albo podaj FIDE ID.
    .same-line = Wiersz { $line } to już { $entry }.
    .entered-already = { $entry } – zgłoszenie już jest; zaznacz, co zrobić.
    .entry = { $name } (zgłoszenie { $entry })
    .line = { $name } (wiersz { $line })
    .alike = { $entry }: { $grounds }
    .corrects-nothing = Ta rola nie koryguje zgłoszeń.
    .office-corrects-ratings = Rankingi koryguje biuro zawodów.
    .office-reinstates = Do turnieju przywraca biuro zawodów.
    .office-withdraws = Zawodników wycofuje biuro zawodów.
    .withdrawn = wycofanie
    .playing = gra

ListTick =
    .line = wiersz { $line }
    .entry = zgłoszenie { $entry }, { $name }
    .late-entries = późne zgłoszenia
    .no-late-entries = Brak późnych zgłoszeń.
    .not-on-the-list = W turnieju, ale nie na liście.
    .gone-or-known = Wycofane, scalone albo znane jako wiersz listy.
    .not-to-be-entered = Bez dodawania.
    .new = Nowe
    .parts = { $parts }.
    .as-on-the-list = { $field }: jak na liście
    .change = { $field }: { $before } → { $after }
    .nothing = nic
    .not-offered = { $field }: { $why }

NotOffered = Nic nie zaznaczono.
    .withdrawal = Zgłoszenie { $entry } nie jest przewidziane do wycofania.
    .new-entry = Wiersz { $line } nie jest przewidziany jako nowe zgłoszenie.
    .change = Wiersz { $line } nie ma takiej zmiany: { $fields }.
    .entered-anew = Wiersz { $line } jest nowym zgłoszeniem; nie może zarazem korygować innego.
