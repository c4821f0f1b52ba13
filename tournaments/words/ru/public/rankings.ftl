### A ranking within the standings, on the public pages.

Public-Ranking =
    .place = Место
    .rank = Общее место
    .team = Команда
    .ranks = Сумма мест
    .player = { $rank }. { $player }, { $points }
    .nobody = В этом зачёте никого нет.
