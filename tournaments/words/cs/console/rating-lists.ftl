Console-RatingLists =
    .title = Ratingové listiny
    .about = V těchto listinách se hledají hráči při zápisu přihlášek. Jsou společné pro všechny turnaje tohoto serveru.
    .entries = Přihlášky
    .import = Načíst listinu
    .which-files = Listiny FIDE, jak se stahují: pevné sloupce nebo XML, společné nebo pro jeden druh, zabalené i nezabalené. Národní listiny jako CSV, zabalené i nezabalené. Dokud není listina načtena celá, nic se nezmění.
    .file = Soubor
    .waiting = Nebo soubor na serveru
    .waiting-folder = Soubory ve složce { $folder } na serveru lze vybrat zde bez odesílání.
    .mapping-folder = Národní listina, kterou program nezná, se čte podle souboru mapování ve složce { $folder }.
    .kind = Druh
    .as-the-file-says = podle souboru
    .month = Měsíc
    .whose = Čí listina
    .dry-run = Nejdřív ukázat, převzít až na můj pokyn
    .read-it = Načíst
    .not-yours = Ratingové listiny načítá hlavní rozhodčí po přihlášení heslem.
    .reading = Načítá se { $file }
    .so-far = { $percent } %, hráčů zatím: { $rows }
    .asks = { $name }: použít?
    .take-it = Přesto použít
    .cancel = Zrušit
    .here = Listiny na tomto serveru
    .present = používá se
    .missing = Její hráči tu nejsou: databáze byla obnovena bez složky s listinami. Načtěte ji znovu, nebo ji odeberte.
    .remove = Odebrat
    .remove-confirm = Odebrat z tohoto serveru: { $name }? Všechny turnaje pak budou hledat v předchozí listině, pokud nějaká je.
    .players = { $rows ->
            [one] { $rows } hráč
            [few] { $rows } hráči
           *[other] { $rows } hráčů
        }, s ratingem: { $rated }
    .imported = načteno { $at }, { $by }, ze souboru { $file }
    .none = Zatím žádné.
    .not-taken = Nepoužito
    .cancelled = Zrušeno.
    .left-out = { $count ->
            [one] { $count } řádek vynechán nebo podezřelý
            [few] { $count } řádky vynechány nebo podezřelé
           *[other] { $count } řádků vynecháno nebo podezřelých
        }

Console-RatingListKind = { $kind ->
        [combined] klasický, rapid a bleskový šach
        [standard] klasický šach
        [rapid] rapid šach
        [national] národní
       *[blitz] bleskový šach
    }

Console-Compare =
    .title = Přihlášky a listina
    .with = Přihlášky a listina: { $list }
    .plays-by = Tento turnaj se řídí listinou: { $list }.
    .plays-by-none = Není určeno, kterou listinou se tento turnaj řídí.
    .new-list = Vyšla nová listina: { $list }; tento turnaj se řídí listinou: { $used }.
    .use = Řídit se touto listinou
    .use-label = Řídit se listinou: { $list }
    .not-yours = Přihlášky s listinou porovnávají kancelář turnaje a prezence.
    .done = Opraveno podle listiny.
    .undo = Vzít vše zpět
    .undo-what = opravy podle listiny { $list }
    .differences = { $count ->
            [0] Žádné rozdíly
            [one] { $count } přihláška se liší
            [few] { $count } přihlášky se liší
           *[other] { $count } přihlášek se liší
        }
    .same = { $count ->
            [one] { $count } přihláška odpovídá listině.
            [few] { $count } přihlášky odpovídají listině.
           *[other] { $count } přihlášek odpovídá listině.
        }
    .started = Turnaj už byl zahájen: ratingy zůstávají podle listiny platné tehdy; jednotlivý rating lze opravit u hráče.
    .tick = Opravit
    .player = Hráč
    .corrected = Označené se opraví
    .left = Liší se, ale nemění se
    .change = { $field ->
            [name] jméno
            [title] titul
            [federation] federace
            [rating] rating
            [fide_id] FIDE ID
            [birth_date] narození
            [sex] pohlaví
           *[other] { $field }
        }: { $before } → { $after }
    .correct = Opravit přihlášku { $entry }
    .correct-ticked = Opravit označené
    .office = Přihlášky podle listiny opravuje kancelář turnaje.
    .missing = { $count ->
            [one] { $count } FIDE ID v této listině není
            [few] { $count } FIDE ID v této listině nejsou
           *[other] { $count } FIDE ID v této listině není
        }
    .no-id = bez ID
    .without-id = { $count ->
            [one] { $count } hráč nemá FIDE ID
            [few] { $count } hráči nemají FIDE ID
           *[other] { $count } hráčů nemá FIDE ID
        }
    .without-id-means = Zpráva bez jejich čísel bude odmítnuta. Přiděluje je jejich vlastní federace: pošlete jí tento text.
    .request = Text pro federaci { $federation } ({ $count })
    .lacking = Nejprve zjistěte pohlaví a datum narození: { $names }
    .compare = Porovnat přihlášky s listinou

Console-IdRequest =
    .to = Pro pracovníka federace { $federation } pro rating
    .please = Následující hráči vaší federace hrají v turnaji { $name } ({ $city }, { $first } až { $last }), který se započítává na rating FIDE, a jejich FIDE ID neznáme. Prosíme o jejich registraci a zaslání čísel, případně o čísla, která už mají:
    .player = - { $name }; pohlaví { $sex }; narození { $born }; klub { $club }
    .why = Bez čísla nelze partie hráče započítat na rating.
