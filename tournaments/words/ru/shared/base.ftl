### What every page has.

Shared-Base =
    .skip = Перейти к содержанию
    .help = Справка
    .help-title = Справка: клавиши и руководство (?)
    .language = Язык
