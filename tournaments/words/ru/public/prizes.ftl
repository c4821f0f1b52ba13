### The prizes, on the public pages.

Public-Prizes =
    .title = Призы
    .announced = Кто получает какой приз, будет видно здесь, когда таблица станет итоговой.
    .doubtful = Таблица итоговая. Про некоторые призы уже нельзя сказать, кому они достались.
    .final-head = Итог
    .final-head-revision = Итог, редакция { $revision }
    .final = { $head }: кто получает какой приз.
    .fund = Всего { $money } { $currency }
    .place = { $place }-е место
    .places = Места { $first }–{ $last }, каждому
    .how = Нажмите на приз, чтобы увидеть, как он определён. Суммы указаны до вычета налога.
    .stands = Очки: { $points }, место { $rank }.
    .to-player = Туры игрока: { $player }
    .left = остаток: { $why }
    .of-player = { $list }, { $place }-е место
    .amount = { $money } { $currency }
