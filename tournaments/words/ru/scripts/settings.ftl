### Settings, regulations, a new tournament.

Script-NewTournament =
    .logged-out = Вход закрыт; войдите на другой вкладке и нажмите ещё раз.
    .no-answer = Сервер не отвечает. Нажмите ещё раз: турнир создастся только один раз.
    .reading = Читается отчёт…
    .import-another = Загрузить в него другой файл
    .made-but-empty = Турнир создан, но пуст: { $why }
    .report-refused = отчёт не принят.

Script-Regulations =
    .nothing-changed = Пока ничего не изменено.
    .title = Изменить регламент с { $round }-го тура?
    .published-stay = Опубликованные туры остаются как есть.
    .announced-wrongly = Объявлено неверно
    .schedule-changed = Изменилось расписание
    .chief-decision = Решение главного арбитра
    .change = Изменить
    .not-changed = Не изменено.
    .label = Регламент
    .changed = Регламент изменён.
    .see-above = Не изменено: см. выше.
    .again = { $round }-й тур, жеребьёвка которого проведена при числе туров { $was }, проверяется заново при числе туров { $rounds }; итог указан в отчёте.
    .rounds = Туров { $rounds } вместо { $was }?
    .second-time = После начала турнира число туров неизменно: поэтому вопрос задаётся второй раз.
    .yes = Да, туров: { $rounds }

Script-Settings =
    .not-saved = Не сохранено.
    .saved = Сохранено.
    .changed-meanwhile = Тем временем настройки изменены; обновите страницу, прежде чем сохранять.
    .label = Настройки
    .boards = Изменить номера досок?
    .needs-a-reason = Турнир начат: объявленное изменяется только с указанием причины.
    .save = Сохранить

Script-SettingsChanges =
    .unsaved = { $count ->
        [one] Ещё не сохранено: { $count } изменение
        [few] Ещё не сохранено: { $count } изменения
        [many] Ещё не сохранено: { $count } изменений
       *[other] Ещё не сохранено: { $count } изменения
    }
    .change = { $field }: { $before } → { $after }
    .nothing = ничего

Script-DirectTitles =
    .no-share = Введите долю до 100 %: 50, 66⅔ или 66,67.
