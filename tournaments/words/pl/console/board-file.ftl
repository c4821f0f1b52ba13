Console-BoardFile =
    .page = Wyniki z szachownic elektronicznych
    .title = Wyniki z szachownic elektronicznych
    .link = Z szachownic (PGN)
    .about = Plik PGN z DGT LiveChess, transmisji lub dowolnego innego programu. Podane w nim wyniki pojawiają się przy szachownicach do potwierdzenia i nie są wynikami: potwierdza je klawiszem C ten, kto wpisuje wyniki. Partie rozpoznaje się po rundzie i szachownicy („3.17”) oraz po zawodnikach.
    .file = Plik PGN
    .show = Pokaż zawartość
    .moves = Partie z tymi posunięciami (PGN)
    .moves-about = Wszystkie partie rund z tego pliku, z jego posunięciami oraz nazwiskami, numerami i wynikami tego turnieju.
    .keep = Zachowaj posunięcia do sprawozdania
    .keep-about = Posunięcia i czasy z tego pliku trafią do pakietu sprawozdania (games.pgn). To, co ludzie między nimi napisali, zostaje pominięte.
    .kept = Posunięcia są zachowane w { $kept } z { $games } partii.
    .kept-now =
        { $left ->
        [0] Posunięcia są zachowane.
        [one] Posunięcia są zachowane. { $left } partia z pliku nie należy do żadnej szachownicy albo ma inne kolory.
        [few] Posunięcia są zachowane. { $left } partie z pliku nie należą do żadnej szachownicy albo mają inne kolory.
       *[other] Posunięcia są zachowane. { $left } partii z pliku nie należy do żadnej szachownicy albo ma inne kolory.
    }
    .games = Partie z pliku
    .tick = Podaj
    .board = Szachownica
    .players = Białe – czarne
    .result = Wynik
    .what = Co z tym będzie
    .line = Wiersz
    .back = Wyniki
    .who = Taki plik wczytuje ten, kto wpisuje wyniki.
