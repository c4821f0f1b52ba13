### The tournaments of this server.

Console-Home = Турниры
    .clock = { $clock } Установите время правильно: по нему идут записи в журнале и сроки.
    .new = Новый турнир
    .edit-event = Изменить фестиваль
    .none = Турниров пока нет
    .make-one = Создайте турнир, затем добавьте игроков вручную или из файла.
    .chief-makes-one = Турнир создаёт главный арбитр, он же назначает вас.

Console-HomeRow =
    .players = Игроков: { $count }
    .days = { $first } – { $last }
    .in-conflict = расхождения: { $count }
    .entries-open = приём заявок
    .closed = закрыт
    .round = тур { $round } из { $rounds }
    .missing = нет результатов: { $count }
    .public-page = публичная страница
