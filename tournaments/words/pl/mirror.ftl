### Kopie stron: dlaczego się jej nie ustawia, czym może być i dlaczego plików tam nie ma.

# Dlaczego kopii się nie ustawia.
NoMirror =
    .kind = Nie ma takiego rodzaju miejsca.
    .no-folder = Ten serwer nie zapisuje do żadnego folderu swojego komputera; może na to pozwolić tylko ten, kto go prowadzi.
    .outside = Podaj nazwę folderu tak, jak nazywa się pod folderem, który ten serwer ma na kopie.
    .host-key = Klucz serwera zapisuje się tak, jak pokazuje go OpenSSH: SHA256: i 43 znaki, z rodzajem klucza przed nim (ssh-ed25519) lub bez niego.
    .readers-at = Adres dla czytelników zaczyna się od https:// lub http:// i nie ma w nim spacji ani znaku zapytania.

# Gdzie są pliki.
MirrorKind =
    .folder = Folder tego serwera
    .s3 = Magazyn zgodny z S3
    .sftp = SFTP
    .webdav = WebDAV

# Dlaczego pliku nie udało się odczytać, zapisać lub usunąć, według kodu problemu.
MirrorProblem =
    .no-folder = ten serwer nie ma folderu na kopie albo to nie jest folder
    .denied = miejsce nie pozwala temu serwerowi zapisywać
    .full = miejsce jest pełne
    .disk = nie udało się odczytać dysku lub na nim zapisać
    .status = miejsce odmówiło
    .timeout = odpowiedź nie przyszła na czas
    .address = nie wywołano: adres tego komputera lub sieci lokalnej albo niczyj
    .unknown-host = nazwa jest nieznana
    .no-connection = brak połączenia
    .certificate = jego certyfikatowi nie ufamy
    .tls = nie było bezpiecznego połączenia
    .not-http = odpowiedź nie jest HTTP
    .clock = miejsce mówi, że zegar tego serwera chodzi źle
    .region = miejsce chce innego regionu albo adresu swojego regionu
    .bucket = nie ma takiego bucketu
    .key = klucza prywatnego nie można odczytać: bez hasła, w postaci OpenSSH lub PEM
    .host-key = to nie jest ten sam serwer: ma inny klucz. Jeśli jego administrator potwierdza, że tak ma być, podaj nowy klucz albo wpisz adres na nowo
    .sealed = hasło zapieczętował inny serwer: podaj je jeszcze raz
    .other-tournament = jest tam inny turniej: wybierz inny folder albo zapisz wszystko od nowa
    .newer-there = jest tam nowsza wersja, z innego serwera lub z dziennika sprzed przywrócenia kopii zapasowej: jeśli ten serwer prowadzi, zapisz wszystko od nowa
