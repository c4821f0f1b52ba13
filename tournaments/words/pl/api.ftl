Outage =
    .disk-full = Dysk serwera jest pełny.
    .disk-broken = Serwer nie może czytać z dysku ani na nim zapisywać.
    .read-only = Dysk albo baza danych serwera nie przyjmuje zapisów.
    .database-locked = Baza danych serwera jest zablokowana przez inny program.
    .database-busy = Baza danych serwera jest zajęta długim zadaniem.
    .database-starting = Baza danych serwera się uruchamia.
    .database-away = Baza danych serwera nie odpowiada.
    .not-leading = Ten komputer podąża za turniejem i niczego nie zapisuje. Turniej jest prowadzony pod adresem { $address }: otwórz stronę tam.
    .in-doubt = Ten komputer uruchomiono ponownie i nie może wiedzieć, czy drugi tymczasem nie prowadzi. Nic się nie zapisuje, dopóki tamten nie odpowie albo sędzia główny nie powie, że nie prowadzi.
    .follower-away = Drugi komputer nie potwierdził, że to ma. Wpis jest sam wysyłany ponownie; sędzia główny może wybrać pracę z jednym dyskiem.
    .newer-program = W tym turnieju zapisała coś nowsza wersja Openhalla, a ten serwer jest starszy. Praca ruszy dalej po odnowieniu serwera.

ApiError =
    .busy = Serwer jest zajęty; spróbuj ponownie za chwilę.
    .too-long = To za dużo na jedno żądanie.
    .wrong-host = Ten serwer nie nosi takiej nazwy; jego nazwy wymienia OPENHALL_HOSTS.
    .no-socket = Pod tym adresem nie ma gniazda.
    .wrong-password = Nazwa użytkownika lub hasło jest błędne.
    .too-many-attempts = Zbyt wiele prób. { $seconds ->
        [one] Następna możliwa za { $seconds } sekundę.
        [few] Następna możliwa za { $seconds } sekundy.
        [many] Następna możliwa za { $seconds } sekund.
       *[other] Następna możliwa za { $seconds } sekundy.
    }
    .token-ended = Ten token nie działa albo już nie działa.
    .demo-account = Konta pokazowe działają tylko na samym komputerze serwera.
    .not-authenticated = Nie podano danych uwierzytelniających.
    .method-not-allowed = Metoda „{ $method }” jest niedozwolona.
    .unsupported-media-type = Nieobsługiwany typ mediów „{ $type }” w żądaniu.
    .throttled = Żądanie ograniczono. { $seconds ->
        [one] Następne możliwe za { $seconds } sekundę.
        [few] Następne możliwe za { $seconds } sekundy.
        [many] Następne możliwe za { $seconds } sekund.
       *[other] Następne możliwe za { $seconds } sekundy.
    }
    .permission-denied = Brak uprawnień do tej czynności.
    .log-damaged = Dziennik { $stream } jest uszkodzony: { $damage }. Do czasu naprawy niczego się nie zapisuje; więcej mówi `manage.py verify`.
    .nothing-here = Pod tym adresem nic nie ma.
    .no-command = Nie ma polecenia { $name }; istniejące wymienia /api/v1/schema/.
    .not-recordable = Dziennik nie może tego zachować: { $why }.
    .unreadable = Żądania nie da się odczytać.
    .not-permitted = To jest niedozwolone.
    .device-revoked = Urządzeniu { $device } odebrano dostęp. Wpisy z niego nie są już przyjmowane; powiedz sędziemu głównemu, co na nim wpisano.

Unreadable = { $why }.
    .in-place = { $why } w: { $place }.
    .no-json = To nie jest czytelny JSON: { $why }.
    .sign = Znak { $sign } jest niedozwolony w: { $place }.
    .line = { $place }: tekst { $fault }.
    .time-zone = „{ $name }” nie jest strefą czasową; zapisz ją jak Europe/Warsaw.
    .no-file = W żądaniu nie ma pliku.
    .the-file = Plik
    .ticks = Zaznaczenia należą do strony, która je pokazała.
    .too-many-ids = ids ma najwyżej { $most } wartości.
    .ids = ids to identyfikatory poleceń oddzielone przecinkami.
    .number = { $name } jest liczbą całkowitą od 0 do { $largest }.
    .whole-number = { $name } jest liczbą całkowitą.
    .numbers = { $name } to najwyżej { $most } różnych liczb, oddzielonych przecinkami.
    .at = at to numer zdarzenia albo czas, np. 2026-11-21T14:05.
    .time = { $name } to czas, np. 2026-11-21T14:05.
    .one-of = { $name } to jedna z wartości { $known }.
    .code-of-192 = { $code } nie oznacza w rekordzie 192 systemu { $system }.
    .result = { $text } nie jest wynikiem.

FileDefective =
    .problem = Niczego nie wpisano: { $problem }
    .no-players = Niczego nie wpisano: brak zawodników

FieldError =
    .needed = Pole wymagane.
    .no-such-field = Nie ma takiego pola.
    .federation = Trzy wielkie litery, np. POL, albo nic.
    .capitals = Trzy wielkie litery, np. POL.
    .list-source = fide albo trzy wielkie litery federacji, np. POL.
    .month = Miesiąc, np. 2026-10.
    .seed = Litery od A do Z bez znaków diakrytycznych, cyfry, odstępy i łączniki.
    .subject = Szachownica, runda albo zawodnik: game:3.1.12, round:3 albo player:41.
    .shown = Szachownica, odwołanie albo zawodnik: game:3.1.12, appeal:2 albo player:41; na ekrany i dyplomy organiser:pictures.
    .title = Tytuł FIDE (GM, IM, WGM, FM, WIM, CM, WFM, WCM) albo nic.
    .sex = m, w albo nic.
    .birth-date = Rok albo data: 1998 albo 1998-05-31.
    .digits = Tylko cyfry, najwyżej 11.
    .head = Koniec dziennika: od 16 do 64 cyfr jego skrótu (hash), znak @, numer zdarzenia.
    .slug = Małe litery, cyfry i łączniki, najwyżej 60.
    .screen = Małe litery, cyfry i łączniki, najwyżej 20.
    .letters = Dwie wielkie litery z łącznikiem między nimi, na przykład A-K.
    .language = Język, na przykład: cs, en, pl-PL.
    .article = Artykuł, np. C.04.2 4.4.
    .at-most-signs = Najwyżej { $limit } znaków.
    .at-most = Najwyżej { $limit }.
    .number-from = Liczba całkowita, { $limit } lub więcej.
    .number-to = Liczba całkowita, najwyżej { $limit }.
    .number = Liczba całkowita.
    .no-choice = „{ $limit }” nie należy do dozwolonych wartości.
    .yes-or-no = Tak lub nie.
    .name = Nazwisko { $fault }.

LogDamage =
    .cut = koniec dziennika to zdarzenie { $head }, ale zdarzenia kończą się na { $last }
    .beyond-head = są zdarzenia do { $last }, ale koniec dziennika to { $head }
    .other-event = zdarzenie { $last } nie jest tym, które podaje koniec dziennika
    .answered-beyond = na polecenia odpowiedziano do zdarzenia { $answered }, ale dziennik kończy się na { $head }
    .scopes-beyond = zakresy przesunięto do zdarzenia { $moved }, ale dziennik kończy się na { $head }
    .scopes-moved = zakresy przesunięto już po zdarzeniu { $head }, na którym kończy się dziennik
