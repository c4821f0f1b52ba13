Console-Activity = Činnost
    .history-of = Historie: { $subject }
    .what-it-is = Vše, co se stalo, nejnovější nahoře. Nic z toho nelze změnit; adresa této stránky ukáže vždy totéž.
    .is-head-in-log = Je tento otisk v deníku?
    .table = Tabulka (CSV)
    .audit-bundle = Auditní balíček
    .entry = přihláška { $entry }

Console-ActivityFilter =
    .what = Co
    .everything = vše
    .who = Kdo
    .everybody = všichni
    .words = Slova
    .words-hint = Jméno, šachovnice, důvod
    .show-all = Zobrazit vše
    .show = Zobrazit
    .further = Zařízení, kolo, čas
    .device = Zařízení
    .round = Kolo
    .any = kterékoli
    .from = Od
    .to = Do

Console-ActivityList =
    .nothing = Nic nenalezeno.
    .permanent-link = Trvalý odkaz na událost { $seq }
    .refused-again = Odmítnuto { $count ->
        [one] ještě { $count }×
        [few] ještě { $count }×
       *[other] ještě { $count }×
    }, naposledy { $time }.
    .as-it-stood = Jak to bylo tehdy
    .as-it-stood-after = , po události { $seq }
    .changed-since = Změněno od té doby
    .changed-since-before = těsně před událostí { $seq }
    .erased = Na žádost vymazáno.
    .take-back = Vzít zpět…
    .take-back-label = Vzít zpět #{ $seq }…
    .typed = zapsáno { $time }
    .pages = Stránky
    .newest = Nejnovější
    .older = Starší

Console-Batch =
    .together = { $what } najednou
    .what = { $what }: { $count }
    .take-all-back = Vzít vše zpět…
    .gone = vzato zpět nebo mezitím změněno
    .put-all-back = Obnovit vše…
    .put-back-label = Obnovit výsledky ({ $count })
    .taken-back = Výsledky vzaty zpět najednou ({ $count }), { $round }. kolo, šachovnice { $first } až { $last }
    .put-back-confirm = Každá šachovnice dostane výsledek, který měla před společným vzetím zpět.
    .put-back-reasons = Řádky byly správně|Vzato zpět omylem|Rozhodnutí rozhodčího

Console-Touched =
    .change = { $title }: { $what }
    .nothing = nic
    .more-of = { $title }: další { $count }
    .more = další: { $count }
