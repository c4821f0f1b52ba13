### Kopie stránek: proč se nenastaví, co může být, a proč tam soubory nejsou.

# Proč se kopie nenastaví.
NoMirror =
    .kind = Takový druh místa není.
    .no-folder = Tento server nezapisuje do žádné složky svého počítače; povolit to může jen jeho provozovatel.
    .outside = Napište jméno složky tak, jak se jmenuje pod složkou, kterou má tento server pro kopie.
    .host-key = Klíč serveru se píše tak, jak jej ukazuje OpenSSH: SHA256: a 43 znaků, s druhem klíče před ním (ssh-ed25519) nebo bez něj.
    .readers-at = Adresa pro čtenáře začíná https:// nebo http:// a není v ní mezera ani otazník.

# Kde soubory jsou.
MirrorKind =
    .folder = Složka tohoto serveru
    .s3 = Úložiště s rozhraním S3
    .sftp = SFTP
    .webdav = WebDAV

# Proč soubor nešlo číst, zapsat nebo odstranit, podle kódu potíže.
MirrorProblem =
    .no-folder = tento server nemá složku pro kopie, nebo to není složka
    .denied = místo tomuto serveru zápis nedovolí
    .full = místo je plné
    .disk = disk nešlo číst nebo na něj zapsat
    .status = místo odmítlo
    .timeout = odpověď nepřišla včas
    .address = nevoláno: adresa místního počítače nebo sítě, nebo adresa nikoho
    .unknown-host = jméno není známo
    .no-connection = bez spojení
    .certificate = certifikátu se nevěří
    .tls = nebylo bezpečné spojení
    .not-http = odpověď není HTTP
    .clock = místo říká, že hodiny tohoto serveru jdou špatně
    .region = místo chce jiný region, nebo adresu svého regionu
    .bucket = takový bucket neexistuje
    .key = soukromý klíč nelze přečíst: bez hesla, v podobě OpenSSH nebo PEM
    .host-key = to není týž server: má jiný klíč. Potvrdí-li jeho správce, že je to v pořádku, zadejte nový klíč, nebo adresu znovu
    .sealed = heslo zapečetil jiný server: zadejte je znovu
    .other-tournament = je tam jiný turnaj: zvolte jinou složku, nebo zapište vše znovu
    .newer-there = je tam novější verze, od jiného serveru nebo z deníku před obnovením zálohy: vede-li tento server, zapište vše znovu
