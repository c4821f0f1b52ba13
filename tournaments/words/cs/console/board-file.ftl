Console-BoardFile =
    .page = Výsledky elektronických šachovnic
    .title = Výsledky elektronických šachovnic
    .link = Z šachovnic (PGN)
    .about = PGN z DGT LiveChess, z přenosu nebo z jiného programu. Co uvádí, se zobrazí u šachovnice k potvrzení a výsledkem to není: kdo zapisuje výsledky, potvrdí to tam klávesou C. Partie se poznají podle kola a šachovnice („3.17“) a podle hráčů.
    .file = Soubor PGN
    .show = Zobrazit obsah
    .moves = Partie s těmito tahy (PGN)
    .moves-about = Všechny partie kol tohoto souboru s jeho tahy a se jmény, identifikačními čísly a výsledky tohoto turnaje.
    .keep = Uchovat tahy pro zprávu
    .keep-about = Tahy a časy z tohoto souboru přijdou do balíčku zprávy (games.pgn). Co mezi ně lidé napsali, se vynechá.
    .kept = Tahy jsou uchovány u { $kept } z { $games } partií.
    .kept-now =
        { $left ->
        [0] Tahy jsou uchovány.
        [one] Tahy jsou uchovány. { $left } partie souboru nepatří k žádné šachovnici nebo má jiné barvy.
        [few] Tahy jsou uchovány. { $left } partie souboru nepatří k žádné šachovnici nebo mají jiné barvy.
       *[other] Tahy jsou uchovány. { $left } partií souboru nepatří k žádné šachovnici nebo má jiné barvy.
    }
    .games = Partie souboru
    .tick = Uvést
    .board = Šach.
    .players = Bílý – černý
    .result = Výsl.
    .what = Co se s tím stane
    .line = Řádek
    .back = Výsledky
    .who = Takový soubor načítá ten, kdo zapisuje výsledky.
