Script-AtOnce =
    .no-answer = Server neodpovídá; zkuste to znovu. Provede se to jednou, i když to odešlete vícekrát.

Script-Countdowns =
    .ended = skončilo před { $length }
    .left = zbývá { $length }
    .seconds = { $seconds } s
    .minutes = { $minutes } min
    .hours = { $hours } h { $minutes } min

Script-Dialogs =
    .reason = Důvod
    .own-words = nebo vlastními slovy

Script-FieldErrors =
    .look = Ještě není hotovo: podívejte se na označená místa.
    .tick = Nejprve označte toto.
    .choose = Vyberte jednu možnost.
    .needed = Tento údaj je potřeba.
    .number-needed = Zadejte číslo.
    .time-needed = Zadejte celé datum nebo čas.
    .between = Od { $min } do { $max }.
    .at-least = Nejméně { $min }.
    .at-most = Nejvýše { $max }.
    .whole = Zadejte celé číslo.
    .too-long = Nejvýše { $count } znaků.

Script-FileNotes =
    .heading = Soubor je načten. Poznámky k němu:

Script-Forms =
    .question = { $label }?
    .yes = Ano

Script-FideMode =
    .title = Opustit režim FIDE?
    .for-good = Bude to uvádět každá stránka konzole i zpráva.
    .leave = Opustit režim FIDE
    .really = Opustit režim FIDE natrvalo?
    .second-time = Ptáme se podruhé: režim FIDE se opouští od { $round }. kola.
    .yes = Ano, od { $round }. kola

Script-Modal =
    .kept = Něco je zde vyplněno: zavřete tlačítkem „Zrušit“ nebo klávesou Escape.

Script-PhotoForms =
    .legend = Přidat fotografie
    .add = Přidat
    .choose-first = Nejprve vyberte fotografii.

Script-Photos =
    .take = Vyfotit
    .choose = Vybrat soubory
    .chosen = Vybrané fotografie: { $count }.
    .leave-out = Vynechat { $file }
    .label = { $label }: fotografie { $file }

Script-PlayerPicker =
    .added = Ve skupině: { $name }.
    .take-out = Odebrat
    .take-out-player = Odebrat: { $name }
    .at-least-two = Skupina má alespoň dva hráče.

Script-Reach =
    .next = Včas: započte se
    .after-next = Započte se až do dalšího párování po příštím
    .rating = Jen zpráva pro rating
    .reading = Zjišťují se důsledky…
    .unread = Důsledky se nepodařilo zjistit. Bez nich nelze opravit nic, co přichází příliš pozdě na započtení.
    .late = Po lhůtě
    .standings = { $count ->
        [one] Pořadí: změní se { $count } řádek
        [few] Pořadí: změní se { $count } řádky
       *[other] Pořadí: změní se { $count } řádků
    }
    .standings-caption = Pořadí předtím a potom
    .prizes = { $count ->
        [one] Ceny: něco jiného získá { $count } hráč
        [few] Ceny: něco jiného získají { $count } hráči
       *[other] Ceny: něco jiného získá { $count } hráčů
    }
    .prizes-caption = Ceny předtím a potom
    .before = Předtím
    .after = Potom
    .nothing = nic
    .points = Body
    .rank = Poř.
    .numbers = { $count ->
        [one] Čísla: posunul by se { $count } hráč
        [few] Čísla: posunuli by se { $count } hráči
       *[other] Čísla: posunulo by se { $count } hráčů
    }
    .numbers-caption = Čísla nyní a nová
    .number = Číslo

Script-TakeBack =
    .wrong-board = Jiná šachovnice nebo hráč
    .unread = Důsledky se nepodařilo zjistit; nic nebylo vzato zpět. Zkuste to znovu, až server odpoví.
    .title = Vzít zpět #{ $event }?
    .label = Vzít zpět #{ $event }
    .done = #{ $event } je vzato zpět.
    .refused = #{ $event } nelze vzít zpět
