### What several scripts say: buttons, reasons, and what becomes of something that was sent.

Script-Common =
    .arbiter-decision = Решение арбитра
    .board = Доска { $board }
    .cancel = Отмена
    .close = Закрыть
    .done-by-mistake = Сделано по ошибке
    .done-as-labelled = { $what }: записано.
    .kept = Сохранено на этом устройстве; уйдёт само.
    .logged-out = Вход закрыт; войдите на другой вкладке и попробуйте снова.
    .player = Игрок
    .read = Прочитано
    .recorded = Записано.
    .refused = Отказано.
    .see-above = Отказано: см. выше.
    .sending = Отправка…
    .take-back = Отменить
    .what-it-reaches = Последствия

# Whether a hall screen is there, on the page of screens.
Script-Screens =
    .shows = версия { $version }, { $width } × { $height }
    .page = { $kind }, страница { $page }/{ $pages }, { $shown }
    .behind = показывает версию { $version }; новейшая — { $newest }
    .silent = нет связи: последняя { $time }, версия { $version }
