NoWebhook =
    .too-many = Turniej ma najwyżej { $most } webhooków; najpierw usuń jeden.
    .kind = Nie ma rodzaju zdarzeń o nazwie { $kind }.

NotAnAddress =
    .long = Adres ma najwyżej { $most } znaków i żadnych odstępów.
    .scheme = Adres musi zaczynać się od https:// lub http://.
    .sftp = Adres musi zaczynać się od sftp://.
    .credentials = Adres nie może zawierać nazwy użytkownika ani hasła.
    .host = Nie ma w nim nazwy ani adresu komputera, który można by wywołać.
    .ascii = Znaki inne niż zwykłe litery zapisz w ścieżce jako %XX.
    .port = Port { $port } nie może być wywołany: { $usual } albo numer od 1024 wzwyż.
    .local = { $host } jest na tym komputerze albo w sieci lokalnej. Zaznacz, że to zamierzone.
    .local-off = Ten serwer nie wywołuje adresów własnego komputera ani sieci; pozwolić na to może tylko osoba, która go prowadzi.
    .never = Żaden webhook nie wywołuje { $host }.

WebhookKind =
    .results = wyniki
    .corrections = korekty
    .players = zawodnicy
    .rounds = rundy i kojarzenia
    .start = partie przegrane za spóźnienie
    .appeals = odwołania dotyczące partii
    .photos = osoby, których dane usunięto
    .settings = ustawienia
    .others = losowania

WebhookProblem = dostarczono
    .status = odmowa
    .timeout = brak odpowiedzi w ciągu 10 sekund
    .address = nie wywołano: adres komputera lub sieci lokalnej albo niczyj
    .unknown-host = nazwa jest nieznana
    .no-connection = brak połączenia
    .certificate = certyfikat nie jest zaufany
    .tls = brak bezpiecznego połączenia
    .not-http = odpowiedź nie jest HTTP
    .other-log = nie wysłano: zdarzenia nie ma w tym dzienniku
    .defect = nie wysłano: ten serwer nie umiał opisać zdarzenia; przyczynę podaje jego dziennik
