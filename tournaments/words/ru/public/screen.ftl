### The screen in the hall.

Public-Screen =
    .title = Экран в зале
    .welcome = Добро пожаловать
    .round = { $round }-й тур
    .standings = Таблица, { $round }-й тур
    .results = Новые результаты, { $round }-й тур
    .no-results = Результатов пока нет.
    .before = { $count ->
        [one] Здесь появятся пары 1-го тура. В списке { $count } игрок.
        [few] Здесь появятся пары 1-го тура. В списке { $count } игрока.
        [many] Здесь появятся пары 1-го тура. В списке { $count } игроков.
       *[other] Здесь появятся пары 1-го тура. В списке { $count } игрока.
    }
    .waiting = На консоли ещё не указано, что показывать на этом экране.
    .list = Список
    .size = Размер
    .size-auto = читается с 10 м
    .size-large = крупно, 10 м
    .size-medium = средне
    .size-of = { $lines } на экран
    .part = Часть
    .seconds = Секунды
    .colours = Цвета
    .dark = тёмные
    .light = светлые
    .pause = Пауза
    .public-page = Публичная страница

Public-ScreenKind =
    .name = Фамилия
    .board = Доска
    .results = Новые результаты
    .standings = Таблица
    .crosstable = Перекрёстная таблица
    .clock = Часы
    .announcements = Объявления
    .text = Текст
    .picture = Картинки
    .festival = Все турниры
