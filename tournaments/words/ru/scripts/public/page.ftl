### What every public page says as it becomes newer, and a player's page.

Script-Follow =
    .asking = Подключение
    .live = Онлайн
    .polling = Каждые 15 с
    .lost = Не онлайн
    .live-again = Снова онлайн: новое появляется сразу.
    .polling-now = Уже не онлайн: новое появляется каждые 15 секунд.
    .out-of-date = Нет связи: состояние на { $time }, возможно, устарело.

Script-Page =
    .no-result-yet = результата пока нет
    .results = Внесено результатов: { $count } из { $boards }.
    .all-results = Внесены все результаты: { $boards }.
    .all-but-adjourned = Внесено результатов: { $count } из { $boards }; отложенных партий: { $adjourned }.
    .result = Доска { $board }: { $result }
    .new-results = новых результатов: { $count }
    .new = Новое: { $heading }
    .no-code = Код не удалось загрузить.
    .known-head = Есть ли ещё в журнале то, что указано на листе?
    .left = осталось { $time }
    .over = истёк
    .remember = Запомнить на этом телефоне
    .forget = Забыть на этом телефоне
