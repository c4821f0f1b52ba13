### What every public page says as it becomes newer, and a player's page.

Script-Follow =
    .asking = Подключение
    .live = Онлайн
    .polling = Каждые 15 с
    .lost = Не онлайн
    .copy = Копия, каждые 20 с
    .old = Старая копия
    .copy-out-of-date = Копия обновлена последний раз в { $since } ({ $ago }): это версия { $version }, состояние на { $time }, возможно, она устарела.
    .live-again = Снова онлайн: новое появляется сразу.
    .polling-now = Уже не онлайн: новое появляется каждые 15 секунд.
    .out-of-date = Нет связи с { $since } ({ $ago }): это версия { $version }, состояние на { $time }, возможно, она устарела.
    .newer-seen = На этом телефоне уже показывалась более новая версия { $version }.

Script-Ago =
    .minutes = { $count ->
        [0] только что
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минуты назад
    }
    .hours = { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часа назад
    }

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
    .begins-in = через { $time }
    .begins-soon = { $minutes ->
        [one] { $round }-й тур начнётся через { $minutes } минуту.
        [few] { $round }-й тур начнётся через { $minutes } минуты.
        [many] { $round }-й тур начнётся через { $minutes } минут.
       *[other] { $round }-й тур начнётся через { $minutes } минуты.
    }
    .begun = { $round }-й тур: время начала наступило.
    .remember = Запомнить на этом телефоне
    .forget = Забыть на этом телефоне

Script-Elsewhere =
    .led = Турнир сейчас показывается здесь:
    .may-be-led = Если это продлится, смотрите здесь:
