Shared-RoundPrint =
    .names = { $where ->
        [results] Lista na tablicę
       *[other] Według nazwisk
    }
    .boards = Według szachownic
    .standings = Klasyfikacja
    .crosstable = Tabela krzyżowa
    .progress = Przebieg
    .pictures = Wykresy
    .final = Klasyfikacja końcowa
    .slips = { $where ->
        [bar] Kartki z wynikami
       *[other] Kartki
    }
    .cards = Karty startowe
