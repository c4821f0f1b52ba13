### What every printed sheet has, and the bar above the sheets.

Print-Base =
    .lists = Списки
    .console = Консоль
    .options = Порядок и бумага
    .pages-upright = { $count ->
        [one] { $count } страница A4, книжная
        [few] { $count } страницы A4, книжная
        [many] { $count } страниц A4, книжная
       *[other] { $count } страницы A4, книжная
    }
    .pages-across = { $count ->
        [one] { $count } страница A4, альбомная
        [few] { $count } страницы A4, альбомная
        [many] { $count } страниц A4, альбомная
       *[other] { $count } страницы A4, альбомная
    }
    .pages-a3 = { $count ->
        [one] { $count } страница A3, альбомная
        [few] { $count } страницы A3, альбомная
        [many] { $count } страниц A3, альбомная
       *[other] { $count } страницы A3, альбомная
    }
    .codes-withheld = Коды игроков печатаются только на листках тех досок, результаты которых вносите вы, и только после входа с паролем.
    .speak = Изменить
    .print = Напечатать
    .sheet = Страница { $number }
    .changed = * изменено, версия { $version }: { $boards }
    .live = онлайн на телефоне
    .version = Версия { $version } · { $at } · журнал { $head }
    .page-of = стр. { $number }/{ $of }
