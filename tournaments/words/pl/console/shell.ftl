Console-Shell =
    .as-of = Stan na #{ $seq }
    .connection = Połączenie z serwerem i ostatnie zdarzenie pokazane na tej stronie
    .connecting = Łączenie
    .menu = Menu:
    .public-page = Strona publiczna
    .toasts = Co się właśnie stało

Console-Sections = Grupy w tej sali
    .all = Wszystkie turnieje

Console-Bar =
    .all-tournaments = Wszystkie turnieje
    .help = Pomoc
    .help-title = Pomoc: klawisze i podręcznik (?)
    .theme = Jasny lub ciemny

Console-Unsent = Wpisano tutaj, jeszcze bez odpowiedzi
    .waiting = oczekuje

Console-Answers = Odpowiedzi do przeczytania
    .to-read = do przeczytania

Console-Account = Konto
    .name-and-role = { $name }, { $role }
    .no-role = bez roli
    .this-device = W dzienniku to urządzenie nazywa się „{ $device }”.
    .device-name = Nazwa tego urządzenia w dzienniku
    .devices = Urządzenia
    .what-i-did = Moje działania
    .tokens = Twoje tokeny
    .look-back-to = Wgląd wstecz do (czas na sali)
    .look-back = Wgląd wstecz
    .log-out = Wyloguj się
    .logged-out = Nastąpiło wylogowanie. { $link }; twoje wpisy są zachowane na tym urządzeniu i zostaną wtedy wysłane.
    .log-in-again = Zaloguj się ponownie
    .read-again = Wczytaj ponownie

Console-Tabs = Konsola
    .results = Wyniki
    .entries = Zgłoszenia
    .check-in = Obecność
    .pairing = Kojarzenie
    .standings = Klasyfikacja
    .appeals = Odwołania
    .activity = Aktywność
    .settings = Ustawienia

Console-TabCount =
    .results = brakuje
    .pairing = rozbieżności
    .appeals = w toku

Console-Phase =
    .closed = zamknięty
    .standings-final = Klasyfikacja jest ostateczna

Console-Calls =
    .board = Szachownica { $board }
    .stands = { $board }: obowiązuje { $result }, { $of ->
        [file] podany wynik jest inny
       *[players] zawodnik podaje inny wynik
    }: { $claims }.
    .differ = { $board }: { $of ->
        [file] podane wyniki są różne
       *[players] zawodnicy podają różne wyniki
    }: { $claims }.
    .claim = { $name } { $result } o { $time }
    .claim-of-file = plik szachownic { $result } o { $time }
