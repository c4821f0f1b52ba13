Console-Prizes =
    .title = Ceny
    .after-round = po { $round }. kole
    .list = Seznam cen
    .receipts = Potvrzení o převzetí
    .diplomas = Diplomy
    .fund = Cenový fond
    .back = Ceny
    .none = Žádné ceny nejsou zadány
    .none-about = Uveďte, jaké ceny jsou, komu jsou určeny a jak se dělí: nejlépe před 1. kolem, aby to všichni věděli.
    .set-up = Zadat ceny
    .no-round = Kdo by co získal, se zde ukáže po zveřejnění 1. kola.
    .simulated = Jako kdyby turnaj skončil po { $round }. kole.
    .results-missing = Chybějí výsledky: stav je průběžný.
    .final = Všechny výsledky posledního kola jsou zapsány.
    .total = Fond
    .paid = Vyplaceno
    .tax = Daň
    .left = Neuděleno
    .unsettled = Nejlepší ceny těchto hráčů závisejí v kruhu jedna na druhé; rozhodněte ručně: { $players }.
    .of-list = celkem { $sum }, { $entrants ->
            [one] v úvahu přichází { $entrants } hráč
            [few] v úvahu přicházejí { $entrants } hráči
           *[other] v úvahu přichází { $entrants } hráčů
        }
    .of-list-alone = celkem { $sum }
    .with-points = { $points } b.
    .place-left = { $place }. místo
    .rest = Zbytek
    .left-over = neuděleno: { $why }
    .passed = { $count ->
            [one] { $count } přeskočený hráč
            [few] { $count } přeskočení hráči
           *[other] { $count } přeskočených hráčů
        }
    .passed-line = { $rank }. { $player }: { $why }

Console-PrizeWinners =
    .title = Co který hráč získává
    .rank = Poř.
    .player = Hráč
    .prizes = Ceny
    .money = Peníze
    .tax = Daň
    .paid = Vyplaceno
    .prize = { $list }, { $place }. místo
    .thing = { $list }, { $place }. místo: { $thing }
    .nobody = Zatím nikdo žádnou cenu nezískává.

Console-PrizeChoices =
    .title = Volby a nepřítomnosti
    .about-choice = Kdo má nárok na více cen, vezme si jednu z nich. Bez volby je to ta nejvyšší.
    .about-nobody-away = Žádný seznam nevyžaduje účast při předávání cen: nepřítomnost žádnou cenu nepřesouvá.
    .about-away = Některé seznamy vyžadují účast při předávání cen: poznamenejte, kdo nepřijde.
    .player = Hráč
    .takes = Bere si cenu ze seznamu
    .by-rule = podle pravidla
    .giving = Předávání cen
    .comes = přijde, nebo to nikdo neví
    .stays-away = nepřijde
    .note = Zapsat
    .noted = Cena: { $player }
    .chose = bere si { $list }
    .chose-in-vain = bere si { $list }, kde na tohoto hráče nyní nic nevychází: postupuje se dál podle pravidla
    .is-away = nepřijde
    .take-out = Vzít zpět
    .take-out-of = Vzít zpět, co je zapsáno: { $player }

Console-PrizesPublic =
    .title = Na veřejných stránkách
    .hidden = Veřejné stránky o cenách nic neuvádějí.
    .fund-alone = Každý si může přečíst, jaké ceny jsou. Kdo je získává, se ukáže po uzavření turnaje.
    .with-winners = Každý si může přečíst, kdo kterou cenu získává a jak se k tomu došlo.
    .about = S výherci je vidět, kdo do kategorie patří: ženy, ročníky narození, klub. Vyžaduje-li seznam účast při předávání, je vidět, kdo nepřijde.
    .once-read = Po skrytí zmizí ceny i ze stránek dřívějších stavů. Prohlížeče a jiné programy mohou uchovat, co už přečetly.
    .look = Zobrazit stránku
    .show = Zobrazit ceny
    .hide = Skrýt ceny

Console-PrizeReasons =
    .title = Proč ne tento hráč?
    .player = Hráč
    .why = Proč
    .of = { $player } nic nezískává v seznamech
    .line = { $list }: { $why }
    .nothing-missing = { $player } získává něco z každého seznamu.

Console-PrizesMoved =
    .title = Co se změnilo
    .about = Porovnání s dřívějšími cenami: podle čísla za @ v patě vytištěného seznamu (1336), nebo podle času v sále (2026-07-12T13:55).
    .unknown = „{ $text }“ není číslo dosavadní události ani čas po první z nich.
    .since = Číslo nebo čas
    .compare = Porovnat
    .heading = Od události { $seq }
    .none = Všichni získávají totéž co tehdy.
    .before = Tehdy
    .now = Nyní
    .after = Potom
    .nothing = nic

Console-PrizeFund =
    .title = Cenový fond
    .about = Jeden seznam pro všechny a libovolný počet dalších: ženy, mládež, ratingové skupiny, místní hráči.
    .announced = 1. kolo je zveřejněno: vyhlášené by mělo zůstat. Hlavní rozhodčí to ještě může změnit, s důvodem, který zůstane v deníku.
    .not-yours = Ceny zadává hlavní rozhodčí a jeho zástupce.
    .not-yours-now = Od 1. kola mění ceny už jen hlavní rozhodčí.
    .whole = Pro všechny seznamy
    .currency = Měna
    .currency-form = Tři písmena podle ISO 4217, např. EUR
    .unit = Podíly se zaokrouhlují na
    .smallest-unit = { $unit }, nejmenší jednotku
    .unit-of = násobky { $unit }
    .remainder = Co zbude po zaokrouhlení
    .doubles = Více cen najednou
    .tax-percent = Daň v procentech
    .tax-above = Z částek nad
    .tax-of = Daň se počítá
    .tax-excess = z toho, co přesahuje hranici
    .tax-whole = z celé částky, přesáhne-li hranici
    .public = Na veřejných stránkách; výherci po uzavření turnaje
    .add = Přidat seznam
    .remove = Odebrat tento seznam
    .save = Uložit ceny
    .reason = Důvod změny
    .number-percent = Číslo jako 15 nebo 12.5
    .number-amount = Částka jako 600 nebo 33.50

Console-PrizeListFields =
    .title = Seznam
    .name = Název (prázdné: podle toho, komu je určen)
    .prizes = Ceny, na každém řádku jedno místo: částka; věc; hodnota věci
    .prizes-hint = 600; Pohár
    .prizes-about = 600 · 600; Pohár · samotná věc: ; Kniha · i s hodnotou: ; Šachovnice; 80
    .sharing = Při stejném počtu bodů
    .above = Počet bodů, nad který se počítají
    .who = Komu je určen
    .sex = Pohlaví
    .any = všichni
    .women = ženy
    .men = muži
    .born-from = Rok narození od
    .born-to = Rok narození do
    .rating-from = Rating od
    .rating-to = Rating do
    .unrated = Hráči bez ratingu
    .unrated-also = počítají se pod všechny ostatní
    .unrated-not = nepatří sem
    .unrated-only = jen oni
    .federations = Federace (CZE, SVK)
    .clubs = Kluby, každý na svém řádku
    .players = Hráči podle čísel (3, 7, 12)
    .players-entry = Hráči podle čísel přihlášek (3, 7, 12)
    .conditions = Podmínky
    .least-share = Žádný podíl pod
    .least-points = Nejmenší počet bodů
    .least-rounds = Nejmenší počet odehraných partií
    .least-entrants = Nejmenší počet hráčů v kategorii
    .present = Účast při předávání cen
