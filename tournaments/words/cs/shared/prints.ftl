Shared-RoundPrint =
    .names = { $where ->
        [results] Vývěska
       *[other] Podle jmen
    }
    .boards = Podle šachovnic
    .standings = Pořadí
    .crosstable = Křížová tabulka
    .progress = Průběh
    .pictures = Grafy
    .final = Konečné pořadí
    .slips = { $where ->
        [bar] Lístky s výsledkem
       *[other] Lístky
    }
    .cards = Hráčské kartičky
