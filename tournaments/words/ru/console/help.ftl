### The guide.

Console-Help = Справка
    .sections = Разделы
    .no-such-page = Страницы { $page } в руководстве нет.
