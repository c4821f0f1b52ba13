### Kopie: kde jsou veřejné stránky ještě, a jak se jí daří.

Console-Mirror =
    .title = Kopie stránek
    .about = Kopie veřejných stránek jsou soubory: každý webový hosting nebo síť CDN je ukáže jakémukoli množství čtenářů, bez tohoto serveru. Aktualizuje se sama; stránky, které jsou tam otevřené, se na novinky ptají každých 20 sekund.
    .not-yours = Kopie stránek je věcí hlavního rozhodčího, na nejnovější stránce konzole přihlášené heslem.
    .state = Jak se jí daří
    .try-now = Zkusit hned
    .go-on = Pokračovat
    .stop = Zastavit
    .made = Nastavil(a) { $name }, { $at }.
    .more = Další
    .anew = Zapsat vše znovu
    .anew-means = Ať je tam cokoli: po obnovení zálohy, nebo když tam někdo soubory změnil.
    .take-away = Vše tam odstranit
    .take-away-means = Všechny soubory, které tam tento server zapsal, se odstraní a kopie se zastaví.
    .remove = Zapomenout kopii
    .remove-means = Co tam je, tam zůstane a stárne.

Console-MirrorState =
    .stopped = Zastaveno. Co se stane, čeká.
    .failing = { $failures ->
        [one] Poslední pokus se nezdařil
        [few] Poslední { $failures } pokusy se nezdařily
       *[other] Posledních { $failures } pokusů se nezdařilo
    }; další je v { $next }. Co tam je, tam zůstává.
    .leaving = Vše se odstraňuje.
    .first = První soubory jsou na cestě.
    .behind = Verze { $newest } je na cestě.
    .current = Je aktuální.
    .waiting = { $count ->
        [one] Čeká jeden soubor.
        [few] Čekají { $count } soubory.
       *[other] Čeká { $count } souborů.
    }
    .there = Je tam verze { $version }, zapsaná { $at }; { $files ->
        [one] jeden soubor
        [few] { $files } soubory
       *[other] { $files } souborů
    }.
    .nothing-there = Zatím tam nic není.
    .readers-at = Čtenáři ji najdou na { $address }
    .host-key = Server se pozná podle klíče: { $key }
    .last-problem = Poslední potíž, { $at }: { $problem }.
    .status = HTTP vrátilo { $status }.

Console-MirrorFields =
    .place = Kde soubory jsou
    .kind = Druh
    .address = Adresa nebo složka
    .address-means = Adresa složky tohoto turnaje. WebDAV: https://host/cesta. SFTP: sftp://host/cesta, nebo sftp://host/~/cesta od místa, kde začíná přihlášení. S3: https://host/bucket/cesta, nebo https://bucket.host/cesta.
    .folder = Složka je některá pod { $folder }.
    .no-folder = Tento server nemá složku pro kopie.
    .user = Uživatelské jméno, nebo id přístupového klíče
    .secret = Heslo, tajný přístupový klíč, nebo soukromý klíč
    .secret-means = Ukládá se zapečetěné a nikde se neukazuje.
    .secret-kept = Jedno je uloženo. Nechte prázdné, má-li zůstat; pro jinou adresu nebo jméno je třeba znovu.
    .region = Region (pro S3)
    .host-key = Klíč serveru (pro SFTP)
    .host-key-means = Jak jej ukazuje OpenSSH: ssh-ed25519 SHA256:… Prázdné pole znamená, že se zapamatuje první, a jiný server pak nedostane nic.
    .readers-at = Kde kopii najdou čtenáři
    .readers-at-means = Adresa webu, který tuto složku ukazuje: https://vysledky.example/open/. Odkazují na ni stránky jiných turnajů téže akce; tento server ji nikdy nevolá.
    .languages = Jazyky
    .set = Nastavit kopii
