Console-Appeals =
    .title = Odvolání
    .about = Do { $minutes } minut po rozhodnutí nebo po konci kola. Výsledek platí, dokud komise nerozhodne.
    .none = Žádná odvolání
    .deadlines-below = Proti čemu se lze ještě odvolat, je uvedeno níže.
    .nothing-to-appeal = Nyní se nelze odvolat proti ničemu.
    .deadlines = Běžící lhůty
    .until = do { $deadline }, { $countdown }
    .appeal-about = Odvolání: { $place }, { $what }
    .appeal = Odvolání…

Console-Appeal =
    .title = Odvolání { $appeal }: { $place }
    .name = Odvolání { $appeal }
    .open = nerozhodnuto
    .granted = vyhověno
    .dossier = Spis
    .dossier-of = odvolání { $appeal }
    .by = Podává
    .players = Hráči
    .stands = Platí
    .to-be-played = bude se hrát
    .nothing = nic
    .handed-in = Podáno
    .late = opožděně
    .in-time-until = včas do { $deadline }
    .recorded = Zapsáno
    .event = událost { $seq }
    .decided = Rozhodnuto
    .decided-at-by = { $decided }, { $members }
    .changed = Změněno
    .decision-words = { $decision } { $words }
    .decision = Rozhodnutí:
    .interests = Možný střet zájmů
    .interest = { $member }: { $why }
    .interest-bars = { $member }: { $why }; nesmí rozhodovat

Console-AppealDecision =
    .decide = Rozhodnout…
    .means = Rozhodnutí je konečné a zůstává i se svým zněním v deníku.
    .decision = Rozhodnutí
    .granted = vyhověno
    .rejected = zamítnuto
    .withdrawn = vzato zpět hráčem
    .by = Rozhoduje
    .if-granted = Při vyhovění
    .stays = šachovnice zůstává beze změny
    .remedy = { $remedy ->
            [correct] výsledek se opraví
            [clear] výsledek se smaže
           *[postpone] partie se odehraje později
        }
    .remedy-for-rating = { $remedy ->
            [correct] výsledek se opraví, jen pro rating
            [clear] výsledek se smaže, jen pro rating
           *[postpone] partie se odehraje později, jen pro rating
        }
    .corrected-to = Opravit na
    .words = Znění rozhodnutí
    .record = Zapsat rozhodnutí…

Console-AppealForm =
    .title = Odvolání: { $place }
    .label = Odvolání, { $place }
    .stands-as = Platí { $result }.
    .in-time-until = Včas do { $deadline } { $countdown }
    .too-late = opožděně
    .no-deadline = Zatím neběží žádná lhůta.
    .by = Podává
    .handed-in = Podáno (prázdné: nyní)
    .heard-because = Projednáno, ačkoli je opožděné, protože
    .ground = Odůvodnění slovy hráče
    .file = Podat odvolání
    .not-now = Teď ne
    .nothing-to-appeal = Není proti čemu se odvolat: { $about }.

Console-AppealBegin =
    .title = Nové odvolání
    .round = Kolo
    .board = Šachovnice (žádná: párování)
    .no-board = { $round }. kolo nemá šachovnici { $board }.
    .begin = Začít
    .no-round = Zatím není zveřejněno žádné kolo.

Console-Committee =
    .title = Odvolací komise
    .reserve = { $federation } náhradník
    .chairman = { $federation } předseda
    .leaves = { $name }: odchod z komise
    .take-out = Odebrat
    .take-out-of = Odebrat z komise: { $name }
    .none = Není jmenována: místo ní rozhoduje hlavní rozhodčí.
    .add = Přidat člena
    .who = Kdo
    .somebody-else = někdo jiný, jménem
    .accounts = Účty
    .players = Hráči
    .name = Jméno, je-li to někdo jiný
    .federation = Federace (u hráčů jejich vlastní)
    .federation-form = Tři velká písmena
    .is-reserve = Náhradník
    .anybody = Členem může být kdokoli. Kdo má sám číst spisy, potřebuje účet jen pro čtení.
    .add-to = Přidat do komise
    .named-here = Uvedeni jen zde, bez hráčské přihlášky i účtu; vymazat jméno: { $names }
