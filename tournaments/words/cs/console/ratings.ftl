Console-Ratings =
    .title = Ratingy
    .not-rated = Tento turnaj se nezapočítává na rating
    .not-rated-about = Jak se započítává, určuje nastavení.
    .no-round = Změny ratingu se zde ukážou po zveřejnění 1. kola.

Console-Norms =
    .title = Normy
    .estimate = Odhad podle B.01 1.1, 1.4 a 1.5.6. Co program nemůže vědět, zůstává otevřené; rozhoduje kvalifikační komise FIDE.
    .none = Zde nelze plnit normy
    .none-about = Normy se plní v turnajích započítávaných jako klasický šach; jak se započítává tento, určuje nastavení.
    .no-round = Kdo by mohl splnit normu, se zde ukáže po zveřejnění 1. kola.
    .ask = Hráč se ptá, co potřebuje
    .show = Zobrazit
    .candidates = Kdo ještě může splnit normu
    .all =
        { $count ->
            [one] Zobrazit { $count } kandidáta
            [few] Zobrazit všechny { $count } kandidáty
           *[other] Zobrazit všech { $count } kandidátů
        }
    .event = Pořádající federace je ta z nastavení.
    .nobody-on-course = Výkon potřebný pro normu nyní nikdo nemá.
    .no-title-left = Pro tohoto hráče už není žádná norma ke splnění, nebo už v turnaji není.
    .others = { $count ->
            [one] Ještě { $count } norma, která je podle čísel možná
            [few] Ještě { $count } normy, které jsou podle čísel možné
           *[other] Ještě { $count } norem, které jsou podle čísel možné
        }
    .titles = Tituly podle ratingu
    .titles-about = FM { $fm }, CM { $cm }, WFM { $wfm } a WCM { $wcm } vyžadují zveřejněný rating, ne normu. Jak ho tento turnaj změní, je jen odhad.
    .certificate = Potvrzení (IT1)
    .certificate-draft = Potvrzení (IT1), návrh
    .what-is-missing = Co v něm chybí
    .conditions = Soutěž
    .conditions-about = Co B.01 žádá od samotné soutěže, ne od hráče: správu (1.1), výjimky ze složení federací (1.4.3) a čím musí být jedna norma v žádosti. Co se nehraje, říká nastavení: dny, tempo hry, rozhodčí, registrace, druh soutěže.
    .conditions-failed = Soutěž, jaká je, bez schválení normu neumožňuje: { $names }.
    .direct = Tituly přímo ze soutěže
    .direct-enter = Zadat tabulku přímých titulů
    .direct-table = Tabulka přímých titulů
    .direct-paper = Seznam pro FIDE (PDF)
    .direct-not-final = Pořadí není konečné: do konce turnaje se to může změnit.
    .who = ověří: { $who }
    .article = (B.01 { $article })
