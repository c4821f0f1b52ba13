### Kolo holandského systému z roku 2012, krok za krokem.

Pairing-Dutch-2012 =
    .bracket = Seskupení { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .bracket-of-even-round = Seskupení { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .joined = Nejnižší seskupení se slučují, až po { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }.
    .joined-of-even-round = Nejnižší seskupení se slučují, až po { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }: P0 = { $p0 }, M0 = { $m0 }, X1 = { $x1 }, Z1 = { $z1 }.
    .no-opponent = { $player } zde nemá možného soupeře: přesun dolů.
    .back-from-next = Návrat z dalšího seskupení: dolů se musí přesunout jiní, stejný počet.
    .back-from-lowest = Návrat z nejnižšího seskupení: dolů se přesunou jiní, aby se dalo spárovat.
    .half-moved-down = Nejméně polovina je přesunuta dolů: seskupení se považuje za stejnorodé.
    .no-pair-moved-down = S přesunutými dolů není žádná dvojice: seskupení se považuje za stejnorodé.
    .fewer-moved-down = Z přesunutých dolů se nejprve páruje jen { $m1 }: M1.
    .fewer-pairs = P1 klesá: dvojic bylo { $p0 }, teď { $pairs }.
    .top-scorers = B.2 se u hráčů s více než 50 % bodů neuplatní, dvojic: { $pairs }.
    .semi-absolute = A.7.d se neuplatní, dvojic: { $pairs }.
    .x-raised = X stoupá z { $x1 } na { $x }.
    .z-raised = Z stoupá z { $z1 } na { $z }.
    .downfloaters = { $rule } se neuplatní u { $count } { $count ->
        [one] hráče přesouvaného dolů
        [few] hráčů přesouvaných dolů
       *[other] hráčů přesouvaných dolů
    }.
    .upfloaters = { $rule } se neuplatní u { $count } { $count ->
        [one] hráče přesouvaného nahoru
        [few] hráčů přesouvaných nahoru
       *[other] hráčů přesouvaných nahoru
    }.
    .exchange = Výměna: { $leaving } a { $coming } si vymění místa mezi S1 a S2.
    .exchange-leaves = Výměna: { $player } přechází z S1 do S2.
    .exchange-comes = Výměna: { $player } přechází z S2 do S1.
    .transposed = Přemístění v S2: { $player } – { $opponent } místo { $player } – { $opposite }.
    .moves-down = { $player } zde nemá dvojici: přesun dolů.
    .bye = { $player } zůstává v nejnižším seskupení bez soupeře a dostává volno.

Pairing-Dutch-2012-Pair =
    .moved-down = Hráč přesunutý dolů: { $player }; soupeř: { $opponent }.
    .of-bracket = { $player } je { $number }. v S1, soupeř: { $opponent }.

Pairing-Dutch-2012-Passed =
    .met = { $player } a { $other } spolu hráli v { $round }. kole.
    .same-colour = { $player } a { $other } musí oba dostat { $colour ->
        [white] bílé
       *[black] černé
    }.
    .kept-apart = { $player } a { $other } podle propozic turnaje spolu hrát nesmějí.
    .both-moved-down = { $player } a { $other } jsou oba přesunuti dolů a každý má hrát s vlastním hráčem seskupení.
    .floated-up = { $player }: v minulém kole přesun nahoru.
    .floated-up-before = { $player }: přede dvěma koly přesun nahoru.
    .semi-absolute = { $player } a { $other } mají oba přednost na { $colour ->
        [white] bílé
       *[black] černé
    }, která se počítá jako absolutní.
    .same-preference = { $player } a { $other } mají oba přednost na { $colour ->
        [white] bílé
       *[black] černé
    }.
    .others-unpaired = Kdyby spolu hráli { $player } a { $other }, ostatní by nebylo možné spárovat stejně dobře.

Pairing-Dutch-2012-Apart =
    .other-bracket = { $player } má soupeře v seskupení { $bracket }, { $other } v seskupení { $other_bracket }.
    .not-completed = Kdyby spolu hráli { $player } a { $other }, nešlo by nejnižší seskupení dopárovat.
    .left-for-next = Párování, v nichž spolu hrají { $player } a { $other }, jsou dříve, ale další seskupení potřebuje jiné přesunuté dolů.
    .left-for-lowest = Párování, v nichž spolu hrají { $player } a { $other }, jsou dříve, ale nejnižší seskupení by po nich nešlo dopárovat.
    .fewer-moved-down = Kdyby spolu hráli { $player } a { $other }, párovalo by se nejprve méně přesunutých dolů: { $count } místo { $more }.
    .fewer-pairs = Kdyby spolu hráli { $player } a { $other }, mělo by seskupení méně dvojic: { $count } místo { $more }.
    .further-apart = Kdyby spolu hráli { $player } a { $other }, byly by v seskupení větší rozdíly bodů.
    .given-up = Kdyby spolu hráli { $player } a { $other }, neuplatnilo by se { $rule } častěji: { $count } místo { $fewer }.
    .other-moved-down = Kdyby spolu hráli { $player } a { $other }, párovali by se nejprve jiní přesunutí dolů: { $instead } na místě, kde je { $chosen }.
    .later-opponent = Kdyby spolu hráli { $player } a { $other }, soupeřem hráče { $top } by musel být { $instead }, a ten je až po hráči { $chosen }.
    .later-exchange = Kdyby spolu hráli { $player } a { $other }, byla by výměna mezi S1 a S2 pozdější.

Pairing-Dutch-2012-Colour =
    .both-granted = { $player } má přednost na { $colour ->
        [white] bílé
       *[black] černé
    }, { $other } na druhou barvu.
    .granted = { $player } má přednost na { $colour ->
        [white] bílé
       *[black] černé
    }, soupeř přednost nemá.
    .stronger = { $player } má silnější přednost a dostává { $colour ->
        [white] bílé
       *[black] černé
    }.
    .alternate = { $player } dostává { $colour ->
        [white] bílé
       *[black] černé
    }: když měli naposledy různé barvy, bylo to opačně.
    .higher = { $player } stojí výše ({ $other } níže) a dostává { $colour ->
        [white] bílé
       *[black] černé
    }, na které má přednost.
    .by-lot = { $player } dostává { $colour ->
        [white] bílé
       *[black] černé
    } podle čísla a losu před 1. kolem.

Pairing-Dutch-2012-Value =
    .player = hráč č. { $tpn }
    .score = { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
    .state = { $score }:
    .state-and-marks = { $score }: { $marks }
    .players = seskupení { $bracket }: hráči
    .parameter = seskupení { $bracket }: { $name }
