### Kopia: gdzie jeszcze są strony publiczne i jak się miewa.

Console-Mirror =
    .title = Kopia stron
    .about = Kopia stron publicznych to pliki: każdy hosting lub sieć CDN pokaże ją dowolnej liczbie czytelników, bez tego serwera. Aktualizuje się sama; otwarte tam strony pytają o nowości co 20 sekund.
    .not-yours = Kopia stron jest sprawą sędziego głównego, na najnowszej stronie konsoli zalogowanej hasłem.
    .state = Jak się miewa
    .try-now = Spróbuj teraz
    .go-on = Kontynuuj
    .stop = Zatrzymaj
    .made = Ustawił(a) { $name }, { $at }.
    .more = Więcej
    .anew = Zapisz wszystko od nowa
    .anew-means = Cokolwiek tam jest: po przywróceniu kopii zapasowej albo gdy ktoś zmienił tam pliki.
    .take-away = Usuń tam wszystko
    .take-away-means = Wszystkie pliki, które ten serwer tam zapisał, zostaną usunięte, a kopia zatrzymana.
    .remove = Zapomnij kopię
    .remove-means = Co tam jest, zostaje i się starzeje.

Console-MirrorState =
    .stopped = Zatrzymana. To, co się dzieje, czeka.
    .failing = { $failures ->
        [one] Ostatnia próba się nie udała
        [few] Ostatnie { $failures } próby się nie udały
       *[many] Ostatnich { $failures } prób się nie udało
    }; następna o { $next }. Co tam jest, zostaje.
    .leaving = Wszystko jest usuwane.
    .first = Pierwsze pliki są w drodze.
    .behind = Wersja { $newest } jest w drodze.
    .current = Jest aktualna.
    .waiting = { $count ->
        [one] Czeka jeden plik.
        [few] Czekają { $count } pliki.
       *[many] Czeka { $count } plików.
    }
    .there = Jest tam wersja { $version }, zapisana { $at }; { $files ->
        [one] jeden plik
        [few] { $files } pliki
       *[many] { $files } plików
    }.
    .nothing-there = Na razie nic tam nie ma.
    .readers-at = Czytelnicy znajdą ją pod { $address }
    .host-key = Serwer rozpoznaje się po kluczu: { $key }
    .last-problem = Ostatni problem, { $at }: { $problem }.
    .status = HTTP zwróciło { $status }.

Console-MirrorFields =
    .place = Gdzie są pliki
    .kind = Rodzaj
    .address = Adres lub folder
    .address-means = Adres folderu tego turnieju. WebDAV: https://host/ścieżka. SFTP: sftp://host/ścieżka albo sftp://host/~/ścieżka od miejsca, w którym zaczyna się logowanie. S3: https://host/bucket/ścieżka albo https://bucket.host/ścieżka.
    .folder = Folder jest jednym z tych pod { $folder }.
    .no-folder = Ten serwer nie ma folderu na kopie.
    .user = Nazwa użytkownika albo id klucza dostępu
    .secret = Hasło, tajny klucz dostępu albo klucz prywatny
    .secret-means = Jest przechowywane zapieczętowane i nigdzie nie pokazywane.
    .secret-kept = Jedno jest przechowywane. Zostaw puste, aby je zachować; inny adres lub użytkownik wymaga go ponownie.
    .region = Region (dla S3)
    .host-key = Klucz serwera (dla SFTP)
    .host-key-means = Tak, jak pokazuje go OpenSSH: ssh-ed25519 SHA256:… Puste pole oznacza, że zapamiętany zostanie pierwszy, a żaden inny serwer niczego wtedy nie dostanie.
    .readers-at = Gdzie znajdą ją czytelnicy
    .readers-at-means = Adres strony, która pokazuje ten katalog: https://wyniki.example/open/. Odsyłają do niego strony innych turniejów tej samej imprezy; ten serwer nigdy się z nim nie łączy.
    .languages = Języki
    .set = Ustaw kopię
