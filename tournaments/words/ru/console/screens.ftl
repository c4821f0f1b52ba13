### Hall screens: what each shows, and whether it is there.

Console-Screens =
    .title = Экраны в зале
    .about = Откройте адрес экрана на нём самом один раз: дальше он показывает то, что указано здесь. Без сервера он хранит то, что есть, и сообщает об этом.
    .add = Добавить экран
    .name = Имя
    .name-hint = Строчные латинские буквы, цифры и дефисы, например: zal-a. Имя входит в адрес экрана.
    .lists = Списки, один за другим
    .list = Список { $place }
    .nothing = ничего
    .of-the-hall = язык зала
    .seconds = Секунд на страницу
    .show = Показать
    .set-label = Экран { $name }
    .none = Экранов нет
    .none-hint = У добавленного здесь экрана адрес не меняется.
    .not-heard = связи ещё не было
    .change = Изменить показ: { $name }
    .take-away = Убрать
    .take-away-label = Убрать экран { $name }

Console-ScreenSize =
    .auto = на 4 страницы
    .large = крупно
    .medium = средне
    .of-192 = 192
    .of-256 = 256
