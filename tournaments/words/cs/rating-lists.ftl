### Ratingové listiny: proč se listina nepřijme, na co se nejprve ptá, které řádky se vynechaly.

RatingListRefused =
    .busy = Právě se čte jiná ratingová listina: počkejte na ni, nebo ji zrušte.
    .no-such-file = { $name } ve složce čekajících souborů není.
    .no-file = Vyberte soubor, nebo jeden z těch, které čekají na serveru.
    .no-such-country = Nikdo neurčil, jak se má listina této federace číst.
    .mapping-unreadable = Soubor mapování { $file } nelze přečíst.
    .mapping-no-text = Soubor mapování { $file } není text v UTF-8.
    .mapping-no-toml = Soubor mapování { $file } není TOML: { $line ->
        [0] chybí mu konec
       *[other] podívejte se na řádek { $line }
    }.
    .mapping-unknown-key = Soubor mapování { $file } nelze použít: uvádí „{ $key }“, což tu nic neznamená.
    .mapping-lacks = Soubor mapování { $file } nelze použít: chybí v něm „{ $key }“.
    .mapping-wrong-value = Soubor mapování { $file } nelze použít: k „{ $key }“ patří { $takes ->
        [code] tři velká písmena v uvozovkách
        [text] text v uvozovkách
        [texts] seznam textů v uvozovkách
        [headings] seznam záhlaví v uvozovkách
        [place] číslo sloupce, 1 až 200
        [name-order] "comma" nebo "surname-first"
        [truth] true nebo false
        [table] vlastní tabulka
       *[number] číslo od 1
    }.
    .mapping-other-code = Soubor mapování { $file } nelze použít: je pro { $federation } a musí se podle ní jmenovat.
    .mapping-both = Soubor mapování { $file } nelze použít: má záhlaví (columns) i čísla sloupců (places); listina má jen jedno z toho.
    .mapping-encoding = Soubor mapování { $file } nelze použít: kódování „{ $encoding }“ nikdo nezná.
    .no-month = Z kterého měsíce je tato listina? Pište jej jako 2026-10.
    .not-kept = Soubor nebylo možné uložit: disk je plný nebo na něj nelze zapisovat.
    .no-room = Na disku serveru není dost místa: je třeba { $needed } MB, volných je { $free } MB.
    .lost = Hráči této listiny už na serveru nejsou: načtěte ji znovu.
    .broken-off = Server byl během čtení listiny zastaven. Začněte znovu.
    .failed = Listinu nebylo možné vytvořit; proč, uvádí protokol serveru.
    .empty = V souboru není žádný hráč.
    .not-text = Toto není ani listina s pevnými sloupci, ani XML, ani zip s některou z nich.
    .no-lines = Soubor nemá řádky: není to ratingová listina.
    .no-header = Žádný z prvních { $lines } řádků nemá záhlaví ratingové listiny (ID Number, Name …).
    .header-lacks = Formát se změnil: chybí sloupec { $column }.
    .header-twice = Formát se změnil: některý sloupec je tam dvakrát.
    .header-unknown = Formát se změnil: záhlaví „{ $heading }“ ve sloupci { $column } není známo a jiné záhlaví chybí.
    .element-unknown = Formát se změnil: na řádku { $line }, sloupec { $column }, začíná prvek „{ $element }“, který tam nepatří.
    .document-type = Řádek { $line } určuje typ dokumentu. Ratingové listiny jej nemají; soubor se nečte.
    .xml = Řádek { $line }, sloupec { $column }: toto není XML ({ $error }).
    .endless-sign = Na řádku { $line } začíná značka nebo komentář, který nekončí: není to ratingová listina.
    .encoding = Soubor uvádí kódování znaků, které se nečte: uložte jej jako UTF-8.
    .kind-unknown = Soubor neuvádí, zda jde o ratingy standard, rapid nebo blitz: zvolte druh.
    .kind-differs = Soubor má všechny tři ratingy, ne jen { $kind }: zvolte společnou listinu.
    .period-unknown = Soubor neuvádí měsíc: zadejte jej.
    .period-differs = Soubor je z { $found }, zadáno bylo { $said }.
    .many-broken = Více než { $most } řádků nelze přečíst, první je řádek { $line } (sloupec { $column }): formát se změnil, nebo je soubor poškozen.
    .damaged-archive = Soubor zip je poškozen: stáhněte jej znovu.
    .locked-archive = Soubor zip má heslo.
    .no-member = V souboru zip není listina (.txt, .xml, .csv nebo .lst).
    .many-members = V souboru zip je více než { $most } souborů.
    .packing-unknown = Soubor zip je zabalen jinak, než bývají ratingové listiny (Deflate): zabalte listinu znovu.
    .memory = Čtení souboru zabere více než { $most } MB paměti: není to ratingová listina.
    .too-large = Listina je větší než { $most } GB, nebo je zabalena jako žádná listina.
    .no-table = Řádek { $line } není řádek tabulky.
    .many-players = Více než { $most } hráčů: není to národní listina.

RatingListDoubt =
    .dry-run = Nejdřív se měla ukázat. Má { $rows } hráčů, z toho s ratingem { $rated }; dokud ji nepřevezmete, nikdo se v ní nenajde.
    .few-rows = Počet hráčů: { $rows }; celá listina jich má nejméně { $least }.
    .fewer-rows = Počet hráčů: { $rows }, v nynější listině { $before }.
    .older = Je z { $period }, nynější listina z { $present }.

RatingListLine =
    .number = Řádek { $line }, { $column }: „{ $text }“ není číslo hráče.
    .name = Řádek { $line }, { $column }: chybí jméno.
    .long = Řádek { $line }, { $column }: „{ $text }“ je delší než jakékoli jméno.
    .signs = Řádek { $line }, { $column }: „{ $text }“ obsahuje znaky, které nelze zobrazit.
    .federation = Řádek { $line }, { $column }: „{ $text }“ není kód federace.
    .rating = Řádek { $line }, { $column }: „{ $text }“ není rating (0 až 4000).
    .factor = Řádek { $line }, { $column }: „{ $text }“ není koeficient rozvoje.
    .year = Řádek { $line }, { $column }: „{ $text }“ není rok.
    .flag = Řádek { $line }, { $column }: příznak „{ $text }“ není známý.
    .missing = Řádek { $line }: chybí prvek { $column }.

RatingListNote =
    .double = Číslo { $number } je tam dvakrát; platí první řádek.
    .inactive = na listině jako neaktivní
    .no-title = na listině bez titulu (zde { $title })
    .unrated = na listině bez ratingu (zde { $rating })
    .rating-stays = zůstává rating z listiny platné při zahájení
    .unknown = Sloupec, který dosud žádná listina neměla, se vynechal: „{ $column }“.

RatingListName = { $source ->
        [fide] FIDE
       *[other] { $source }
    } { $kind ->
        [combined] společná
        [standard] standard
        [rapid] rapid
        [blitz] blitz
       *[other] { $kind }
    } { $period }
    .without-kind = { $source } { $period }
    .fides-in-national = FIDE { $kind ->
        [standard] standard
        [rapid] rapid
       *[blitz] blitz
    }, { $source } { $period }

RatingOf =
    .standard = standard
    .rapid = rapid
    .blitz = blitz
    .national = národní
