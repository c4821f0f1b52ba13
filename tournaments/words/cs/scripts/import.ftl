Script-ColumnName =
    .leave-out = vynechat
    .name = jméno
    .surname = příjmení
    .first_name = křestní jméno
    .title = titul
    .womens_title = ženský titul
    .fide_id = FIDE ID
    .federation = federace
    .rating = rating
    .rating_fide = rating FIDE
    .rating_national = národní rating
    .fides_k = K z listiny FIDE
    .birth_date = narození
    .sex = pohlaví
    .club = klub
    .contact = kontakt
    .type = typ (U10, F14)
    .group = skupina
    .ingo = INGO
    .bcf = BCF

Script-Columns =
    .guess = Co sloupce obsahují, není nikde uvedeno. Jsou vyplněny podle vzhledu: zkontrolujte je a pak načtěte listinu.
    .remembered = Jako při minulém ručním výběru pro soubor s tímto záhlavím.
    .hand = Podle ručního výběru.
    .headings = Podle záhlaví. Kde to nesouhlasí, vyberte jiné.
    .caption = První řádky souboru a co který sloupec obsahuje
    .heading = Záhlaví
    .read = Načíst s těmito sloupci
    .summary = Co sloupce obsahují
    .first-lines = První řádky souboru
    .column = Sloupec { $number }
    .line = řádek { $line }
    .no-heading = soubor nemá řádek se záhlavím
    .twice = Jen v jednom sloupci může být: { $column }.
    .needed = Potřeba je jméno, nebo příjmení. Vše ostatní lze vynechat.

Script-Import =
    .reading = Čte se soubor…
    .recording = Zapisuje se…
    .late = { $count ->
        [one] { $count } pozdní přihláška?
        [few] { $count } pozdní přihlášky?
       *[other] { $count } pozdních přihlášek?
    }
    .enter = { $count ->
        [one] Přidat hráče
        [few] Přidat hráče
       *[other] Přidat hráče
    }
    .take-back = Vzít vše zpět…
    .entries = Přihlášky
    .recorded = Zapsáno: { $what }.
    .saw = { $what }: bylo zobrazeno „{ $shown }“, nyní „{ $now }“
    .event = #{ $seq } { $text } ({ $name })
    .nothing-done = Nic se neprovedlo: přihlášky se od zobrazení změnily. Listina se zobrazuje podle současného stavu.
    .no-answer = Server neodpovídá; zkuste to znovu. Nic se neprovede dvakrát.
    .report = Zpráva: { $name }
    .list = Startovní listina
    .players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
    .rounds = { $count ->
        [one] { $count } kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
    .games = { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
    .tally = { $players }, { $problems }
    .tally-with-games = { $players }, { $problems }, { $rounds }, { $games }
    .with-problems = s chybami: { $count }
    .file-has-problems = soubor má chyby
    .no-problems = bez chyb
    .no-heading = (bez záhlaví)
    .column = { $heading } → { $field }
    .columns = Sloupce: { $columns }
    .columns-and-ignored = Sloupce: { $columns }; nečtou se: { $ignored }
    .encoded = { $words } ({ $encoding })
    .read = { $count ->
        [one] Načten { $count } řádek, s chybami: { $bad }.
        [few] Načteny { $count } řádky, s chybami: { $bad }.
       *[other] Načteno { $count } řádků, s chybami: { $bad }.
    }
    .enter-players = { $count ->
        [one] Přidat { $count } hráče
        [few] Přidat { $count } hráče
       *[other] Přidat { $count } hráčů
    }
    .choose-first = Nejprve vyberte sloupce
    .mend-first = Nejprve opravte soubor
    .do-ticked = Provést označené: { $what }
    .nothing-ticked = Nic není označeno

Script-Plan =
    .known-by-fide-id = podle FIDE ID
    .known-by-name-and-year = podle jména a roku narození
    .known-by-name = jen podle jména
    .bad = K opravě
    .bad-means = Zůstanou zde, dokud nebudou v pořádku; ostatní na ně čekat nemusí.
    .new = Noví
    .changed = Známí, se změnami
    .changed-means = Prázdné políčko listiny nic nemění.
    .gone = Nejsou na listině
    .gone-means = U označených se zapíše odstoupení.
    .part = { $title } { $count }
    .entered = přidáno: { $count }
    .corrected = { $count ->
        [one] { $count } opravený údaj
        [few] { $count } opravené údaje
       *[other] { $count } opravených údajů
    }
    .withdrawn = odstoupení: { $count }
    .tick-all = Označit vše
    .tick-none = Zrušit označení
    .cell = { $field }, řádek { $line }
    .bad-caption = Řádky k opravě
    .problems = Chyby
    .new-caption = Noví hráči
    .enter = Přidat
    .line = Řádek
    .federation = Fed.
    .rating = Rtg
    .born = Narození
    .fide-id = FIDE ID
    .remarks = Poznámky
    .entered-already = Už přihlášeno? { $grounds }
    .enter-player = Přidat: { $name }
    .changed-caption = Známí hráči se změnami
    .entry = Přihláška
    .changes = Změny
    .known = { $entry }, { $by }
    .change = { $field }: { $before } → { $after }
    .nothing = nic
    .another = Jiná osoba: přidat jako nového: { $name }
    .same = Známí a shodní s listinou: { $count }
    .same-line = Řádek { $line }: { $who }
    .gone-caption = Přihlášky, které nejsou na listině
    .withdraw = Odstoupení
    .withdraw-player = Odstoupení: { $name }

Script-Rows =
    .caption = Řádky souboru
    .what-happens = Co se stane
    .not-entered = nepřidá se
    .entered = přidá se
    .no-name = (bez jména)
