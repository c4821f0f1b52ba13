Script-Answers =
    .order = Příkaz
    .met-another = { $what }: střet s jiným zápisem
    .resolve-on-the-board = Oba zápisy zůstávají: rozpor se rozhodne u šachovnice.
    .look-and-decide = Podívejte se, co platí nyní, a rozhodněte znovu.
    .not-sent = { $what }: nepodařilo se odeslat
    .tell-who-runs-it = Odešlete to znovu, nebo se obraťte na správce serveru.
    .send-again = Odeslat znovu
    .refused = { $what }: odmítnuto
    .nothing-recorded = Nic nebylo zapsáno.
    .toast = { $title }. { $why } { $todo }
    .card = { $todo } Zapsáno { $time } v tomto zařízení.

Script-Clocks =
    .set-it-right = { $words } Nastavte je správně: řídí se jimi časy v deníku a lhůty.

Script-Countdown =
    .over = skončilo

Script-Device =
    .phone = Telefon
    .tablet = Tablet
    .other = Zařízení

Script-Fragments =
    .changed = { $part }: změněno { $count }.
    .not-fetched = Server tuto část stránky nevydal. Zkuste to za chvíli znovu.

Script-Half =
    .again-soon = Tato stránka se cestou přerušila. Za okamžik se načte znovu.
    .broken = Tato stránka se cestou přerušila, i když se načítala znovu: část z ní chybí.
    .load = Načíst znovu

Script-Lists =
    .shown = zobrazeno { $shown } z { $all }

Script-LogOut =
    .not-sent = { $count ->
        [one] { $count } zápis nebyl odeslán
        [few] { $count } zápisy nebyly odeslány
       *[other] { $count } zápisů nebylo odesláno
    }
    .stay-and-they-go = Server na ně ještě neodpověděl. Zůstaňte na této stránce a odešlou se samy.
    .unsent-until = Pokud se nyní odhlásíte, zůstanou neodeslané v tomto zařízení až do příštího přihlášení: { $name }.
    .log-out-anyway = Přesto se odhlásit
    .stay = Zůstat zde

Script-PresenceMarks =
    .at-this-board = U této šachovnice: { $name }
    .preparing = Párování { $round }. kola připravuje { $name }.
    .pairing = { $round }. kolo páruje { $name }.
    .reviewing = Párování { $round }. kola kontroluje { $name }.

Script-Renewed =
    .renewed = Tato stránka je z dřívější verze programu. Co píšete, se zaznamenává; načtěte ji znovu, až se to hodí. Co je v polích, zůstane.
    .load = Načíst znovu

Script-Shell =
    .live = Živě
    .reconnecting = Obnovuje se spojení
    .offline = Bez spojení
    .connection = Spojení: { $state ->
        [offline] není
       *[reconnecting] obnovuje se
    }. Zapisovat lze dál.
    .no-answer = Server neodpovídá.
    .all-kept = { $words } Vše je uloženo v tomto zařízení a odešle se samo.
    .keeps-nothing = Tento prohlížeč nic neuchovává: nezavírejte stránku.
    .wait-for = Zápisy z tohoto zařízení ({ $count }) čekají na přihlášení: { $name }.

Script-Sorting =
    .sorted = Řazeno podle: { $head }, { $way ->
        [down] sestupně
       *[up] vzestupně
    }.
    .as-it-came = V původním pořadí.

Script-Toasts =
    .region = Co se právě stalo

Script-Trouble =
    .kept = { $words } Co zapíšete, zůstává v tomto zařízení a odešle se samo, po pořádku.
    .light = Spojení se serverem a poslední událost, kterou tato stránka ukazuje
    .not-recording = Nezapisuje se

Script-Undo =
    .title = Vzít zpět: { $what }?
    .report = Zmizí všechny přihlášky, kola, výsledky a nastavení ze zprávy: turnaj je, jaký byl předtím, a lze do něj nahrát další zprávu.
    .batch = Vše bude, jako bylo předtím. Co se mezitím změnilo, zůstane a bude uvedeno.
    .wrong-file = Načten jiný soubor
    .wrong-group = Vybrána jiná skupina
    .take-all-back = Vzít vše zpět
    .label = Vzato zpět: { $what }
    .left-alone = Beze změny
    .changed-since = Mezitím změněno, proto ponecháno:

Script-Palette =
    .player = hráč
    .board = šachovnice
    .page = stránka
    .act = úkon
    .act-of = { $act }: { $of }
    .nothing = Nic takového tu není.
    .found = Nalezeno: { $count }
    .away = bez sítě nelze
    .not-now = Teď to tu nelze provést.
    .as-known = Seznam se nepodařilo načíst: hledá se jen v tom, co zná tato stránka.

Script-Machines =
    .led = Turnaj se vede na { $address }.
    .may-be-led = Tento server neodpovídá. Až převezme vedení druhý počítač, vede se turnaj tam.
    .go = Pokračovat na { $address } a vzít s sebou, co nebylo odesláno
    .blocked = Prohlížeč neotevřel stránku na { $address }: povolte této stránce okna a zkuste to znovu.
    .nothing-waits = Tady nic nečeká; pokračujte na { $address }.
    .handed-over = Nyní uloženo na { $address }: { $count }. Odešle se tam, jakmile se přihlásí ten, kdo to napsal.
