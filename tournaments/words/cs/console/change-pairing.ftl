Console-ChangePairing =
    .page = Změna dvojice, { $round }. kolo
    .title = Změnit dvojici { $round }. kola
    .back = Zpět na kolo
    .refuse = Zamítnout žádost…
    .not-yours = Zveřejněné dvojice mění hlavní rozhodčí a jeho zástupci.
    .grounds = 1. Z jakého důvodu podle pravidel?
    .these-alone = Zveřejněné dvojice se mění jen z těchto důvodů (C.04.2 4.4) a správné párování se v ničí prospěch neupravuje (C.04.2 1.5). Co sem nepatří, zamítá se.
    .for-the-chief = pro hlavního rozhodčího
    .missed = { $ground }: { $fault } ({ $article }).
    .what = 2. Co se stalo?
    .person-at-board = { $person }, šachovnice { $board }
    .check-in = zapište příchod
    .enter = přidejte
    .nobody-late = Nikdo z přítomných není bez místa. Pokud někdo dorazil, nejprve { $check_in }, nebo { $enter } pozdní přihlášku.
    .show = Zobrazit přípustné změny
    .offers = Přípustné změny
    .smallest-first = { $step }. Přípustné změny, nejmenší první
    .refused-with-article = zamítnout s uvedením článku
    .no-change = Žádná přípustná změna to neumožňuje. Párování zůstává, jak je zveřejněno; žádost lze { $refused }.
    .label = Změna zveřejněných dvojic { $round }. kola
    .confirm = { $ground } ({ $article }). Nové šachovnice hned uvidí všichni, označené jako změněné.
    .before = Jak bylo zveřejněno
    .after = Po změně
    .touched = { $count ->
        [0] Žádné zveřejněné místo není dotčeno
        [one] { $count } dotčené zveřejněné místo
        [few] { $count } dotčená zveřejněná místa
       *[other] { $count } dotčených zveřejněných míst
    }
    .score-difference = bodový rozdíl { $distance }
    .over-the-limit = { $players }: potřetí za sebou stejná barva, nebo rozdíl v barvách tři (C.04.1 6, 7).
    .tells = Oznámit:
    .clause = Článek propozic
    .agreed = { $count ->
        [one] Souhlas: { $players }
        [few] Souhlas: { $players }
       *[other] Souhlas: { $players }
    }
    .submit = Změnit…

Console-ChangeFields =
    .arrived = Kdo dorazil
    .away = Kdo chybí
    .top = Kdo chybí u předních šachovnic
    .and-also = a také
    .board = Šachovnice
    .and-board = a šachovnice

Console-ChangeReasons =
    .late-entry = Pozdní příchod, všichni dotčení souhlasí|Pozdní příchod na místo nemocného hráče
    .both-unpaired = Chybějí oba soupeři, oba hráči souhlasí
    .rematch = Hráči už spolu hráli
    .top-boards = Nemoc na předních šachovnicích v posledním kole
    .regulations = Stanoví to propozice
    .played-as = Záměna šachovnic, tahy už byly provedeny

Console-ChangedPair =
    .bye = { $name }, volno z párování
    .absent = { $name }, mimo párování

Console-Changes = Změněno po zveřejnění
    .version = Verze { $version }: { $title }
    .take-back = Vzít zpět…
    .take-back-event = Vzít zpět #{ $seq }…
