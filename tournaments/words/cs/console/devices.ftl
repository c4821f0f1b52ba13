Console-Devices =
    .title = Zařízení
    .about = Telefon se připojí vlastním kódem: pro jednu osobu, na určitou dobu, dokud mu neodeberete přístup.
    .settings = Nastavení
    .code-for = Kód pro zařízení: { $name }
    .scan-code = Naskenujte ho tím zařízením do 15 minut. Platí jednou; přihlášení zařízení trvá do { $until }.
    .open-link = Otevřete ho do 15 minut v jiném prohlížeči tohoto počítače; jinde nefunguje. Platí jednou; přihlášení zařízení trvá do { $until }.
    .add = Přidat zařízení
    .whose = Čí
    .ends = Konec přihlášení
    .end = { $end ->
            [tonight] dnes večer, { $moment }
            [hours] za čtyři hodiny, { $moment }
           *[end] na konci posledního dne, { $moment }
        }
    .make-code = Vytvořit kód
    .open-codes = Dosud nepoužité kódy
    .until = do { $time }
    .take-back = Vzít zpět
    .not-your-code = Tento kód nemůžete vzít zpět, není váš.
    .newest-page = Kódy se vytvářejí na nejnovější stránce.

Console-DevicesCertificate =
    .title = Certifikát tohoto sálu
    .about = Přes HTTPS nikdo v síti nečte ani nemění, co zařízení odesílá, a jeho konzole přežije nové načtení stránky i bez sítě.
    .steps = postup na stránce
    .scan-here = Naskenujte toto tím zařízením, dodržte { $steps } a pak vytvořte jeho kód zde.
    .scan-there = Naskenujte toto tím zařízením, dodržte { $steps } a pak vytvořte jeho kód na { $address }.
    .follow-here = Dodržte v zařízení { $steps } a pak vytvořte jeho kód zde.
    .follow-there = Dodržte v zařízení { $steps } a pak vytvořte jeho kód na { $address }.

Console-DevicesList =
    .title = Připojená
    .name = Připojená zařízení
    .none = Žádná.
    .device = Zařízení
    .whose = Čí
    .joined = Připojeno
    .last-seen = Naposledy
    .until = Do
    .acts = Úkony
    .revoked = přístup odebrán
    .over = skončilo
    .by-a-code-of = kód: { $name }
    .revoked-at-by = přístup odebrán { $revoked }, { $name }
    .review = Zkontrolovat
    .review-results = { $count ->
            [one] Zkontrolovat { $count } výsledek
            [few] Zkontrolovat { $count } výsledky
           *[other] Zkontrolovat { $count } výsledků
        }
    .reviewed-by = Kontrola: { $name }

Console-DeviceRevocation =
    .title = Odebrat přístup
    .of = Odebrat přístup: { $device }
    .means = { $device } ({ $name }) bude hned odhlášeno a nic na něm zapsaného se už nepřijme.
    .means-with-review = { $device } ({ $name }) bude hned odhlášeno a nic na něm zapsaného se už nepřijme. Co na něm bylo zapsáno, se zobrazí ke kontrole.
    .reasons = Ztráta|Krádež|Předáno někomu jinému|Už není potřeba
    .yes = Odebrat přístup
    .revoke = Odebrat přístup…
    .since = Mohlo být v cizích rukou
    .since-it-joined = od připojení
    .since-minutes = { $minutes ->
            [15] poslední čtvrthodinu
            [60] poslední hodinu
           *[240] poslední čtyři hodiny
        }

Console-Device =
    .joined = { $name }, připojeno { $joined }
    .joined-and-revoked = { $name }, připojeno { $joined }, přístup odebrán { $revoked }, { $by }
    .history = Historie
    .no-such = Zařízení { $device } neexistuje.

Console-DeviceEntries =
    .name = Výsledky ke kontrole
    .in-doubt = { $count ->
            [one] { $count } výsledek v pochybnosti: porovnejte s lístky. { $confirm } potvrdí, { $correct } opraví, šipky posunou.
            [few] { $count } výsledky v pochybnosti: porovnejte s lístky. { $confirm } potvrdí, { $correct } opraví, šipky posunou.
           *[other] { $count } výsledků v pochybnosti: porovnejte s lístky. { $confirm } potvrdí, { $correct } opraví, šipky posunou.
        }
    .reviewed = Kontrola: { $name }, { $reviewed }.
    .nothing-in-doubt = V pochybnosti už není nic.
    .title = Výsledky zapsané na zařízení { $device }
    .round = Kolo
    .board = Šach.
    .players = Hráči
    .typed = Zapsáno
    .at = V
    .now = Nyní
    .confirm = Potvrdit
    .confirm-board = Potvrdit šachovnici { $board }, { $result }
    .correct = Opravit…
    .correct-board = Opravit šachovnici { $board }
    .confirmed = potvrzeno
    .cleared = smazáno
    .stands = platí
    .none = Není na něm zapsán žádný výsledek.
    .close = Zkontrolováno
    .close-of = Kontrola zařízení: { $device }
    .others = Co dalšího se na něm stalo

Console-DeviceOut =
    .page = Přístup odebrán
    .title = Toto zařízení už nemá přístup
    .revoked = { $device }: přístup odebrán { $revoked } ({ $zone }). Nic na něm zapsaného se už nepřijme.
    .not-sent = Zapsáno zde, do deníku se nedostalo
    .show-it = Ukažte tento seznam hlavnímu rozhodčímu.
    .log-in = Přihlásit se heslem
