### What every public page has.

Public-Base =
    .as-of = Состояние на
    .as-of-moment = Состояние на { $moment }
    .light-or-dark = Светлая или тёмная тема
    .pages = Страницы
    .for-arbiters = Для арбитров
    .version = Версия { $version }
    .head = Хеш конца журнала { $hash }
    .known-head = Есть ли в журнале хеш с листа?
    .entry-list = Стартовый список
    .hall-screen = Экран в зале

Public-Tabs =
    .home = Найти себя
    .pairings = Доски
    .names = Фамилии
    .standings = Таблица
    .prizes = Призы

Public-Round =
    .rounds = Туры
    .round = Тур
    .all-results = Внесены все результаты: { $boards }.
    .all-but-adjourned = Внесено результатов: { $count } из { $boards }; отложенных партий: { $adjourned }.
    .results = Внесено результатов: { $count } из { $boards }.
    .progress = Результаты { $round }-го тура
    .next = Пары { $round }-го тура появятся здесь сразу после публикации.
    .newer-paired = Опубликованы пары { $round }-го тура: смотрите там
    .changed-since = Изменено после первой публикации тура: { $boards }.
    .last-call = { $head } сообщите арбитру до { $time }
    .last-call-head = Последний срок исправлений, { $round }-й тур:

Public-Before =
    .first-round = { $head } сразу после публикации. Обновлять страницу не нужно.
    .first-round-head = Пары 1-го тура появятся здесь
    .players = { $count ->
        [one] В стартовом списке { $count } игрок
        [few] В стартовом списке { $count } игрока
        [many] В стартовом списке { $count } игроков
       *[other] В стартовом списке { $count } игрока
    }
    .nobody = Игроков пока нет.
