Console-Player =
    .fides = FIDE { $rating }
    .national = národní { $rating }
    .unrated = bez ratingu
    .number = číslo { $number }
    .entry = přihláška { $entry }
    .born = narození { $year }
    .points = body: { POINTS($half_points) }
    .points-and-rank = body: { POINTS($half_points) }, pořadí: { $rank }
    .moved-away = Přesunuto: { $entry }
    .moved-here = Přesunuto sem: { $entry }
    .entry-there = { $section }, přihláška { $entry }
    .why-rank = Proč toto pořadí?
    .rating-change = Změna ratingu
    .history = Historie
    .all-recorded = Vše, co je o tomto hráči zapsáno
    .erase = Vymazat osobní údaje…

Console-PlayerActs =
    .check-in = Zapsat příchod
    .check-in-of = Příchod: { $name }
    .check-out = Vzít příchod zpět
    .check-out-of = Příchod vzat zpět: { $name }
    .withdraw = Zapsat odstoupení…
    .withdraw-of = Odstoupení: { $name }
    .withdraw-means = { $name }: od příštího kola mimo párování; výsledky zůstávají.
    .withdraw-reasons = Na vlastní žádost|Nemoc|Nepřítomnost bez omluvy|Rozhodnutí rozhodčího
    .reinstate = Vrátit do turnaje…
    .reinstate-of = Návrat do turnaje: { $name }
    .reinstate-means = { $name }: od příštího kola opět v párování.
    .reinstate-reasons = Návrat hráče|Odstoupení zapsáno omylem|Rozhodnutí rozhodčího
    .expel = Vyloučit…
    .expel-of = Vyloučení: { $name }
    .expel-means = { $name }: dále už bez párování; výsledky zůstávají.
    .expel-reasons = Pravidla 12.9|Podvádění|Rozhodnutí rozhodčího
    .take-back = Vzít přihlášku zpět…
    .take-back-of = Přihláška vzata zpět: { $name }
    .take-back-means = { $name } nebude na žádném seznamu, jako by přihláška nikdy nebyla; lze ji obnovit.
    .take-back-reasons = Přidáno omylem|Vybrána jiná osoba|Rozhodnutí rozhodčího
    .take-move-back = Vzít přesun zpět…
    .take-move-back-of = Přesun vzat zpět: { $name }
    .take-move-away-back-means = Zpět se vezmou obě poloviny: { $name } hraje opět zde, v turnaji { $section } už ne.
    .take-move-here-back-means = Zpět se vezmou obě poloviny: { $name } hraje opět v turnaji { $section }, zde už ne.
    .take-move-back-reasons = Přesunuto omylem|Vybrán jiný turnaj|Rozhodnutí rozhodčího
    .move = Přesunout do jiného turnaje…
    .restore = Obnovit přihlášku…
    .restore-of = Obnovit přihlášku: { $name }
    .restore-means = { $name } bude opět na seznamech.
    .restore-reasons = Vzato zpět omylem|Rozhodnutí rozhodčího

Console-PlayerRounds =
    .title = Kola
    .round = Kolo
    .board = Šach.
    .colour = Barva
    .opponent = Soupeř
    .rating = Rtg
    .result = Výsl.
    .points = Body
    .float = Přesun

Console-PlayerDetails =
    .title = Údaje

Console-PlayerRating =
    .title = Ratingy
    .of = Rating: { $name }
    .no-rating = bez ratingu
    .so-far = { $name }, dosud: { $rating }.
    .reasons = Podle ratingové listiny|Překlep|Vybrána jiná osoba|Rozhodnutí rozhodčího
    .fides = Rating FIDE
    .source = Zdroj
    .national = Národní rating
    .national-source = Jeho zdroj
    .correct = Opravit rating…

Console-PlayerByes =
    .title = Volna
    .by-round = Volna podle kol
    .round = Kolo
    .bye = Volno
    .change = Změna
    .granted = { $kind ->
            [zero] za 0 bodů
            [half] za ½ bodu
           *[full] za 1 bod
        }
    .plays = hraje
    .take-back = Vzít zpět
    .taken-back = Volno v { $round }. kole vzato zpět: { $name }
    .grant-to = { $kind ->
            [zero] Volno za 0 bodů, { $round }. kolo: { $name }
            [half] Volno za ½ bodu, { $round }. kolo: { $name }
           *[full] Volno za 1 bod, { $round }. kolo: { $name }
        }
    .grant = { $kind ->
            [zero] Volno za 0 bodů v { $round }. kole
            [half] Volno za ½ bodu v { $round }. kole
           *[full] Volno za 1 bod v { $round }. kole
        }
    .all-paired = Všechna kola jsou spárována.
    .not-paired = Dále mimo párování.

Console-PlayerBoard =
    .title = Pevná šachovnice
    .of = Pevná šachovnice: { $name }
    .means = Od příštího párování hraje { $name } vždy na této šachovnici.
    .reasons = Omezená pohyblivost|Rozhodnutí rozhodčího
    .number = Číslo šachovnice
    .set = Určit šachovnici
    .set-and-ask = Určit šachovnici…
    .clear = Zrušit pevnou šachovnici…
    .clear-of = Bez pevné šachovnice: { $name }
    .clear-means = { $name } už nebude hrát vždy na šachovnici { $board }.
    .clear-reasons = Už není potřeba|Rozhodnutí rozhodčího

Console-PlayerMerge =
    .title = Dvojí přihláška?
    .of = Sloučit do přihlášky: { $name }
    .means = Druhá přihláška zmizí z párování i pořadí; obě historie zůstávají.
    .other = Přihlášeno také jako
    .entry = { $name } ({ $rating }, přihláška { $entry })
    .merge = Sloučit do této přihlášky…
