Console-Prizes =
    .title = Nagrody
    .after-round = po { $round }. rundzie
    .list = Lista nagród
    .receipts = Pokwitowania
    .diplomas = Dyplomy
    .fund = Fundusz nagród
    .back = Nagrody
    .none = Nie ustalono nagród
    .none-about = Określ, jakie są nagrody, dla kogo i jak są dzielone: najlepiej przed 1. rundą, aby wszyscy wiedzieli.
    .set-up = Ustal nagrody
    .no-round = Po opublikowaniu 1. rundy będzie tu widać, kto co otrzyma.
    .simulated = Tak, jakby turniej kończył się po { $round }. rundzie.
    .results-missing = Brakuje wyników: to stan prowizoryczny.
    .final = Są wszystkie wyniki ostatniej rundy.
    .total = Fundusz
    .paid = Do wypłaty
    .tax = Podatek
    .left = Nieprzyznane
    .unsettled = Najlepsze nagrody tych zawodników zależą od siebie nawzajem; zdecyduj ręcznie: { $players }.
    .of-list = Razem { $sum }, { $entrants ->
            [one] w grę wchodzi jeden zawodnik
            [few] w grę wchodzi { $entrants } zawodników
            [many] w grę wchodzi { $entrants } zawodników
           *[other] w grę wchodzi { $entrants } zawodnika
        }
    .of-list-alone = Razem { $sum }
    .with-points = { $points } pkt
    .place-left = Miejsce { $place }
    .rest = Reszta
    .left-over = nieprzyznane: { $why }
    .passed = { $count ->
            [one] Jeden pominięty zawodnik
            [few] { $count } pominiętych zawodników
            [many] { $count } pominiętych zawodników
           *[other] { $count } pominiętego zawodnika
        }
    .passed-line = { $rank }. { $player }: { $why }

Console-PrizeWinners =
    .title = Co otrzymuje każdy zawodnik
    .rank = M-ce
    .player = Zawodnik
    .prizes = Nagrody
    .money = Kwota
    .tax = Podatek
    .paid = Do wypłaty
    .prize = { $list }, miejsce { $place }
    .thing = { $list }, miejsce { $place }: { $thing }
    .nobody = Nikt jeszcze nie otrzymuje nagrody.

Console-PrizeChoices =
    .title = Wybory i nieobecności
    .about-choice = Kto ma prawo do kilku nagród, otrzymuje jedną z nich. Bez wyboru jest to najwyższa.
    .about-nobody-away = Żadna lista nie wymaga obecności na wręczeniu nagród: nieobecność niczego nie zmienia.
    .about-away = Niektóre listy wymagają obecności na wręczeniu nagród: zaznacz, kto nie przyjdzie.
    .player = Zawodnik
    .takes = Wybiera nagrodę z listy
    .by-rule = to, co wynika z zasady
    .giving = Wręczenie nagród
    .comes = przyjdzie lub nie wiadomo
    .stays-away = nie przyjdzie
    .note = Zapisz
    .noted = Nagroda: { $player }
    .chose = wybiera: { $list }
    .chose-in-vain = wybiera: { $list }, ale przy obecnym stanie ta lista nic nie daje: obowiązuje zasada
    .is-away = nie przyjdzie
    .take-out = Cofnij
    .take-out-of = Cofnij zapis: { $player }

Console-PrizesPublic =
    .title = Na stronach publicznych
    .hidden = Strony publiczne nie informują o nagrodach.
    .fund-alone = Wszyscy mogą przeczytać, jakie są nagrody. Kto je otrzymuje, pojawi się po zamknięciu turnieju.
    .with-winners = Wszyscy mogą przeczytać, kto otrzymuje którą nagrodę i skąd się ona wzięła.
    .about = Wraz ze zwycięzcami ujawniają, kto należy do kategorii: kobiety, roczniki, klub. Gdzie lista wymaga obecności, ujawniają, kto nie przyjdzie.
    .once-read = Po ukryciu znikają także ze stron wcześniejszych chwil. Przeglądarki i inne programy mogą zachować to, co już odczytały.
    .look = Zobacz stronę
    .show = Pokaż nagrody
    .hide = Ukryj

Console-PrizeReasons =
    .title = Dlaczego nie ten zawodnik?
    .player = Zawodnik
    .why = Dlaczego
    .of = { $player } nie otrzymuje nic z listy
    .line = { $list }: { $why }
    .nothing-missing = { $player } otrzymuje coś z każdej listy.

Console-PrizesMoved =
    .title = Co się zmieniło
    .about = Porównaj z wcześniejszym stanem nagród: pod numerem po @ u dołu wydrukowanej listy (1336) albo o danej godzinie na sali (2026-07-12T13:55).
    .unknown = „{ $text }” nie jest ani numerem dotychczasowego zdarzenia, ani czasem od pierwszego z nich.
    .since = Numer lub czas
    .compare = Porównaj
    .heading = Od zdarzenia { $seq }
    .none = Wszyscy otrzymują to, co otrzymaliby wtedy.
    .before = Wtedy
    .now = Teraz
    .after = Po nim
    .nothing = nic

Console-PrizeFund =
    .title = Fundusz nagród
    .about = Jedna lista dla wszystkich i dowolna liczba innych: kobiety, juniorzy, grupy rankingowe, zawodnicy miejscowi.
    .announced = Runda 1 jest opublikowana: co ogłoszono, powinno pozostać. Sędzia główny może to jeszcze zmienić, z powodem, który pozostaje w dzienniku.
    .not-yours = Nagrody ustalają sędzia główny i jego zastępca.
    .not-yours-now = Od 1. rundy nagrody zmienia tylko sędzia główny.
    .whole = Dla wszystkich list
    .currency = Waluta
    .currency-form = Trzy litery według ISO 4217, na przykład PLN
    .unit = Zaokrąglanie udziałów do
    .smallest-unit = { $unit }, najmniejszej jednostki
    .unit-of = wielokrotności { $unit }
    .remainder = Reszta z zaokrąglenia
    .doubles = Kilka nagród
    .tax-percent = Podatek w procentach
    .tax-above = Od kwot powyżej
    .tax-of = Podatek od
    .tax-excess = nadwyżki ponad próg
    .tax-whole = całej kwoty, gdy przekracza próg
    .public = Na stronach publicznych; zwycięzcy po zamknięciu turnieju
    .add = Dodaj listę
    .remove = Usuń tę listę
    .save = Zapisz nagrody
    .reason = Powód zmiany
    .number-percent = Liczba, na przykład 15 lub 12.5
    .number-amount = Kwota, na przykład 600 lub 33.50

Console-PrizeListFields =
    .title = Lista
    .name = Nazwa (puste: dla kogo jest)
    .prizes = Nagrody, wiersz na miejsce: kwota; rzecz; wartość rzeczy
    .prizes-hint = 600; Puchar
    .prizes-about = 600 · 600; Puchar · sama rzecz: ; Książka · z wartością do liczenia: ; Szachy; 80
    .sharing = Przy równej liczbie punktów
    .above = Liczą się punkty powyżej
    .who = Dla kogo
    .sex = Płeć
    .any = wszyscy
    .women = kobiety
    .men = mężczyźni
    .born-from = Rok urodzenia od
    .born-to = Rok urodzenia do
    .rating-from = Ranking od
    .rating-to = Ranking do
    .unrated = Zawodnicy bez rankingu
    .unrated-also = liczą się jako najniżsi
    .unrated-not = nie należą
    .unrated-only = tylko oni
    .federations = Federacje (POL, CZE)
    .clubs = Kluby, po jednym w wierszu
    .players = Zawodnicy według numerów (3, 7, 12)
    .players-entry = Zawodnicy według numerów zgłoszeń (3, 7, 12)
    .conditions = Warunki
    .least-share = Udziały nie mniejsze niż
    .least-points = Co najmniej punktów
    .least-rounds = Co najmniej rozegranych partii
    .least-entrants = Co najmniej zawodników w kategorii
    .present = Obecność na wręczeniu nagród

Console-Diplomas =
    .title = Własne dyplomy
    .about = Obraz to jeden z tych, które dodano na stronie ekranów na sali. W tekstach { $slots } zastępują to, co oznaczają; puste pola brzmią jak zwykle.
    .picture = Obraz
    .no-picture = brak
    .whole = na całą stronę
    .heading = Tytuł
    .above = Nad nazwiskiem
    .below = Pod nazwiskiem
    .who = Dla kogo
    .winners = zdobywcy nagród
    .all = wszyscy w klasyfikacji
    .make = Dyplomy jako PDF
