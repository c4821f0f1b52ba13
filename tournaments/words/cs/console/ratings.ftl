Console-Ratings =
    .title = Ratingy
    .not-rated = Tento turnaj se nezapočítává na rating
    .not-rated-about = Jak se započítává, určuje nastavení.
    .no-round = Změny ratingu se zde ukážou po zveřejnění 1. kola.

Console-Norms =
    .title = Normy
    .estimate = Odhad podle B.01 1.4. Registrace, tempo hry, rozhodčí a formáty podle 1.1 se zde nekontrolují; rozhoduje kvalifikační komise FIDE.
    .none = Zde nelze plnit normy
    .none-about = Normy se plní v turnajích započítávaných jako klasický šach; jak se započítává tento, určuje nastavení.
    .no-round = Kdo by mohl splnit normu, se zde ukáže po zveřejnění 1. kola.
    .ask = Hráč se ptá, co potřebuje
    .show = Zobrazit
    .candidates = Kdo ještě může splnit normu
    .event = Pořádající federace je ta z nastavení.
    .nobody-on-course = Výkon potřebný pro normu nyní nikdo nemá.
    .no-title-left = Pro tohoto hráče už není žádná norma ke splnění, nebo už v turnaji není.
    .others = { $count ->
            [one] Ještě { $count } norma, která je podle čísel možná
            [few] Ještě { $count } normy, které jsou podle čísel možné
           *[other] Ještě { $count } norem, které jsou podle čísel možné
        }
    .titles = Tituly podle ratingu
    .titles-about = FM { $fm }, CM { $cm }, WFM { $wfm } a WCM { $wcm } vyžadují zveřejněný rating, ne normu. Jak ho tento turnaj změní, je jen odhad. Tituly, které turnaj dává přímo, například mistrovství, se zde nekontrolují.
    .certificate = Potvrzení (IT1)
    .certificate-draft = Potvrzení (IT1), návrh
    .what-is-missing = Co v něm chybí
    .article = (B.01 { $article })
