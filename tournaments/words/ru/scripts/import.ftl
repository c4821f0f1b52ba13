### A file is read, looked over and entered.

Script-ColumnName =
    .leave-out = не читать
    .name = имя
    .surname = фамилия
    .first_name = имя без фамилии
    .title = звание
    .womens_title = женское звание
    .fide_id = FIDE ID
    .federation = федерация
    .rating = рейтинг
    .rating_fide = рейтинг ФИДЕ
    .rating_national = национальный рейтинг
    .fides_k = K из списка ФИДЕ
    .birth_date = дата рождения
    .sex = пол
    .club = клуб
    .contact = контакт
    .type = тип (U10, F14)
    .group = группа
    .ingo = INGO
    .bcf = BCF

Script-Columns =
    .guess = Что в столбцах, нигде не указано. Они заполнены по виду содержимого: проверьте их, затем прочитайте список.
    .remembered = Как выбрано вручную для прежнего файла с такими заголовками.
    .hand = Как выбрано вручную.
    .headings = Как указано в заголовках. Если что-то неверно, выберите другое.
    .caption = Первые строки файла и содержимое каждого столбца
    .heading = Заголовок
    .read = Прочитать с этими столбцами
    .summary = Что в столбцах
    .first-lines = Первые строки файла
    .column = Столбец { $number }
    .line = строка { $line }
    .no-heading = в файле нет строки заголовков
    .twice = «{ $column }» может стоять только у одного столбца.
    .needed = Нужны имя или фамилия. Остальное можно не читать.

Script-Import =
    .reading = Читается файл…
    .recording = Запись…
    .late = { $count ->
        [one] { $count } поздняя заявка?
        [few] { $count } поздние заявки?
        [many] { $count } поздних заявок?
       *[other] { $count } поздней заявки?
    }
    .enter = Добавить
    .take-back = Отменить всё…
    .entries = Заявки
    .recorded = Записано: { $what }.
    .saw = { $what }: вы видели «{ $shown }», теперь «{ $now }»
    .event = № { $seq } { $text } ({ $name })
    .nothing-done = Ничего не сделано: с тех пор заявки изменились. Показан список в его нынешнем виде.
    .no-answer = Сервер не отвечает; попробуйте ещё раз. Дважды ничего не выполнится.
    .report = Отчёт: { $name }
    .list = Стартовый список
    .players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
    .rounds = { $count ->
        [one] { $count } тур
        [few] { $count } тура
        [many] { $count } туров
       *[other] { $count } тура
    }
    .games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
    .tally = { $players }, { $problems }
    .tally-with-games = { $players }, { $problems }, { $rounds }, { $games }
    .with-problems = с ошибками: { $count }
    .file-has-problems = в файле есть ошибки
    .no-problems = ошибок нет
    .no-heading = (без заголовка)
    .column = { $heading } → { $field }
    .columns = Столбцы: { $columns }
    .columns-and-ignored = Столбцы: { $columns }; не читаются: { $ignored }
    .encoded = { $words } ({ $encoding })
    .read = { $count ->
        [one] Прочитана { $count } строка, с ошибками: { $bad }.
        [few] Прочитаны { $count } строки, с ошибками: { $bad }.
        [many] Прочитано { $count } строк, с ошибками: { $bad }.
       *[other] Прочитано { $count } строки, с ошибками: { $bad }.
    }
    .enter-players = { $count ->
        [one] Добавить { $count } игрока
        [few] Добавить { $count } игроков
        [many] Добавить { $count } игроков
       *[other] Добавить { $count } игрока
    }
    .choose-first = Сначала выберите столбцы
    .mend-first = Сначала исправьте файл
    .do-ticked = Выполнить отмеченное: { $what }
    .nothing-ticked = Ничего не отмечено

Script-Plan =
    .known-by-fide-id = по FIDE ID
    .known-by-name-and-year = по имени и году рождения
    .known-by-name = только по имени
    .bad = Нужно исправить
    .bad-means = Они остаются здесь, пока не исправлены; остальным ждать их не нужно.
    .new = Новые
    .changed = Известные, с изменениями
    .changed-means = Пустая ячейка списка ничего не меняет.
    .gone = Не в списке
    .gone-means = Отмеченные снимаются с турнира.
    .part = { $title } { $count }
    .entered = добавлено: { $count }
    .corrected = { $count ->
        [one] исправлено { $count } поле
        [few] исправлено { $count } поля
        [many] исправлено { $count } полей
       *[other] исправлено { $count } поля
    }
    .withdrawn = снятие с турнира: { $count }
    .tick-all = Отметить все
    .tick-none = Снять все отметки
    .cell = { $field }, строка { $line }
    .bad-caption = Строки, которые нужно исправить
    .problems = Ошибки
    .new-caption = Новые игроки
    .enter = Добавить
    .line = Строка
    .federation = Фед.
    .rating = Рейт.
    .born = Рожд.
    .fide-id = FIDE ID
    .remarks = Примечания
    .entered-already = Заявка уже есть? { $grounds }
    .enter-player = Добавить: { $name }
    .changed-caption = Известные игроки с изменениями
    .entry = Заявка
    .changes = Изменения
    .known = { $entry }, { $by }
    .change = { $field }: { $before } → { $after }
    .nothing = ничего
    .another = Другой человек, добавить как нового: { $name }
    .same = Известны, как в списке: { $count }
    .same-line = Строка { $line }: { $who }
    .gone-caption = Заявки, которых нет в списке
    .withdraw = Снять
    .withdraw-player = Снять с турнира: { $name }

Script-Rows =
    .caption = Строки файла
    .what-happens = Что произойдёт
    .not-entered = не добавлено
    .entered = добавлено
    .no-name = (без имени)
