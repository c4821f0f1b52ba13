### Списки заявок: что не так с файлом, что из него не взято и что он изменил бы.

ListProblem =
    .empty = Файл пуст.
    .not-text = Это не текстовый файл.
    .web-page = Это веб-страница, как бы файл ни назывался; сохраните его как XLSX или CSV.
    .old-excel = Это файл старого Excel (XLS); сохраните его как XLSX или CSV.
    .no-workbook = Это сжатый файл, но не книга XLSX.
    .unreadable-workbook = Эта книга не читается; сохраните её заново как XLSX.
    .workbook-too-large = Распакованная книга занимает { $bytes } байт; допустимо не больше { $most }.
    .no-such-line = Строка { $line } файла пуста, или её нет.
    .columns-twice = Только один столбец может быть каждым из этих: { $fields }.
    .in-columns = { NAME("ListColumn", $field) } (столбцы { $columns })
    .of-line = Строка { $line }: { $fault }
    .too-many-rows = Строк в списке: { $rows }; принимается не больше { $most }.
    .no-players = В списке есть заголовок, но нет игроков.
    .heading-names-no-name = В строке { $line } нет столбца с именем игрока (найдено: { $found }).
    .no-headings = В файле нет строки с заголовками: укажите, что в каждом столбце.
    .no-name-column = Нет столбца с именем игрока: он нужен, целиком или с фамилией.
    .stray-quote = Кавычка открывает ячейку, и ничто её не закрывает: кавычка внутри ячейки удваивается, а строка кончается внутри ячейки, только если вся ячейка в кавычках.
    .more-cells = Ячеек в строке: { $cells }, в заголовке: { $heading }.
    .double = { NAME("ListColumn", $field) }: то же, что в строке { $line }.

ListNote =
    .above-the-heading = Не прочитано как игроки, над заголовком: { $lines }.
    .above-the-list = Не прочитано как игроки, над списком: { $lines }.
    .below-the-players = Не прочитано как игроки, под списком: { $lines }.
    .line = строка { $line } «{ $text }»
    .more = ещё { $count }
    .remembered = Столбцы взяты те, что уже выбирались вручную для такого файла.
    .types = { $columns }: взяты только звания и женский пол, без возрастных групп.

ListPlace = столбец { $number }
    .headed = столбец { $number } ({ $heading })

FileLine = строка { $line }{ $tpn ->
        [0] { "" }
       *[other] , игрок { $tpn }
    }: { $text }
    .named = строка { $line }{ $tpn ->
        [0] { "" }
       *[other] , игрок { $tpn }
    }, { $name }: { $text }

# --- ячейки

CellProblem =
    .no-name = Нет имени.
    .long-name = В имени { $signs } знаков; принимается не больше { $most }.
    .no-line = { NAME("ListColumn", $field) }: { $fault }.
    .no-title = «{ $text }» — не звание ФИДЕ ({ $titles }).
    .no-federation = «{ $text }» — не код федерации из трёх букв.
    .no-rating = «{ $text }» — не рейтинг (от 0 до { $highest }).
    .no-k = «{ $text }» — не K (от 0 до { $highest }).
    .no-fide-id = «{ $text }» — не FIDE ID (до 11 цифр).
    .shortened = «{ $text }» — число, которое сократила электронная таблица; задайте там столбцу текстовый формат.
    .no-sex = «{ $text }» — не пол (m или w).
    .no-date = «{ $text }» — не дата (1998, 1998-04-30 или 30.4.1998).

CellNote =
    .left-out-of-name = «{ $text }» в имя не входит.
    .capitals = Слова заглавными буквами — фамилия: { $name }.
    .online-title = { $title } — звание для игры онлайн, оно не берётся.
    .converted = { $source } считается как { $rating }.
    .rating-mark = Пометка при рейтинге { $text } не берётся.
    .k-left-out = K { $k } не учитывается: рядом в списке нет рейтинга ФИДЕ.
    .born = Дата рождения «{ $text }» прочитана как { $date }.

# --- список рядом с заявками

ListPlan =
    .one-of-several = Это может быть каждая из заявок: { $entries }. Объедините их или укажите FIDE ID.
    .same-line = Строка { $line } — уже { $entry }.
    .entered-already = { $entry }: заявка уже есть; отметьте, что сделать.
    .entry = { $name } (заявка { $entry })
    .line = { $name } (строка { $line })
    .alike = { $entry }: { $grounds }
    .corrects-nothing = Ваша роль не исправляет заявок.
    .office-corrects-ratings = Рейтинги исправляет секретариат.
    .office-reinstates = В турнир возвращает секретариат.
    .office-withdraws = С турнира снимает секретариат.
    .withdrawn = снятие с турнира
    .playing = играет

ListTick =
    .line = строка { $line }
    .entry = заявка { $entry }, { $name }
    .late-entries = поздние заявки
    .no-late-entries = Поздних заявок нет.
    .not-on-the-list = Есть в турнире, нет в списке.
    .gone-or-known = Снятие, объединение или уже есть среди строк списка.
    .not-to-be-entered = Не вносить.
    .new = Новая заявка
    .parts = { $parts }.
    .as-on-the-list = { $field }: как в списке
    .change = { $field }: { $before } → { $after }
    .nothing = ничего
    .not-offered = { $field }: { $why }

NotOffered = Ничего не отмечено.
    .withdrawal = Заявку { $entry } здесь нельзя снять.
    .new-entry = Строку { $line } здесь нельзя внести как новую заявку.
    .change = Строка { $line }: такого изменения нет: { $fields }.
    .entered-anew = Строка { $line } вносится как новая; исправить ещё и заявку она не может.
