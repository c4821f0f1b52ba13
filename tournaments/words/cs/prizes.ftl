### Ceny: co se odmítá, proč někdo cenu nemá, jak se nazývají.

PrizesAnnounced = Ceny se oznamují před 1. kolem; potom je mění jen hlavní rozhodčí, s uvedením důvodu.

NoChoiceOfPrizes = Zde si hráči ceny nevybírají: kdo má nárok na několik, dostane tu, kterou určí pravidlo.

UnknownPrizeList = Seznam cen { $list } neexistuje.

UnknownCurrency = ISO 4217 měnu { $currency } nezná; napište její tři písmena, např. EUR.

DecimalsOfCurrency = { $decimals ->
        [0] Částky v { $currency } nemají desetinná místa; tento fond počítá s počtem { $stated }.
       *[other] Počet desetinných míst částek v { $currency } je { $decimals }; tento fond počítá s počtem { $stated }.
    }

PrizeListTwice = Seznam cen { $list } je zde dvakrát.

PrizeListEmpty = Seznam potřebuje nejméně jednu cenu.

PrizeNotInUnits = Podíly se zaokrouhlují na { MONEY($unit) }: každá cena musí být násobkem této částky.

PrizeAboveTheOneBefore = Cena za { $place }. místo je vyšší než za místo před ním.

WorthOfNothing = U { $place }. místa je uvedena hodnota věcné ceny, ale ne věc sama.

PrizeRangeEmpty =
    .born = Poslední rok narození je před prvním.
    .rating = Nejvyšší rating je menší než nejnižší.
    .unrated = Seznam pro hráče bez ratingu nemá rozsah ratingů.

PrizeTextNotALine =
    .line-break = Název, věc nebo klub obsahuje zalomení řádku ({ $sign }).
    .turning = Název, věc nebo klub obsahuje znak { $sign }, který obrací směr textu.
    .unseen = Název, věc nebo klub neobsahuje žádný viditelný znak.

Money = { $whole }
    .with-cents = { $whole },{ $cents }

Sum = { MONEY($money) }

# All that a player gets: "600 EUR: Main prizes 1".
PrizesOf = { MONEY($money) } { $currency }: { $prizes }

NoPrize =
    .sex = seznam je pro druhé pohlaví
    .sex-unknown = pohlaví není uvedeno
    .born-unknown = rok narození není uveden
    .too-old = rok narození { $born }, seznam je pro ročníky od { $limit }
    .too-young = rok narození { $born }, seznam je pro ročníky do { $limit }
    .rated = rating { $rating }, seznam je pro hráče bez ratingu
    .unrated = bez ratingu
    .rated-too-low = rating { $rating }, seznam začíná od { $limit }
    .rated-too-high = rating { $rating }, seznam končí u { $limit }
    .federation = federace { $federation }, pro ni seznam není
    .federation-unknown = federace není uvedena
    .club = klub { $club }, pro něj seznam není
    .club-unknown = klub není uveden
    .not-on-the-list = není mezi hráči, které seznam jmenuje
    .expelled = vyloučení z turnaje
    .points = body: { POINTS($points) }, seznam vyžaduje { POINTS($least) }
    .rounds = { $played ->
            [one] odehrána { $played } partie
            [few] odehrány { $played } partie
           *[other] odehráno { $played } partií
        }, seznam vyžaduje { $least }
    .absent = nepřijde na předávání cen
    .entrants = { $entrants ->
            [0] v kategorii není žádný hráč
            [one] v kategorii je { $entrants } hráč
            [few] v kategorii jsou { $entrants } hráči
           *[other] v kategorii je { $entrants } hráčů
        }, seznam vyžaduje { $least }
    .took-another = dostává { MONEY($value) } ({ $name }); zde by to bylo { MONEY($instead) }
    .placed-too-low = umístění za těmi, kdo ceny dostávají

PrizeShare =
    .alone = { $first }. místo: { MONEY($pot) }, nedělí se.
    .by-rank = { $first }. místo: { MONEY($pot) }, jen podle pořadí.
    .equal = { $first }.–{ $last }. místo: celkem { MONEY($pot) }, dělí se rovným dílem mezi { $count } { $count ->
            [one] hráče
            [few] hráče
           *[other] hráčů
        }.
    .hort = Polovina podle pořadí: { MONEY($own) }. Polovina z { MONEY($pot) } za { $first }.–{ $last }. místo se dělí mezi { $count } { $count ->
            [one] hráče
            [few] hráče
           *[other] hráčů
        }: { MONEY($pooled) }.
    .points = { MONEY($pot) } úměrně bodům; { $count ->
            [one] jeden hráč
            [few] { $count } hráči
           *[other] { $count } hráčů
        }: { POINTS($points) } z { POINTS($all) } bodů.
    .points-above = { MONEY($pot) } úměrně bodům nad { POINTS($above) }; { $count ->
            [one] jeden hráč
            [few] { $count } hráči
           *[other] { $count } hráčů
        }: { POINTS($points) } z { POINTS($all) } bodů.
    .rounded-up = Zaokrouhlením přibylo { MONEY($money) }.
    .rounded-down = Zaokrouhlením ubylo { MONEY($money) }.
    .thing = { $thing }, podle místa.
    .thing-worth = { $thing } podle místa, počítá se jako { MONEY($worth) }.
    .chosen = Tento seznam si zvolil hráč.

PrizeLeft =
    .nobody = nikdo další nesplňuje podmínky
    .entrants = { $entrants ->
            [0] v kategorii není žádný hráč
            [one] v kategorii je { $entrants } hráč
            [few] v kategorii jsou { $entrants } hráči
           *[other] v kategorii je { $entrants } hráčů
        }, seznam vyžaduje { $least }
    .rounding = méně než jednotka zaokrouhlení

PrizeTerms =
    .least-share = žádný podíl menší než { MONEY($money) }
    .above = hranice { POINTS($points) } b.
    .least-points = nejméně { POINTS($points) } b.
    .least-rounds = { $rounds ->
            [one] nejméně { $rounds } odehraná partie
            [few] nejméně { $rounds } odehrané partie
           *[other] nejméně { $rounds } odehraných partií
        }
    .least-entrants = hráčů v kategorii nejméně { $entrants }
    .present = jen při účasti na předávání cen
    .unit = podíly se zaokrouhlují na { MONEY($money) }
    .remainder = co zbude po zaokrouhlení, dostane nejlépe umístěný z těch, kdo se dělí
    .tax-all = sráží se daň { $percent } %
    .tax-excess = z částky nad { MONEY($above) } se hráči sráží daň { $percent } %
    .tax-whole = kdo dostane více než { MONEY($above) }, tomu se sráží daň { $percent } %

PrizePlace = { $place }
    .shared = { $first }–{ $last }

PrizeListInDoubt = Někdo v pořadí byl vymazán a s ním i údaj, který tento nebo jiný seznam vyžaduje: vyhrát mohl někdo jiný, než je zde uvedeno. Držte se výtisku z dřívějška.
    .public = Kdo tyto ceny vyhrál, se už neukazuje: u někoho v pořadí byl vymazán údaj, který kategorie vyžadují.

PrizeListName =
    .everybody = Hlavní ceny
    .gone = seznam { $list }
    .women = ženy
    .men = muži
    .born-from = ročník { $year } a mladší
    .born-to = ročník { $year } a starší
    .born-between = ročníky { $first } až { $last }
    .rated-from = rating { $rating } a vyšší
    .rated-to = rating do { $rating }
    .rated-between = rating { $first } až { $last }
    .rated = hráči s ratingem
    .unrated = hráči bez ratingu
    .players = jmenovitě { $count ->
            [one] { $count } hráč
            [few] { $count } hráči
           *[other] { $count } hráčů
        }

PrizeSharing =
    .rank = podle pořadí, bez dělení
    .equal = při stejných bodech rovným dílem
    .hort = polovina podle pořadí, polovina se při stejných bodech dělí (Hort)
    .points = úměrně bodům
    .points-above = úměrně bodům nad hranicí

PrizeDoubles =
    .highest = každému jedna cena, ta nejvyšší
    .choice = každému jedna cena, hráč si smí vybrat
    .all = lze získat všechny ceny

PrizeRemainder =
    .most-lost = po jedné jednotce těm, kdo zaokrouhlením nejvíce ztratili
    .best-placed = vše nejlépe umístěnému z těch, kdo se dělí
