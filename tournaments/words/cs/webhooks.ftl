### Webhooky: proč se nevytvoří a jak skončil pokus o doručení zprávy.

NoWebhook =
    .too-many = Turnaj má nejvýše { $most } webhooků; nejprve některý odeberte.
    .kind = Druh událostí { $kind } neexistuje.

NotAnAddress =
    .long = Adresa má nejvýše { $most } znaků a žádné mezery.
    .scheme = Adresa musí začínat https:// nebo http://.
    .sftp = Adresa musí začínat sftp://.
    .credentials = Adresa nesmí obsahovat uživatelské jméno ani heslo.
    .host = V adrese není jméno ani adresa stroje, který by se dal volat.
    .ascii = Co v cestě není obyčejné písmeno, pište jako %XX.
    .port = Port { $port } se nevolá: { $usual }, nebo od 1024 výše.
    .local = { $host } je na tomto stroji nebo v místní síti. Zaškrtněte, že je to záměr.
    .local-off = Tento server nevolá adresy svého stroje ani sítě; povolit to může jen jeho provozovatel.
    .never = { $host }: tuto adresu žádný webhook nevolá.

WebhookKind =
    .results = výsledky
    .corrections = opravy
    .players = hráči
    .rounds = kola a párování
    .start = partie prohrané nedostavením se
    .appeals = odvolání týkající se partií
    .photos = vymazané osoby
    .settings = nastavení
    .others = losy

WebhookProblem = doručeno
    .status = odmítnuto
    .timeout = bez odpovědi do 10 sekund
    .address = nevoláno: adresa tohoto stroje nebo sítě, nebo ničí
    .unknown-host = jméno není známo
    .no-connection = bez spojení
    .certificate = jeho certifikát není důvěryhodný
    .tls = bez zabezpečeného spojení
    .not-http = odpověď není HTTP
    .other-log = neodesláno: událost není v tomto deníku
    .defect = neodesláno: tento server událost nedokázal popsat; proč, uvádí jeho protokol
    .sealed = neodesláno: tajemství zapečetil jiný server; vytvořte nové
