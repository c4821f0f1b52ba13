### Who is no arbiter of a tournament.

Console-NotYours =
    .page = Не ваш турнир
    .title = Вы не арбитр этого турнира
    .about = Назначить вас может главный арбитр в разделе «Настройки». До этого вы видите то же, что и все.
    .public-page = Публичная страница
    .all-tournaments = Все турниры
