Console-Shell =
    .as-of = Stav k #{ $seq }
    .connection = Spojení se serverem a poslední událost, kterou tato stránka ukazuje
    .connecting = Připojuje se
    .menu = Nabídka:
    .public-page = Veřejná stránka
    .toasts = Co se právě stalo

Console-Sections = Turnaje v tomto sále
    .all = Všechny turnaje

Console-Bar =
    .all-tournaments = Všechny turnaje
    .help = Nápověda
    .help-title = Nápověda: klávesy a příručka (?)
    .theme = Světlý nebo tmavý vzhled

Console-Unsent = Zapsáno zde, zatím bez odpovědi
    .waiting = čeká

Console-Answers = Nepřečtené odpovědi
    .to-read = k přečtení

Console-Account = Účet
    .name-and-role = { $name }, { $role }
    .no-role = bez role
    .this-device = Toto zařízení je v deníku pod jménem „{ $device }“.
    .device-name = Jméno tohoto zařízení v deníku
    .devices = Zařízení
    .what-i-did = Moje činnost
    .tokens = Vaše tokeny
    .look-back-to = Pohled zpět (čas v sále)
    .look-back = Zobrazit
    .log-out = Odhlásit se
    .logged-out = Došlo k odhlášení. { $link }; co jste zapsali, zůstává v tomto zařízení a pak se odešle.
    .log-in-again = Přihlaste se znovu
    .read-again = Přečíst znovu

Console-Tabs = Konzole
    .results = Výsledky
    .entries = Přihlášky
    .check-in = Prezence
    .pairing = Párování
    .standings = Pořadí
    .appeals = Odvolání
    .activity = Činnost
    .settings = Nastavení

Console-TabCount =
    .results = chybí
    .pairing = v rozporu
    .appeals = nerozhodnuto

Console-Phase =
    .closed = uzavřeno
    .standings-final = Pořadí je konečné

Console-Calls =
    .board = Šachovnice { $board }
    .stands = { $board }: platí { $result }, { $of ->
        [file] soubor uvádí
       *[players] hráč uvádí
    } něco jiného: { $claims }.
    .differ = { $board }: { $of ->
        [file] uvedené výsledky se liší
       *[players] hlášení hráčů se liší
    }: { $claims }.
    .claim = { $name } { $result } v { $time }
    .claim-of-file = soubor šachovnic { $result } v { $time }
