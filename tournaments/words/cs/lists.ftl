### Startovní listiny: co je na souboru špatně, co se z něj vynechá a co by udělal.

ListProblem =
    .empty = Soubor je prázdný.
    .not-text = Toto není textový soubor.
    .web-page = Toto je webová stránka, ať se jmenuje jakkoli; uložte ji jako XLSX nebo CSV.
    .old-excel = Toto je starý soubor Excelu (XLS); uložte jej jako XLSX nebo CSV.
    .no-workbook = Toto je zabalený soubor, ale ne sešit XLSX.
    .unreadable-workbook = Tento sešit nelze přečíst; uložte jej znovu jako XLSX.
    .workbook-too-large = Sešit má po rozbalení { $bytes } bajtů; nejvýše { $most }.
    .no-such-line = Řádek { $line } souboru je prázdný, nebo takový řádek není.
    .columns-twice = Tímto může být jen jeden sloupec: { $fields }.
    .in-columns = { NAME("ListColumn", $field) } (sloupce { $columns })
    .of-line = Řádek { $line }: { $fault }
    .too-many-rows = Listina má { $rows } řádků; přijímá se nejvýše { $most }.
    .no-players = Listina má záhlaví, ale žádné hráče.
    .heading-names-no-name = Řádek { $line } neuvádí sloupec se jménem hráče (nalezeno: { $found }).
    .no-headings = Soubor nemá řádek se záhlavím: určete, co který sloupec obsahuje.
    .no-name-column = Žádný sloupec neobsahuje jméno hráče: je nutné, celé nebo jako příjmení.
    .stray-quote = Uvozovky otevírají buňku a nic ji nezavírá: uvozovky uvnitř buňky se zdvojují a uvnitř buňky končí řádek jen tam, kde je v uvozovkách celá.
    .more-cells = Řádek má buněk { $cells }, záhlaví { $heading }.
    .double = Stejný údaj ({ NAME("ListColumn", $field) }) jako na řádku { $line }.

ListNote =
    .above-the-heading = Nečteno jako hráči, nad záhlavím: { $lines }.
    .above-the-list = Nečteno jako hráči, nad listinou: { $lines }.
    .below-the-players = Nečteno jako hráči, pod hráči: { $lines }.
    .line = řádek { $line } „{ $text }“
    .more = další: { $count }
    .remembered = Sloupce jsou stejné, jaké byly u takového souboru naposledy určeny ručně.
    .types = Z údajů { $columns } se uchovávají jen tituly a pohlaví žen, ne věkové kategorie.

ListPlace = sloupec { $number }
    .headed = sloupec { $number } ({ $heading })

FileLine = řádek { $line }{ $tpn ->
        [0] { "" }
       *[other] , hráč č. { $tpn }
    }: { $text }
    .named = řádek { $line }{ $tpn ->
        [0] { "" }
       *[other] , hráč č. { $tpn }
    }, { $name }: { $text }

# --- buňky

CellProblem =
    .no-name = Chybí jméno.
    .long-name = Jméno má { $signs } znaků; přijímá se nejvýše { $most }.
    .no-line = Údaj ({ NAME("ListColumn", $field) }) { $fault }.
    .no-title = „{ $text }“ není titul FIDE ({ $titles }).
    .no-federation = „{ $text }“ není třípísmenný kód federace.
    .no-rating = „{ $text }“ není rating (0 až { $highest }).
    .no-k = „{ $text }“ není K (0 až { $highest }).
    .no-fide-id = „{ $text }“ není FIDE ID (nejvýše 11 číslic).
    .shortened = „{ $text }“ je číslo, které zkrátil tabulkový procesor; nastavte tam sloupec jako text.
    .no-sex = „{ $text }“ není pohlaví (m nebo w).
    .no-date = „{ $text }“ není datum (1998, 1998-04-30 nebo 30.4.1998).

CellNote =
    .left-out-of-name = „{ $text }“ se ve jméně vynechá.
    .capitals = Slova psaná velkými písmeny jsou příjmení: { $name }.
    .online-title = { $title } je titul z hry online a vynechá se.
    .converted = { $source } se počítá jako { $rating }.
    .rating-mark = Značka u ratingu { $text } se vynechá.
    .k-left-out = K { $k } se vynechává: vedle něj listina nemá rating FIDE.
    .born = Narození „{ $text }“ se čte jako { $date }.

# --- listina proti přihláškám

ListPlan =
    .one-of-several = Může to být kterákoli z těchto přihlášek: { $entries }. Slučte je, nebo doplňte FIDE ID.
    .same-line = Řádek { $line } je už { $entry }.
    .entered-already = { $entry } už přihlášku má; zaškrtněte, co se má udělat.
    .entry = { $name } (přihláška { $entry })
    .line = { $name } (řádek { $line })
    .alike = { $entry }: { $grounds }
    .corrects-nothing = Vaše role přihlášky neopravuje.
    .office-corrects-ratings = Ratingy opravuje kancelář.
    .office-reinstates = Hráče vrací do turnaje kancelář.
    .office-withdraws = Odstoupení zapisuje kancelář.
    .withdrawn = odstoupení
    .playing = hraje

ListTick =
    .line = řádek { $line }
    .entry = přihláška { $entry }, { $name }
    .late-entries = pozdní přihlášky
    .no-late-entries = Žádné pozdní přihlášky.
    .not-on-the-list = V turnaji, ale ne na listině.
    .gone-or-known = Odstoupení, sloučení, nebo už známo jako řádek listiny.
    .not-to-be-entered = Nepřidává se.
    .new = Nové
    .parts = { $parts }.
    .as-on-the-list = { $field }: jako na listině
    .change = { $field }: { $before } → { $after }
    .nothing = nic
    .not-offered = { $field }: { $why }

NotOffered = Nic není zaškrtnuto.
    .withdrawal = Přihláška { $entry } se k odstoupení nenabízí.
    .new-entry = Řádek { $line } se jako nová přihláška nenabízí.
    .change = Řádek { $line } takovou změnu nemá: { $fields }.
    .entered-anew = Řádek { $line } se přidává jako nový; nemůže zároveň opravovat přihlášku.
