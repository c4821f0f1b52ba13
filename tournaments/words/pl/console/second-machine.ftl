### The second machine: it joins, follows, and takes over.

Console-SecondMachine =
    .title = Drugi komputer
    .about = Drugi komputer otrzymuje wszystko w chwili zapisu i prowadzi turniej, gdy ten zawiedzie.
    .now = Jak to idzie
    .not-yours = Drugi komputer jest sprawą sędziego głównego, na konsoli zalogowanej hasłem.
    .none = Żaden drugi komputer nie podąża. Jeśli ten zawiedzie, przepadnie wszystko od ostatniej kopii zapasowej.
    .in-step = { $name }: wszystko jest na jego dysku.
    .behind = { $name } odbiera; brakuje: { $count ->
        [one] 1 zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }.
    .away = { $name } milczy od { $age }: to, co się teraz zapisuje, jest na jednym dysku. Czy działa i jest w tej samej sieci?
    .two-disks = To, co widać jako zapisane, jest na dwóch dyskach.
    .one-disk = Potwierdzono tylko na jednym dysku, zgodnie z wyborem na wypadek milczenia drugiego komputera: { $count ->
        [one] 1 wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }.
    .commands-wait = Wpisy czekają na konsolach, aż drugi komputer wróci albo zostanie wybrana praca z jednym dyskiem.
    .doubt = Ten komputer uruchomiono ponownie i nie może wiedzieć, czy drugi tymczasem nie prowadzi. Nic się tu nie zapisuje, dopóki tamten nie odpowie albo nie zostanie potwierdzone, że nie prowadzi.
    .deposed = Ten komputer już nie prowadzi: turniej jest prowadzony pod adresem { $address }. To, co zapisał po odłączeniu, jest zachowane tutaj i nie zostało scalone.
    .never-heard = Ten komputer podąża za { $address } i od uruchomienia go nie słyszał.
    .follows = Ten komputer podąża za { $address }; ostatni znak: { $age } temu.
    .lost = { $address } milczy od { $age }.
    .lacks = Tam jest więcej niż tutaj o: { $count ->
        [one] 1 zmianę
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }.
    .this-has = Ten komputer ma wszystko aż do:
    .last-event = { $name }: zdarzenie { $seq }, wiek: { $age }
    .code-is = Kod drugiego komputera
    .code-means = Jest pokazany tylko teraz, działa raz i przez dziesięć minut. Na drugim komputerze uruchom serwer tak, z pustym folderem danych, i wpisz kod:
    .join = Pozwól komputerowi podążać
    .join-means = Podążać może jeden komputer. Który dołączy, zastąpi obecny.
    .make-code = Utwórz kod
    .waiting = Co znaczy potwierdzenie
    .wait = Czekaj na drugi komputer: zapisane znaczy na dwóch dyskach
    .wait-means = Każdy wpis trwa wtedy o kilka milisekund dłużej. Gdy drugi komputer milczy, wpisy pozostają na konsolach i same są wysyłane ponownie.
    .alone-after = Dalej z jednym dyskiem, gdy milczy tyle sekund (0: nigdy samo)
    .save = Zapisz
    .dismiss = Dalej bez drugiego komputera
    .dismiss-means = Nie otrzyma już niczego i nie może przejąć tego, co przyjdzie później.
    .take-over = Przejmij prowadzenie
    .take-over-means = Ten komputer prowadzi odtąd turniej. Tego, co drugi zapisał po zdarzeniach wymienionych wyżej, tutaj nie ma. Gdy wróci, niczego już nie zapisze i wymieni, co ma tylko on.
    .other-is-off = Drugi komputer jest wyłączony albo ma odłączony kabel.
    .although-heard = Przejmij, choć drugi komputer odezwał się przed chwilą.
    .heard-now = Drugi komputer odezwał się przed chwilą: nadal prowadzi. Najpierw go wyłącz albo zaznacz, że mimo to przejmujesz.
    .still-receiving = Właśnie coś jest odbierane. Spróbuj ponownie.
    .changing = Serwer uruchamia się ponownie jako prowadzący. Ta strona wróci za kilka sekund; wtedy zaloguj się ponownie.
    .go-on = Ten komputer prowadzi
    .go-on-means = Tylko jeśli nikt nie przejął prowadzenia na drugim komputerze. Jeśli ktoś przejął, liczy się tamten dziennik, a to, co tu tymczasem zapisano, trzeba tam wpisać ponownie.
    .alone = Co ma tylko ten komputer
    .alone-means = Komputer, który prowadzi, nigdy nie miał tych wpisów i nic z nich nie zostało scalone. To, co z nich nadal obowiązuje, wpisz tam, gdzie prowadzony jest turniej: tam jest to zgłoszenie jak każde inne, a gdzie stoi już coś innego, widać oba.
    .alone-nothing = Nic: komputer, który prowadzi, ma wszystko, co tu zapisano.
    .to-show = Dla sali
    .led-here = Sędziowie i publiczność znajdą teraz turniej pod tym adresem.
    .led-here-then = Gdy ten komputer przejmie prowadzenie, sędziowie i publiczność znajdą turniej pod tym adresem.
    .claims-kept = Na komputerze, który teraz prowadzi, stoją na stronie Drugi komputer jako wpisy do rozstrzygnięcia.
    .claims-wait = Komputer, który prowadzi, jeszcze ich nie ma; zapytanie powtarza się co kilka sekund.
