### Jak się ma sala: strona sędziego głównego o samym serwerze.

Console-Hall =
    .title = Jak się ma sala
    .about = Co mogłoby zatrzymać serwer i co by z nim przepadło. Strona sama sprawdza ponownie.
    .backups = Kopie zapasowe
    .machine = Ten komputer
    .clocks = Zegary
    .folder = Dokąd
    .sealed = zapieczętowane hasłem
    .open = niezapieczętowane: kto je ma, ma klucze serwera i wszystkie dane osobowe
    .not-yours = Stan serwera to sprawa sędziego głównego, na konsoli zalogowanej hasłem.

# Wiek, krótko.
Console-HallAge =
    .seconds = { $count } s
    .minutes = { $count } min
    .hours = { $count } godz.
    .days = { $count } d

# Jak się mają kopie.
Console-HallBackup =
    .off = Kopie nie powstają same. Jeśli ten komputer się zepsuje, przepadnie wszystko od ostatniej kopii zrobionej ręcznie. Kto uruchamia serwer, podaje folder, najlepiej na pendrivie: ./hall --backup FOLDER.
    .postgresql = Bazą danych jest PostgreSQL: kopie robią jego własne narzędzia i ta strona ich nie widzi.
    .waiting = Powstaje pierwsza kopia.
    .well = W najnowszej jest wszystko do chwili sprzed { $age }.
    .kept = { $count ->
        [one] 1 kopia, { $size } MB
        [few] { $count } kopie, { $size } MB
       *[many] { $count } kopii, { $size } MB
    }
    .same-disk = Są na tym samym dysku co sala: jeśli się zepsuje, przepadnie jedno i drugie. Podaj folder na pendrivie lub na innym komputerze.
    .never = Jeszcze nie ma żadnej.
    .last = Najnowsza ma { $age }.
    .tried = Próba powtarza się co kilka sekund.

# Co jest z nimi nie tak, od { $age }.
Console-HallTrouble =
    .no-folder = Od { $age } nie ma tego folderu: czy pendrive jest włożony?
    .disk-full = Od { $age } nie ma miejsca w folderze, a najstarszych kopii już nie ma: zrób tam miejsce albo weź większy pendrive.
    .hall-disk-full = Od { $age } na dysku tego komputera jest za mało miejsca na kopię: zrób je, zanim zabraknie go dla wyników.
    .read-only = Od { $age } w folderze nie można zapisywać: pendrive może być zablokowany albo należeć do kogoś innego.
    .damaged = Od { $age } dziennik przeczy sam sobie i niczego nie skopiowano: kopie, które są, są dobre. Powiedz o tym temu, kto prowadzi serwer; miejsce poda „manage.py verify”.
    .passphrase = Od { $age } nie można odczytać pliku z hasłem, a bez niego nic się nie zapisuje.
    .disk-broken = Od { $age } w folderze nie można zapisywać: weź inny pendrive.

# Co komputerowi zostało; pamięć w MB, dysk w GB.
Console-HallMachine =
    .disk = Na dysku jest wolne { $free } GB z { $all } GB.
    .memory = Wolne jest { $free } MB z { $all } MB pamięci.
    .connections = Wolnych jest { $free } z { $all } połączeń.
    .no-pairing = Na żadne kojarzenie nikt nie czeka.
    .pairing = O kojarzenie poproszono { $age } temu.

# I co robić, gdy jest tego mało.
Console-HallLack =
    .disk = Usuń, co niepotrzebne, zanim zabraknie miejsca na wyniki.
    .memory = Zakończ inne programy na tym komputerze.
    .connections = Otwarto za dużo telefonów lub stron: publiczność proszona jest o poczekanie, sędziowie mają pierwszeństwo.

# Tych, którzy niedawno pisali.
Console-HallClock =
    .well = Zegary wszystkich, którzy niedawno pisali, zgadzają się z zegarem serwera.
    .ahead = Zegar, którego używa { $name }, spieszy się o { $age }: godziny tych wpisów są błędne. Ustaw go albo zegar serwera.
    .behind = Wszystkie wpisy, których autorem jest { $name }, przychodzą o { $age } później: zegar się spóźnia albo połączenie jest złe.
