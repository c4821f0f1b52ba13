BoardFile =
    .too-large = Plik ma { $bytes } bajtów; przyjmuje się najwyżej { $most }.
    .no-games = W pliku nie ma partii: w PGN nad każdą stoją wiersze takie jak [White "Nováková, Jana"].
    .no-moves = Nie ma w nim żadnej partii z posunięciami, która należy do szachownicy tego turnieju.
    .unclosed-comment = Komentarz zaczynający się w wierszu { $line } nie ma końca: może tu brakować partii po nim.
    .too-many-games = W pliku jest więcej partii niż { $most }; dalszych nie odczytano.
    .not-claimable = { $lines ->
        [0] Nic nie zaznaczono.
       *[other] Dla partii z tych wierszy pliku nie da się niczego zapisać: { $lines }.
    }
    .defective = Niczego nie zapisano: sprawdź oznaczone partie albo zaznacz inne.

BoardFileProblem =
    .unread = Wiersz { $line } nie jest znacznikiem, który da się odczytać.
    .no-round = Runda { $round } nie jest opublikowana.
    .no-board = W { $round }. rundzie nie ma szachownicy { $board }.
    .other-players = Przy szachownicy { $board } w { $round }. rundzie siedzą inni zawodnicy.
    .no-such-players = W { $round }. rundzie żadna partia nie ma tych dwóch zawodników.
    .ends-otherwise = Znacznik podaje { $result }, a posunięcia kończą się wynikiem { $ends }.
    .no-result = { $result } nie jest wynikiem szachownicy: wpisz go ręcznie.
    .colours = Szachownica { $board }: kolory są odwrotne; sprawdź to na miejscu, zanim cokolwiek wpiszesz.
    .twice = Ta sama partia co w wierszu { $line }.
