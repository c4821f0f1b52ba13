Shared-Pictures =
    .name = Grafy
    .title = { $round ->
        [0] Grafy
       *[other] Grafy po { $round }. kole
    }
    .figures = Údaje v tabulce
    .figures-of = Údaje ke grafu: { $title }
    .chosen = Hráči v prvním grafu
    .leave-out = Vynechat: { $name }
    .choose = Vybrat hráče
    .best-again = Znovu první v pořadí
    .most = Místa je nejvýše pro { $most } hráčů.

Shared-PictureTitle =
    .bump = Pořadí po jednotlivých kolech
    .scores = Počty bodů po jednotlivých kolech
    .white-share = Úspěšnost bílých
    .performances = Rating a výkon
    .heat = Všechny výsledky
    .strip = Barvy a přesuny
    .timeline = Jak přicházely výsledky
    .open-boards = Jak dlouho se na které šachovnici hrálo

Shared-PictureAbout =
    .bump = Každý hráč má čáru, první v pořadí je nahoře, každé kolo je sloupec; značky u jmen jsou tytéž jako na čarách.
    .scores = Každé kolo je sloupec, každý počet bodů řádek; pruhy a čísla udávají, kolik hráčů ho má.
    .white-share = Každé kolo má pruh: výhry bílých (bíle), remízy (s čárkovaným okrajem) a výhry černých (černě) s počty; na konci je úspěšnost bílých. Kontumace se nepočítají.
    .performances = Každý hráč je tečka: doprava rating ze startovní listiny, nahoru výkon v turnaji. Na šikmé čáře jsou ti, kdo hráli podle svého ratingu, nad ní ti, kdo hráli lépe.
    .heat = Každý hráč má řádek podle pořadí, každé kolo je sloupec: plné políčko je výhra, poloviční remíza, čárka dole prohra; bez políčka se nehrálo.
    .strip = Každé kolo má čtvereček: prázdný s b jsou bílé, plný s č černé. Šipka dolů je přesun dolů (soupeř s méně body, nebo body bez partie), šipka nahoru soupeř s více body; pod tím je výsledek.
    .timeline = Kolik výsledků kola bylo zapsáno za kolik minut od jeho začátku.
    .open-boards = Každá šachovnice má pruh od začátku kola po první výsledek; čárkovaný pruh je šachovnice bez výsledku.

Shared-PictureColumn =
    .player = Hráč
    .rank = Poř.
    .round = Kolo
    .score = Body
    .white = Výhry bílých
    .draws = Remízy
    .black = Výhry černých
    .open = Bez výsledku
    .share = Úspěšnost bílých
    .rating = Rating
    .performance = Výkon
    .colour = Barva
    .float = Přesun
    .result = Výsledek
    .time = Čas
    .minutes = Minuty
    .board = Šachovnice
    .results = Výsledky

Shared-PictureRound =
    .column = { $round }. kolo
    .percent = { $percent } %
    .minutes = minuty od začátku kola

Shared-PictureMark =
    .win = výhra
    .draw = remíza
    .loss = prohra
    .none = bez partie
    .open = bez výsledku

Shared-PictureColour =
    .w = bílé
    .b = černé
    .none = bez partie

Shared-PictureLetter =
    .w = b
    .b = č

Shared-PictureFloat =
    .down = dolů
    .up = nahoru
    .none = žádný

Shared-PictureOpen =
    .open = bez výsledku
