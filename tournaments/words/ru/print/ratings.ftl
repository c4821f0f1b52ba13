### Changes of ratings on paper.

Print-Ratings =
    .title = Изменения рейтинга после { $round }-го тура
    .of-player = Рейтинг после { $round }-го тура: { $player }
