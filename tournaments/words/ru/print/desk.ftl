### What lies on desks and boards and is worn.

Print-Desk =
    .start-list = Стартовый список
    .check-in = Лист регистрации
    .badges = Бейджи
    .place-cards = { $round }-й тур
    .notebook = { $round }-й тур: блокнот арбитра
    .diplomas = Дипломы
    .diploma = Диплом
    .with-points = очки: { $points }, место { $rank }
    .place-and-day = Место и дата
    .chief = Главный арбитр
    .here = На месте
    .entry = Заявка
    .signature = Подпись
    .time = Время
    .notes = Заметки
    .link-start-list = Стартовый список
    .link-check-in = Лист регистрации
    .link-badges = Бейджи
    .link-place-cards = Таблички с именами
    .link-notebook = Блокнот
    .link-announcements = Объявления
