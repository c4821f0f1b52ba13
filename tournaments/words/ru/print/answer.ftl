### The answer to a request that was refused.

Print-Answer =
    .title = Ответ на просьбу по { $round }-му туру
    .asked-by = Кто просит
    .board = Доска
    .request = Просьба
    .refused = Отказано
    .refused-by = { $at }, { $arbiter }
    .article = Статья
    .chief-arbiter = { $name }, главный арбитр
    .arbiter = Арбитр
