### Pořadí: názvy pomocných hodnocení, jak vznikly jejich hodnoty a co je špatně na jejich seznamu.

Pairing-TieBreak-PTS = Body
    .short = Body
Pairing-TieBreak-DE = Vzájemné partie
    .short = DE
Pairing-TieBreak-WIN = Počet výher
    .short = Výhry
Pairing-TieBreak-WON = Výhry u šachovnice
    .short = WON
Pairing-TieBreak-BPG = Partie černými
    .short = BPG
Pairing-TieBreak-BWG = Výhry černými
    .short = BWG
Pairing-TieBreak-PS = Progresivní body
    .short = PS
Pairing-TieBreak-REP = Kola, která hráč chtěl hrát
    .short = REP
Pairing-TieBreak-STD = Standardní body
    .short = STD
Pairing-TieBreak-TPN = Startovní číslo
    .short = TPN
Pairing-TieBreak-BH = Buchholz
    .short = BH
Pairing-TieBreak-AOB = Průměrný Buchholz soupeřů
    .short = AOB
Pairing-TieBreak-FB = Předběžný Buchholz
    .short = FB
Pairing-TieBreak-SB = Sonneborn-Berger
    .short = SB
Pairing-TieBreak-KS = Koya
    .short = KS
Pairing-TieBreak-ARO = Průměrný rating soupeřů
    .short = ARO
Pairing-TieBreak-TPR = Výkon v turnaji
    .short = TPR
Pairing-TieBreak-PTP = Dokonalý výkon
    .short = PTP
Pairing-TieBreak-APRO = Průměrný výkon soupeřů
    .short = APRO
Pairing-TieBreak-APPO = Průměrný dokonalý výkon soupeřů
    .short = APPO
Pairing-TieBreak-RTNG = Rating
    .short = RTNG
Pairing-TieBreak-OTHER_RATINGS = Součet ratingů soupeřů
    .short = Ratingy
Pairing-TieBreak-OTHER_RATINGS_CUTS = Součet ratingů soupeřů s postupným škrtáním
    .short = Ratingy
Pairing-TieBreak-OTHER_RATINGS_CUTS_ZERO = Součet ratingů soupeřů s postupným škrtáním, hráči bez ratingu za nulu
    .short = Ratingy
Pairing-TieBreak-OTHER_AVERAGE = Přesný průměrný rating soupeřů
    .short = Průměr
Pairing-TieBreak-OTHER_AVERAGE_FIRST = Přesný průměrný rating soupeřů, jen pro první místo
    .short = Průměr
Pairing-TieBreak-OTHER_BH = Buchholz z hraných partií
    .short = Buchh.
Pairing-TieBreak-OTHER_BH_ZERO = Buchholz z hraných partií, ostatní za nulu
    .short = Buchh.
Pairing-TieBreak-OTHER_SB = Sonneborn-Berger z hraných partií
    .short = S-B
Pairing-TieBreak-OTHER_WINS = Počet výher včetně kontumací
    .short = Výhry
Pairing-TieBreak-OTHER_PS_CUTS = Progresivní body s postupným škrtáním
    .short = Progres
Pairing-TieBreak-OTHER_PS_RESULTS = Progresivní body s postupným škrtáním výsledků
    .short = Progres
Pairing-TieBreak-OTHER_PS_CUTS_UNRATED = Progresivní body s postupným škrtáním, jsou-li mezi soupeři hráči bez ratingu
    .short = Progres
Pairing-TieBreak-OTHER_PS_RESULTS_UNRATED = Progresivní body s postupným škrtáním výsledků, jsou-li mezi soupeři hráči bez ratingu
    .short = Progres
Pairing-TieBreak-OTHER_FIRST = Vzájemné partie hráčů na děleném prvním místě
    .short = Partie
Pairing-TieBreak-OTHER_LOT = Los
    .short = Los
Pairing-TieBreak-OTHER_LOT_1992 = Los, jako v holandském systému 1992
    .short = Los
Pairing-TieBreak-OTHER_LOT_1992_FIRST = Los, jako v holandském systému 1992, jen pro první místo
    .short = Los

Pairing-Modifier =
    .cut-1 = { $name }, bez nejnižšího
    .cut = { $name }, bez { $times } nejnižších
    .median-1 = { $name }, bez nejnižšího a nejvyššího
    .median = { $name }, bez { $times } nejnižších a { $times } nejvyšších
    .limit-up = { $name }, hranice o { $points } vyšší
    .limit-down = { $name }, hranice o { $points } nižší
    .fore = { $name }, z předběžného Buchholze
    .played = { $name }, kontumace jako hrané
    .reverse = { $name }, obráceně
    .unrated = { $name }, hráči bez ratingu se počítají jako { $rating }

Pairing-Round =
    .won = výhra u šachovnice
    .drawn = remíza u šachovnice
    .lost = prohra u šachovnice
    .open = dosud bez výsledku
    .forfeit-win = výhra kontumací
    .forfeit-loss = prohra kontumací
    .pab = volno z párování
    .full-bye = volno za 1 bod
    .half-bye = volno za ½ bodu
    .zero-bye = volno za 0 bodů
    .bonus = bonus
    .penalty = trest
    .left-out = { $times ->
        [0] celý součet
        [one] bez nejnižší nebo první hodnoty
        [few] bez { $times } nejnižších nebo prvních hodnot
       *[other] bez { $times } nejnižších nebo prvních hodnot
    }
    .score-after = stav po kole
    .adjusted = zisk { $score }; volna na konci se počítají jako remízy
    .dummy = { $was }: počítá se virtuální soupeř s vlastním bodovým ziskem
    .dummy-capped = { $was }: počítá se virtuální soupeř s vlastním bodovým ziskem { $own }, ale nejvýše { $score }
    .koya-reached = hranice dosažena
    .koya-missed = pod hranicí

Pairing-Unplayed =
    .bye = volno
    .forfeit-win = výhra kontumací
    .forfeit-loss = prohra kontumací
    .bye-before-play = vyžádané volno
    .bye-at-the-end = vyžádané volno na konci

Pairing-Cut =
    .lowest = škrtnuto jako nejnižší
    .voluntary = škrtnuto nejdříve, jako kolo nehrané z vlastní vůle
    .highest = škrtnuto jako nejvyšší

Pairing-Working =
    .koya-limit = Hranice je { $limit }
    .performance = Průměrný rating { $average }; { $points } z { $games } je { $fraction }, to dává { $difference }
    .nothing-scored = Bez bodového zisku: soupeř s nejnižším ratingem, { $lowest }, minus 800
    .perfect = S ratingem { $rating } se dal čekat zisk { $expected }, o bod níže jen { $below }; dosaženo { $points }
    .not-defined = Není určeno
    .not-rated = Není určeno: ne každý má rating a propozice nestanoví, kolik se počítá hráčům bez ratingu
    .nobody-to-meet = V tomto bodě není s nikým shoda
    .first-place-only = Rozhoduje jen o prvním místě; ostatní místa zůstávají dělená
    .among-the-first = Porovnáno mezi hráči na děleném prvním místě: { $value }
    .met-unrated = Mezi soupeři hráčů ve shodě je hráč bez ratingu: ratingy nerozhodují
    .met-rated-only = Všichni soupeři hráčů ve shodě mají rating: rozhodují ratingy, ne progresivní body
    .decided = Výše { $one }, níže { $other } – { $name }: { $value } proti { $against }
    .shared = { $one } a { $other } dělí místo: nic mezi nimi nerozhoduje

Pairing-Criterion =
    .unknown = pomocné hodnocení { $code } neexistuje
    .unknown-nearly = pomocné hodnocení { $code } neexistuje: nemá to být { $near }?
    .of-teams = { $code } je pomocné hodnocení družstev
    .unknown-modifier = { $code }: modifikátor { $modifier } neexistuje
    .unknown-modifier-nearly = { $code }: modifikátor { $modifier } neexistuje: nemá to být { $near }?
    .impossible-modifier = { $code }: { $modifier } k tomuto hodnocení nepatří (C.07 { $article }): { $name } má jen { $takes }
    .no-modifiers = { $code }: { $modifier } k tomuto hodnocení nepatří (C.07 { $article }): { $name } nemá žádné modifikátory
    .modifier-twice = { $code }: { $modifier } odporuje jinému modifikátoru
    .limit-beyond = { $code }: { $modifier } posouvá hranici mimo možné zisky (C.07 14.5)
    .not-in-round-robins = { $code } není pro turnaje každý s každým (C.07 8)
    .not-in-edition = { $code } není ve vydání { $edition }
    .twice = { $code } je v seznamu dvakrát
    .points-again = body rozhodují vždy nejdříve: { $code } jinam do seznamu nepatří

Pairing-Ranking =
    .no-player = hráč { $player } neexistuje
    .same-player = hráč { $player } se neporovnává sám se sebou
    .against-whom = --against vyžaduje --working: kteří dva se porovnávají
    .edition = Pořadí podle C.07, vydání { $edition }
    .open-games = Průběžné: { $games ->
        [one] { $games } partie nemá výsledek a zatím se nezapočítává
        [few] { $games } partie nemají výsledek a zatím se nezapočítávají
       *[other] { $games } partií nemá výsledek a zatím se nezapočítává
    }
    .no-lots = { $code } nic nerozhoduje: soubor neuvádí číslo losu, podle kterého se losovalo
    .undefined = { $code } nic nerozhoduje: zde není určeno pro nikoho
    .undefined-unrated = { $code } nic nerozhoduje: ne každý má rating a seznam nestanoví, kolik se počítá hráčům bez ratingu ({ $code }/U1400)
    .undefined-for = { $code } není určeno, pořadí až za těmi, kdo hodnotu mají: { $players }
    .no-round = { $round }. kolo neexistuje: { $rounds ->
        [one] spárováno je
        [few] spárována jsou
       *[other] spárováno je
    } { $rounds } { $rounds ->
        [one] kolo
        [few] kola
       *[other] kol
    }
