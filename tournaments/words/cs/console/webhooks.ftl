Console-Webhooks =
    .title = Webhooky
    .about = Webhook oznamuje programu jinde, co se právě děje na veřejných stránkách: výsledky, párování, hráče.
    .settings = Nastavení
    .in-use = Používané
    .none = Žádné.
    .make = Vytvořit webhook
    .secret-of = Tajemství: { $address }
    .shown-only-now = Zobrazí se jen teď. Program jím ověřuje podpis každé zprávy.
    .not-yours = Webhooky jsou věcí hlavního rozhodčího, na nejnovější stránce konzole po přihlášení heslem.

Console-WebhookState =
    .well = Vše dosavadní bylo doručeno, nebo je na cestě.
    .failing = { $failures ->
        [one] Poslední pokus se nezdařil
        [few] Poslední { $failures } pokusy se nezdařily
       *[other] Posledních { $failures } pokusů se nezdařilo
    }; další bude v { $next }. Co následuje, čeká.
    .by-chief = Zastaveno { $at }. Nové události čekají.
    .gave-up = Zastaveno { $at }: celý den nebylo nic doručeno. Nové události čekají.
    .gone = Zastaveno { $at }: příjemce oznamuje, že už nic nechce. Nové události čekají.

Console-WebhookFields =
    .address = Adresa
    .kinds = Oznamovat
    .local = Adresa je na tomto počítači nebo v místní síti
    .local-means = Bez označení se taková adresa nevolá: nikdo se nemá přes tento server dostat k tomu, co vidí jen on. Kdo to označí, je zapsáno a platí to, dokud je hlavním rozhodčím.

Console-Webhook =
    .title = Webhook
    .all = Všechny webhooky
    .deliveries = Poslední doručení
    .test = Poslat zkušební zprávu
    .go-on = Odeslat čekající
    .skip = Pokračovat odteď
    .stop = Zastavit
    .message = Zpráva
    .last-try = Poslední pokus
    .tries = Pokusy
    .status = Stav
    .end = Jak to skončilo
    .acts = Úkony
    .send-again = Odeslat znovu
    .asked = bude odesláno
    .remembered = Uchovává se přehled posledních sta, ne jejich obsah.
    .nothing-sent = Zatím nebylo nic odesláno.
    .change = Adresa a druhy
    .made = Zápis: { $name }, { $at }.
    .allowed = Místní adresu povoluje: { $name }, { $at }.
    .not-allowed = Místní adresu povoluje: { $name }, { $at }. Nyní se nevolá: musí ji označit současný hlavní rozhodčí a správce serveru to nesmí zakazovat.
    .more = Tajemství a konec
    .new-secret = Vytvořit nové tajemství
    .new-secret-means = Po dobu jednoho dne mají zprávy oba podpisy.
    .remove = Odebrat webhook
    .remove-means = Čekající se už neodešle.
