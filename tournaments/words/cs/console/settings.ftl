Console-Settings =
    .title = Nastavení
    .groups = Skupiny nastavení
    .event = Turnaj
    .system = Systém a body
    .hall = Sál a časy
    .byes = Volna a lhůty
    .public = Zveřejnění
    .papers = Tiskoviny
    .festival = Festival…
    .prizes = Ceny…
    .regulations = Propozice
    .arbiters = Rozhodčí
    .players = Hráči
    .end = Konec
    .discard = Zahodit změny
    .not-yours = Nastavení mění hlavní rozhodčí a jeho zástupci.
    .how-it-ends = Turnaj se zde uzavře, jakmile je zapsáno poslední kolo; kde už neexistuje přípustné párování, končí předčasně.
    .for-the-chief-by-now = Od zveřejnění 1. kola to mění jen hlavní rozhodčí.
    .first-round = První kolo
    .last-round = Poslední kolo
    .wrong-reasons = Vyhlášeno chybně|Rozhodnutí hlavního rozhodčího
    .not-entered-reasons = Vyhlášeno, ale nezadáno|Rozhodnutí hlavního rozhodčího
    .sector = šachovnice { $first }–{ $last }
    .sector-from = šachovnice od { $first }

Console-SettingsFields =
    .name = Název turnaje
    .city = Město
    .federation = Federace
    .federation-example = CZE
    .federation-form = tři velká písmena
    .ranking-federation = Federace národních ratingů
    .start-date = První den
    .end-date = Poslední den
    .norms-possible = Lze plnit normy
    .registered-on = Registrováno u FIDE dne
    .norm-event = Pro tituly je soutěž
    .fide-event = Číslo turnaje u FIDE
    .fide-event-form = číslice, jak je přidělil server FIDE při registraci turnaje
    .time-control = Tempo hry
    .time-control-example = 90 min/40 + 30 min + 30 s
    .time-zone = Časové pásmo sálu
    .server-zone = podle serveru, { $zone }
    .default-time = Čekací doba, minuty
    .first-board = První šachovnice tohoto turnaje
    .two-person = Výsledky potvrzuje druhá osoba
    .two-person-off = není potřeba
    .two-person-first = na předních šachovnicích
    .two-person-all = na všech šachovnicích
    .two-person-boards = Kolik předních šachovnic
    .round-starts = Začátky kol, místní čas, každý na svém řádku
    .hall-plan = Kde stojí šachovnice, na každém řádku jedna část sálu
    .hall-plan-example = 1–20: pódium
    .hall-plan-hint = „1–20: pódium“, „81–: galerie, 1. patro“: uvádí se v telefonech, v seznamech podle jmen a na jmenovkách na stůl.
    .live-address = Adresa živého přenosu partií
    .live-address-example = https://lichess.org/broadcast/…
    .live-address-hint = Přenos na Lichess nebo jakákoli stránka s https; {"{"}board{"}"} a {"{"}round{"}"} zastupují číslo šachovnice a kola.
    .live-boards = Živý přenos z kolika předních šachovnic (0: ze všech)
    .half-byes = Volna za ½ bodu na hráče
    .last-half-bye = Poslední kolo s tímto volnem (0: všechna kromě posledního)
    .bye-deadline = Žádost o volno, minut před párováním
    .correction-deadline = Opravy se započtou, minut před párováním
    .pairing-deadline = Další kolo se páruje nejpozději, minut po zahájení (0: bez uzávěrky)
    .appeal-deadline = Odvolání do, minuty
    .explanations = Zdůvodnění párování
    .explanations-for-arbiters = jen pro rozhodčí
    .explanations-for-all = i na veřejných stránkách
    .rated-as = Zápočet na rating (čí jsou ratingy)
    .rating-changes = Změny ratingu
    .rating-changes-for-arbiters = jen pro rozhodčí
    .rating-changes-for-all = i na veřejných stránkách (K 40 prozradí, kdo je junior)
    .messages = Upozornění do telefonů těch, kdo o ně požádají
    .messages-off = žádná
    .messages-on = šachovnice a výsledky
    .player-reports = Hlášení hráčů pomocí kódů na lístcích
    .player-reports-off = nepřijímají se
    .player-reports-on = přijímají se jako uvedený výsledek; zapisuje rozhodčí
    .as-printed = Jak jsou uvedena ve zprávách a na vytištěných listech.
    .chief-arbiter = Hlavní rozhodčí, jak se tiskne
    .deputy-arbiters = Zástupci, jak se tisknou (oddělení čárkou)

Console-Registration =
    .title = Registrace a zpráva
    .not-rated = Turnaj se nezapočítává na rating: není co registrovat.
    .number = Zaregistrováno u FIDE pod číslem { $number }.
    .no-number = Číslo turnaje u FIDE zatím není zadáno (viz výše, Turnaj).
    .until = Do
    .what = Co
    .article = Článek
    .state = Stav
    .done = hotovo
    .over = po lhůtě
    .federations = Federace to žádají dříve: platí i jejich vlastní lhůty.
    .no-days = Dny turnaje zatím nejsou zadány (viz výše, Turnaj).

Console-RegulationFields =
    .rounds = Počet kol
    .system = Systém párování
    .acceleration = Zrychlené párování
    .no-acceleration = ne
    .baku = Baku (C.04.7)
    .ranking-method = Rozhodující rating
    .readings = Výklad: { $system }
    .matches = Zápas jsou { $games } kola proti jednomu soupeři s vyměněnými barvami (C.04.5 4.4): losují a zveřejňují se společně, počet kol je tedy { $games }krát počet zápasů. Volno má hodnotu jedné vyhrané a jedné remizované partie (1.4).
    .points = Body
    .win = Výhra
    .draw = Remíza
    .loss = Prohra
    .absent = Nepřítomnost
    .pab = Volno z párování

Console-TieBreaks = Pomocná hodnocení
    .first = Nejprve rozhodují body; při rovnosti rozhodují tato hodnocení v uvedeném pořadí (C.07 4).
    .from = Začít od
    .own = vlastní seznam
    .of-a-system = pořadí podle textu systému: { $system }
    .nothing = bez seznamu: při rovnosti bodů se místo dělí, nebo rozhoduje text systému párování
    .swiss = švýcarský systém, ne všechny ratingy spolehlivé (FIDE do 2023, C.02.13.16.4)
    .swiss-rated = švýcarský systém, ratingy spolehlivé (FIDE do 2023, C.02.13.16.5)
    .as-in = Jako v jiném turnaji
    .codes = Pomocná hodnocení podle kódů, v pořadí
    .example = BH/C1, BH, SB
    .edition = Vydání C.07
    .edition-of = { $year }, od { $since }
    .list = Pomocná hodnocení v pořadí
    .none = Žádné: při rovnosti bodů se místo dělí, nebo rozhoduje text systému párování.
    .earlier = { $code }: posunout dopředu
    .later = { $code }: posunout dozadu
    .remove = { $code }: odebrat ze seznamu
    .use = Použít { $code }
    .add = Přidat pomocné hodnocení
    .add-one = Přidat { $code }: { $name }

Console-Regulations =
    .fixed = Propozice, od zahájení pevné
    .change = Změnit propozice
    .announced = Byly vyhlášeny před zahájením a platí pro všechny stejně (C.04.2 1.3). Pokud je přesto nutné něco změnit, učiní to od určitého kola hlavní rozhodčí s uvedením důvodu.
    .announced-for-the-chief = Byly vyhlášeny před zahájením a platí pro všechny stejně (C.04.2 1.3). Pokud je přesto nutné něco změnit: { $link }.
    .as-announced = Propozice jsou, jak byly vyhlášeny.
    .open = Od určitého kola, s důvodem…
    .effect = Zveřejněná kola si ponechají své propozice a jejich výsledky svou hodnotu. Zpráva změnu uvede v řádku ###. Návrh dalšího kola tím bude neaktuální.
    .from-round = Od kola
    .submit = Změnit…

Console-Prohibited = Zakázané dvojice
    .title = Hráči, kteří spolu nehrají
    .nobody = Nikdo: každý může hrát s každým.
    .remove-label = Povolit, aby spolu hráli
    .confirm-remove = { $names }: od příštího párování mohou být spárováni spolu.
    .confirm-late = Kdo spolu nehraje, vyhlašuje se před 1. kolem (C.05 5.2). Toto platí od uvedeného kola, s důvodem; zpráva to uvede v řádku ###.
    .add = Přidat skupinu
    .picked = Hráči skupiny
    .pick = Hráči podle prvních písmen
    .name-or-number = Jméno nebo číslo
    .matches = Nalezení hráči
    .submit = Nepárovat spolu

Console-FixedBoards = Pevné šachovnice
    .board = šachovnice { $board }
    .where = Kdo hraje vždy na stejné šachovnici, určuje se na stránce hráče ({ $entries }).
    .entries = Přihlášky

Console-VirtualPoints = Virtuální body
    .players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
    .many = { $players }, čísla { $numbers }
    .computed = Ručně žádné: zrychlení Baku se počítá (C.04.7).
    .none = Žádné: každý hráč se páruje s body, které má.
    .remove-label = Odebrat virtuální body
    .confirm-remove = { $count ->
        [one] +{ $points } pro { $count } hráče, { $rounds }: od příštího párování se tyto body nepočítají.
        [few] +{ $points } pro { $count } hráče, { $rounds }: od příštího párování se tyto body nepočítají.
       *[other] +{ $points } pro { $count } hráčů, { $rounds }: od příštího párování se tyto body nepočítají.
    }
    .confirm-remove-last = { $count ->
        [one] +{ $points } pro { $count } hráče, { $rounds }: od příštího párování se tyto body nepočítají. Zrychlení Baku se opět počítá.
        [few] +{ $points } pro { $count } hráče, { $rounds }: od příštího párování se tyto body nepočítají. Zrychlení Baku se opět počítá.
       *[other] +{ $points } pro { $count } hráčů, { $rounds }: od příštího párování se tyto body nepočítají. Zrychlení Baku se opět počítá.
    }
    .by-hand = Přidělit body ručně
    .effect = Počítají se jen pro párování, nikdy do pořadí. Pozdější řádek nahrazuje dřívější pro téhož hráče a kolo.
    .baku-written-out = Zrychlení Baku zůstává, jak je nyní, vypsáno řádek po řádku.
    .no-baku = Platí místo zrychlení Baku.
    .numbers = Hráči podle čísel
    .entry-numbers = Hráči podle čísel přihlášek (startovní čísla se přidělí při zahájení)
    .points = Body
    .show = Zobrazit důsledky
    .no-number = „{ $given }“ není číslo ani rozsah jako 1–20.
    .nobody = Číslo { $number } nikdo nemá.
    .who = Uveďte hráče podle jejich čísel.
    .preview = { $count ->
        [one] { $points }, { $rounds }, pro { $count } hráče: { $players }
        [few] { $points }, { $rounds }, pro { $count } hráče: { $players }
       *[other] { $points }, { $rounds }, pro { $count } hráčů: { $players }
    }
    .groups = Hráči podle bodů v párování { $round }. kola
    .score = Body
    .now = nyní
    .then = potom
    .seen-with-results = Důsledky pro párování { $round }. kola budou vidět, až budou známy všechny předchozí výsledky.
    .seen-once-started = Důsledky pro párování { $round }. kola budou vidět po zahájení turnaje.
    .yes = Přidělit
    .give = Přidělit tyto body
    .give-late = Přidělit tyto body…
    .confirm-late = Zrychlení se vyhlašuje před 1. kolem (C.04.1 1). Toto platí pro dosud nespárovaná kola, s důvodem; zpráva to uvede v řádku ###.

Console-Acceleration = Body podle ohlášeného zrychleného párování
    .effect = Skupiny shora podle startovních čísel těch, kdo jsou párováni v 1. kole; nahradí to, co platí. C.04.7 zná jen Baku: body zadané ručně jsou mimo režim FIDE.
    .halves = Horní polovina: výhra, 1.–2. kolo
    .thirds = Horní třetina: výhra, střední třetina: remíza, 1.–2. kolo
    .baku-long = Horní polovina: výhra, 1.–3. kolo, polovina z ní, 4.–5. kolo
