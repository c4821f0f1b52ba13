Shared-Crosstable =
    .name = Tabela krzyżowa
    .title = { $round ->
        [0] Tabela krzyżowa
       *[other] Tabela krzyżowa po { $round }. rundzie
    }
    .order = Kolejność
    .rank = M-ce
    .number = Nr
    .player = Zawodnik
    .round = Runda { $round }
    .points = Punkty
    .shared = miejsce wspólne z wierszem wyżej
    .out = już nie gra
    .how = Pod każdą rundą: numer przeciwnika, w (białe) lub b (czarne) i punkty. Dotknij komórki lub wskaż ją, aby zobaczyć, kto to był; dotknij ponownie, aby przejść do strony przeciwnika. Strzałki prowadzą od komórki do komórki.
    .how-by-table = Pod każdym numerem: wynik przeciwko temu zawodnikowi w kolejności partii; × to własny numer zawodnika. Wynik w nawiasie nikomu się nie liczy.
    .how-by-sides = Pod każdym numerem: wynik przeciwko temu zawodnikowi w kolejności partii; × to własna strona zawodnika. Wynik w nawiasie nikomu się nie liczy.
    .file = Tabela krzyżowa (CSV)

Shared-CrosstableOrder =
    .rank = Według miejsc
    .number = Według numerów

Shared-Sides = Strona A { $a } – { $b } strona B

Shared-Schedule =
    .name = Wszystkie rundy
    .how = Znane od losowania numerów. Białe stoją pierwsze; szachownice i wyniki są na stronie rundy, gdy zostanie opublikowana.
    .free = pauza

Shared-Progress =
    .name = Przebieg
    .title = { $round ->
        [0] Przebieg
       *[other] Przebieg po { $round }. rundzie
    }
    .how = Pod każdą rundą: punkty po tej rundzie, w nawiasie miejsce.
    .file = Przebieg (CSV)
