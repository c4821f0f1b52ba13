Console-Rankings =
    .title = Dílčí pořadí
    .about = Ženy, mládež, ratingové skupiny, federace, kluby nebo vybraní hráči; a federace či kluby jako družstva. Řadí se vždy podle celkového pořadí. Nejlépe vyhlásit před 1. kolem.
    .announced = 1. kolo je zveřejněno: vyhlášené by mělo zůstat. Hlavní rozhodčí to ještě může změnit, s důvodem, který zůstane v deníku.
    .not-yours = Dílčí pořadí vyhlašuje hlavní rozhodčí a jeho zástupce.
    .not-yours-now = Od 1. kola mění dílčí pořadí už jen hlavní rozhodčí.
    .add = Přidat dílčí pořadí
    .save = Vyhlásit dílčí pořadí

Console-RankingFields =
    .title = Dílčí pořadí
    .remove = Odebrat toto pořadí
    .name = Název (prázdné: podle toho, komu je určeno)
    .by = Řadí se
    .best = Započítaní hráči družstva
    .whole-teams = Družstva s menším počtem hráčů se neřadí
    .public = Na veřejných stránkách: je vidět, kdo v pořadí je, tedy i kdo je žena, junior, člen klubu

Console-Within =
    .of = Které pořadí
    .whole = Celkové pořadí
    .set-up = Dílčí pořadí…
    .place = Místo
    .rank = Poř.
    .rank-in-whole = Místo v celkovém pořadí
    .team = Družstvo
    .points = Body
    .ranks = Součet
    .ranks-about = Součet pořadí započítaných hráčů
    .players = Započítaní hráči
    .of-size = { $count } z { $size }
    .nobody = V tomto pořadí nikdo není.
    .print = Vytisknout
    .player-line = { $rank }. { $player }, { $points }

Console-WhatIf =
    .title = Co kdyby…?
    .link = Co kdyby…?
    .about = Nic z toho se nezapisuje ani nezveřejňuje. Předpokládané výsledky se počítají, jako by byly zapsány; nedohrané partie se nezapočítávají.
    .supposed = Předpoklad
    .board = Šachovnice { $board }: { $white } – { $black }
    .as-it-is = jak je: { $result }
    .open = bez výsledku
    .another = Další šachovnice
    .others-open = { $count ->
            [one] Bez výsledku je ještě { $count } šachovnice: uveďte ji zde.
            [few] Bez výsledku jsou ještě { $count } šachovnice: uveďte je zde.
           *[other] Bez výsledku je ještě { $count } šachovnic: uveďte je zde.
        }
    .show = Zobrazit
    .reset = Bez předpokladů
    .no-round = Před zveřejněním 1. kola není co předpokládat.
    .nothing-supposed = Vyberte výsledek na jedné nebo více šachovnicích.
    .nobody-moves = Nikomu by se nezměnilo pořadí ani body.
    .still-open = { $count ->
            [0] Žádná partie by už nezbývala.
            [one] Zbývala by ještě { $count } partie.
            [few] Zbývaly by ještě { $count } partie.
           *[other] Zbývalo by ještě { $count } partií.
        }
    .moves = Kdo by se posunul
    .moving = { $count ->
            [one] Posunul by se { $count } hráč
            [few] Posunuli by se { $count } hráči
           *[other] Posunulo by se { $count } hráčů
        }
    .rank = Nyní
    .new-rank = Nově
    .change = Změna
    .up = o { $ranks } výš
    .down = o { $ranks } níž
    .same = beze změny
    .player = Hráč
    .points = Body
    .new-points = Nově bodů
    .prizes = Ceny, které by se změnily
    .no-prizes = Žádná cena by se nezměnila.
