### Přímé tituly podle tabulky soutěže: co se odmítá, co řádek žádá, kdo ho dosáhl.

TitleTableUnsourced =
    .edition = Uveďte, které vydání tabulky to je: stojí na každém dokumentu.
    .source = Uveďte, kde tabulku najdete: stojí to na každém dokumentu.

TitleLineTwice = Řádek s číslem { $line } je zde dvakrát.

TitleLineRange = Poslední místo ({ $last }) je před prvním ({ $first }).

NoNormOfTitle = Normy { $title } nejsou: řádek tabulky dává titul, nebo normu GM, IM, WGM či WIM.

NormAsksForNoRating = Norma rating nežádá: nechte ho prázdný.

TitleOfWomen = { $title } je ženský titul: uveďte, komu je určen, aby se místa počítala mezi ženami.

DirectTitles =
    .by-table = Podle tabulky, kterou zadal hlavní rozhodčí: { $edition } ({ $source }). Odhad: tituly uděluje FIDE (B.01 1.2) a seznam jí posílá hlavní rozhodčí (1.10).
    .no-table = Tabulka přímých titulů pro tuto soutěž není zadána. FIDE ji zveřejňuje s titulovým řádem (B.01 1.2, „Direct titles“) a mění ji: zadejte řádky, které zde platí, s jejich vydáním. { $kind ->
        [none] {""}
       *[other] Podle nastavení je soutěž: „{ $called }“; může dávat tituly nebo normy přímo. Tabulku zná ratingový referent federace.
    }

DirectTitleGives =
    .title = { $title }
    .norm = norma { $title } z 9 partií

DirectTitleKind =
    .title = titul
    .norm = normu z 9 partií

DirectTitleBy =
    .place = místo podle pomocných hodnocení
    .tied-place = místo, se shodou bodů
    .score = podíl bodů

DirectTitleTerms =
    .place = místo { $places } podle pomocných hodnocení
    .tied-place = místo { $places }, i při shodě bodů s ním
    .most = při shodě nejvýše hráčů: { $count }, podle pomocných hodnocení
    .score = { $games ->
            [0] nejméně { $share } % bodů z odehraných partií ({ $points } z { $of })
           *[other] nejméně { $share } % bodů z nejméně { $games } odehraných partií ({ $points } z { $of })
        }
    .rating = podmíněně, dokud není dosažen rating { $rating }
    .entrants = hráčů, jimž je určen, nejméně { $count }
    .federations = federací mezi nimi nejméně { $count }

DirectTitleCaveat =
    .entrants = Nezískává nikdo: hráčů je { $have } z { $need }.
    .federations = Nezískává nikdo: federací je { $have } z { $need }.
    .unknown = Není známo, zda je určen i jim; místa se tím mohou změnit: { $players }.
    .nobody = Za současného stavu ho nikdo nedosáhl.

DirectTitleStanding =
    .title = titul
    .norm = norma
    .conditional = podmíněný titul
    .covered = ne víc než podle jiného řádku
    .held = titul už má

DirectTitleFor =
    .place = Místo { $places }.
    .score = { $points } z { $games }.
    .undecided = Pomocná hodnocení tato místa nerozlišila: čí jsou, říkají propozice.
    .held = Má { $titles }.
    .covered = Jiný řádek tabulky dává stejně nebo víc.
    .rating = Rating { $rating }: je třeba dosáhnout { $needed }, nebo doložit, že už byl dosažen.
    .with-this-event = Rating { $rating }: s touto soutěží by byl { $after }, třeba je { $needed }.
