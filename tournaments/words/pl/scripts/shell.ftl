Script-Answers =
    .order = Polecenie
    .met-another = { $what }: jest też inny wpis
    .resolve-on-the-board = Oba wpisy zachowano: rozbieżność rozstrzyga się przy szachownicy.
    .look-and-decide = Sprawdź, co obowiązuje teraz, potem zdecyduj ponownie.
    .not-sent = { $what }: nie udało się wysłać
    .tell-who-runs-it = Wyślij ponownie albo zawiadom administratora serwera.
    .send-again = Wyślij ponownie
    .refused = { $what }: odmowa
    .nothing-recorded = Niczego nie zapisano.
    .toast = { $title }. { $why } { $todo }
    .card = { $todo } Wpisano { $time } na tym urządzeniu.

Script-Clocks =
    .set-it-right = { $words } Ustaw zegar: według niego liczone są czasy w dzienniku i terminy.

Script-Countdown =
    .over = minęło

Script-Device =
    .phone = Telefon
    .tablet = Tablet
    .other = Urządzenie

Script-Fragments =
    .changed = { $part }: zmiany: { $count }.
    .not-fetched = Serwer nie przekazał tej części strony. Spróbuj ponownie za chwilę.

Script-Half =
    .again-soon = Ta strona urwała się w drodze. Za chwilę zostanie wczytana ponownie.
    .broken = Ta strona urwała się w drodze, także przy ponownym wczytaniu: brakuje jej części.
    .load = Wczytaj ponownie

Script-Lists =
    .shown = pokazano { $shown } z { $all }

Script-LogOut =
    .not-sent = { $count ->
        [one] Nie wysłano jednego wpisu
        [few] Nie wysłano { $count } wpisów
        [many] Nie wysłano { $count } wpisów
       *[other] Nie wysłano { $count } wpisu
    }
    .stay-and-they-go = Serwer jeszcze nie odpowiedział. Pozostań na tej stronie, a wpisy zostaną wysłane same.
    .unsent-until = Po wylogowaniu pozostaną na tym urządzeniu, niewysłane, do ponownego zalogowania: { $name }.
    .log-out-anyway = Wyloguj się mimo to
    .stay = Zostań tutaj

Script-PresenceMarks =
    .at-this-board = { $name } jest przy tej szachownicy
    .preparing = { $name } przygotowuje kojarzenie { $round }. rundy.
    .pairing = { $name } kojarzy rundę { $round }.
    .reviewing = { $name } sprawdza kojarzenie { $round }. rundy.

Script-Renewed =
    .renewed = Ta strona pochodzi z wcześniejszej wersji programu. To, co wpisujesz, jest zapisywane; wczytaj ją ponownie w dogodnej chwili. Zawartość pól pozostanie.
    .load = Wczytaj ponownie

Script-Shell =
    .live = Na żywo
    .reconnecting = Ponowne łączenie
    .offline = Bez połączenia
    .connection = Połączenie: { $state ->
        [offline] brak
       *[reconnecting] ponowne łączenie
    }. Można wpisywać dalej.
    .no-answer = Serwer nie odpowiada.
    .all-kept = { $words } Wszystko jest zachowane na tym urządzeniu i zostanie wysłane samo.
    .keeps-nothing = Ta przeglądarka niczego nie zachowuje: nie zamykaj strony.
    .wait-for = Wpisy na tym urządzeniu ({ $name }): { $count }; czekają na zalogowanie na to konto.

Script-Sorting =
    .sorted = Sortowanie: { $head }, { $way ->
        [down] malejąco
       *[up] rosnąco
    }.
    .as-it-came = Kolejność pierwotna.

Script-Toasts =
    .region = Co się właśnie stało

Script-Trouble =
    .kept = { $words } Wpisy są zachowywane na tym urządzeniu i zostaną wysłane same, po kolei.
    .light = Połączenie z serwerem i ostatnie zdarzenie pokazane na tej stronie
    .not-recording = Brak zapisu

Script-Undo =
    .title = Cofnąć: { $what }?
    .report = Zgłoszenia, rundy, wyniki i ustawienia ze sprawozdania znikną: turniej wróci do poprzedniego stanu i przyjmie następne sprawozdanie.
    .batch = Każda pozycja wróci do poprzedniego stanu. Co się od tego czasu zmieniło, pozostanie bez zmian i zostanie wymienione.
    .wrong-file = Wczytano niewłaściwy plik
    .wrong-group = Wybrano niewłaściwą grupę
    .take-all-back = Cofnij wszystko
    .label = Cofnięto: { $what }
    .left-alone = Pozostawiono bez zmian
    .changed-since = Zmieniono od tego czasu, więc pozostawiono:

Script-Palette =
    .player = zawodnik
    .board = szachownica
    .page = strona
    .act = działanie
    .act-of = { $act }: { $of }
    .nothing = Nie ma niczego takiego.
    .found = Znaleziono: { $count }
    .away = niedostępne bez sieci
    .not-now = Teraz nie można tego tu zrobić.
    .as-known = Nie udało się wczytać listy: wyszukuje się tylko to, co zna ta strona.

Script-Machines =
    .led = Turniej jest prowadzony pod adresem { $address }.
    .may-be-led = Ten serwer nie odpowiada. Gdy drugi komputer przejmie prowadzenie, turniej będzie prowadzony tam.
    .go = Przejdź do { $address } i zabierz to, czego nie wysłano
    .blocked = Przeglądarka nie otworzyła strony { $address }: zezwól tej stronie na okna i spróbuj ponownie.
    .nothing-waits = Nic tu nie czeka; przejdź do { $address }.
    .handed-over = Teraz przechowywane pod adresem { $address }: { $count }. Zostanie tam wysłane po zalogowaniu się osoby, która to wpisała.
