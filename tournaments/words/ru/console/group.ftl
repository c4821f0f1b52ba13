### Withdrawing a group of players as one batch.

Console-Group =
    .title = Снять группу
    .about = Один пакет с одной причиной; в «Действиях» его можно отменить целиком.
    .who-withdraws = Игроков снимают с турнира главный арбитр, заместители и арбитр по жеребьёвке.
    .find = Найти игрока
    .find-by = Имя, номер
    .federation = Федерация
    .all-federations = все
    .rated-from = Рейтинг от
    .rated-to = до
    .tick-shown = Отметить всех показанных
    .tick-none = Снять все отметки
    .unrated = без рейтинга
    .no-match = Игрок не найден.
    .withdraw-nobody = Никого не снимать
