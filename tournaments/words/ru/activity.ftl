### Что произошло: по сообщению на событие, без точки в конце.

# --- места

About =
    .board = { $round }-й тур, доска { $board }
    .board-paired-anew = { $round }-й тур, доска с новой парой
    .round = { $name }-й тур
    .announcement = Объявление { $name }
    .screen = Экран { $name }
    .organiser = Картинки для экранов и дипломов
    .appeal = Апелляция { $name }
    .appeal-on = Апелляция { $name } ({ $place })

Seat = { $place }: { $player } ({ NAME("Colour", $colour) })
    .unknown = { $place }: { NAME("Colour", $colour) }

Colour =
    .w = белые
    .b = чёрные

Span = { $first } — { $last }

# --- подготовка

Event-TournamentCreated = Турнир создан: { $name }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }
    .instead = Открытый турнир остаётся. Ошибки в нём исправляются на странице «Настройки»; турнир, открытый по ошибке, остаётся без заявок.

Event-SettingsChanged = Настройки изменены
    .to = Настройки изменены: { $changes }

SettingChange = { $name }: { $was } → { $now }

Event-RegulationsChanged = Регламент изменён с { $round }-го тура: { $changes }
    .checked = Регламент изменён с { $round }-го тура: { $changes }; повторная проверка { $checked }-го тура: { $count ->
        [0] без отличий
        [one] { $count } доска была бы иной
        [few] { $count } доски были бы иными
        [many] { $count } досок были бы иными
       *[other] { $count } доски были бы иными
    }

Event-ProhibitedPairsSet =
    .none = Запрещённых пар больше нет{ $first ->
        [0] { "" }
       *[other] { " " }(с { $first }-го тура)
    }
    .set = Запрещённые пары заданы{ $first ->
        [0] { "" }
       *[other] { " " }с { $first }-го тура
    }: { $groups }

Event-ReportLinesImported = { $count ->
        [one] Сохранена { $count } строка ### из файла отчёта
        [few] Сохранены { $count } строки ### из файла отчёта
        [many] Сохранено { $count } строк ### из файла отчёта
       *[other] Сохранено { $count } строки ### из файла отчёта
    }
    .instead = Сведения файла о его турах остаются и входят в каждый отчёт этого турнира. Неверный файл отменяется целиком на странице «Действия», пока на нём ничего не основано.

Event-RatingListUsed = Рейтинги взяты из списка { $source ->
        [fide] ФИДЕ
       *[other] { $source }
    }, { NAME("RatingOf", $kind) }, { $period }
    .instead = Выберите другой лист на странице «Рейтинг-листы».
Event-ColumnsMapped = Столбцы списка выбраны вручную ({ $line ->
        [0] без строки заголовка
       *[other] заголовок в строке { $line }
    }): { $columns }
    .instead = Здесь сказано, как был прочитан список. Если неверно, отмените список на странице «Действия» и импортируйте его с другими столбцами.

Event-ReportTakenBack = Импортированный отчёт отменён вместе с заявками, турами и результатами
    .instead = Импортируйте отчёт снова на странице «Заявки»: его туры и результаты вернутся вместе с ним.

Event-VirtualPointsSet = Виртуальные очки заданы: { $lines }
    .none = Виртуальные очки больше не задаются вручную

Event-FideModeLeft = Выход из режима ФИДЕ с { $round }-го тура: { $reasons }
    .instead = Из режима ФИДЕ выходят навсегда: об этом говорит отчёт. То, из-за чего это случилось, исправляется в настройках.

VirtualPoints = { $points } в турах { $first }–{ $last }: { $players }

Event-ArbiterAppointed = Назначение: { $user } — { NAME("Role", $role) }
    .sector = Назначение: { $user } — { NAME("Role", $role) }, доски { $first }–{ $last ->
        [0] последняя
       *[other] { $last }
    }

Event-ArbiterDismissed = Назначение отменено: { $user }

Event-DeviceEnrolled = Подключено устройство: { $device } ({ $user })
    .instead = Отзовите доступ устройства на странице «Устройства»: сеанс на нём сразу закончится.

Event-DeviceRevoked = Доступ отозван: { $device }
    .of = Доступ отозван: { $device } ({ $user })
    .instead = Отозванное устройство не возвращается. Создайте на странице «Устройства» новый код и подключите его снова.

Event-DeviceReviewed = Проверено набранное на устройстве: { $device }
    .instead = Проверка завершена. Если один из результатов всё же неверен, исправьте его на странице «Результаты».

Role =
    .chief = главный арбитр
    .deputy = заместитель главного арбитра
    .pairing-officer = арбитр по жеребьёвке
    .sector = арбитр сектора
    .results = помощник по результатам
    .check-in = стол регистрации
    .read-only = только просмотр
    .system = сервер
    .player = игрок

Event-FestivalSet = Турнир фестиваля «{ $name }»{ $known ->
        [0] { "" }
       *[other] { " " }({ $where })
    }{ $order ->
        [0] { "" }
       *[other] , по порядку { $order }-й
    }

# --- заявки

Event-PlayerEntered = Заявка: { $entry }

Event-LateEntryAdmitted = Поздняя заявка: { $entry }, с { $round }-го тура

Event-EntryTakenBack = Заявка отменена: { $player }

Event-EntryRestored = Заявка возвращена: { $player }

Event-PlayerMovedAway = Перевод в другой турнир: { $player } → { $section }, заявка { $entry }
    .withdrawn = Перевод в другой турнир: { $player } → { $section }, заявка { $entry }; здесь снятие с { $round }-го тура

Event-PlayerMovedHere = Перевод сюда: { $player } ← { $section }, там заявка { $entry }
    .late = Перевод сюда: { $player } ← { $section }, там заявка { $entry }; с { $round }-го тура

Event-MoveTakenBack = Перевод отменён: { $player } → { $section }; снова играет здесь
    .there = Перевод отменён: { $player } ← { $section }; снова играет там
    .instead = Переведите игрока в другой турнир снова на его странице («Заявки»).

Event-PlayerCorrected = Данные исправлены: { $player }
    .instead = Откройте игрока на странице «Заявки» и исправьте данные; прежние видны в истории.

Event-RatingCorrected = Рейтинг исправлен: { $player }, { $was } → { $rating }
    .both = Рейтинги исправлены: { $player }, ФИДЕ { $fides }{ $fides_source ->
            [none] {""}
           *[other] {" "}({ $fides_source })
        }, национальный { $national }{ $national_source ->
            [none] {""}
           *[other] {" "}({ $national_source })
        }{ $k ->
            [0] {""}
           *[other] ; K в списке ФИДЕ: { $k }
        }
    .source = { $kind ->
            [national] { $player }: рейтинг { $rating } — национальный, не ФИДЕ
           *[elo] { $player }: рейтинг { $rating } — ФИДЕ
        }{ $source ->
            [none] {""}
           *[other] ; источник: { $source }
        }{ $k ->
            [0] {""}
           *[other] ; K в списке ФИДЕ: { $k }
        }

Event-EntriesMerged = Две заявки объединены: двойная заявка, { $player }

Event-EntriesSeparated = Объединение отменено: { $dropped } и { $kept } — снова две заявки

Event-EntriesToldApart = { $one } и { $other } — разные люди
    .instead = Если это всё же один человек, откройте на странице «Заявки» одну из заявок и объедините с ней другую («Двойная заявка?»).

Event-PlayerCheckedIn = На месте: { $player }

Event-PlayerCheckedOut = Отметка о прибытии снята: { $player }

Event-AbsenteeDecided = { $player }: неявка к { $round }-му туру — { $choice ->
        [open] решение снова открыто
        [excluded] без пары до регистрации
        [admitted] всё же включить в жеребьёвку
        [half-bye] бай ½ очка
       *[withdrawn] снятие с турнира
    }

Event-PlayerWithdrawn = { $player }: снятие с { $round }-го тура

Event-PlayerReinstated = { $player }: возвращение в турнир с { $round }-го тура

Event-PlayerExpelled = { $player }: исключение с { $round }-го тура

Event-ByeGranted = { $player }: { NAME("ByeName", $kind) } в { $round }-м туре

Event-ByeRevoked = { $player }: бай в { $round }-м туре отменён

ByeName =
    .zero = бай 0 очков
    .half = бай ½ очка
    .full = бай 1 очко

# --- номера

Event-InitialColourDrawn = Начальный цвет: { NAME("Colour", $colour) }, по жребию (число жребия { $seed })
    .by-hand = Начальный цвет: { NAME("Colour", $colour) }, задан вручную
    .instead = Жребий бросают один раз (C.04.3 5.1), и он остаётся в силе. Отдельный тур можно составить с другими цветами вручную на странице «Жеребьёвка».

Event-LotsDrawn = Жребий для турнирной таблицы после { $first }-го тура и следующих брошен (число жребия { $seed })
    .instead = Жребий бросают один раз, и он остаётся в силе. Что решает вместо него, определяет список дополнительных показателей: главный арбитр меняет его начиная с некоторого тура.

Event-PairingNumbersAssigned = Присвоены стартовые номера 1–{ $last }: { $cause ->
        [start] в начале турнира
        [correction] после исправления
        [late-entry] после поздней заявки
        [merge] после объединения
        [separation] после отмены объединения
       *[by-hand] по запросу
    }
    .instead = Номера следуют из рейтингов и званий: отмените то, что их сдвинуло, или исправьте рейтинг на странице игрока, затем присвойте номера заново на странице «Заявки» — до публикации 4-го тура (C.04.2 2.3).

Event-PairingNumbersFrozen = Стартовые номера закреплены: исправления их больше не меняют
    .instead = После публикации 4-го тура исправления не меняют номеров (C.04.2 2.3). Неверный рейтинг по-прежнему исправляется на странице игрока; номер остаётся.

# --- туры

Event-PairingRequested = Запрошена жеребьёвка { $round }-го тура
    .instead = Отбросьте начатое на странице «Жеребьёвка» и проведите жеребьёвку тура снова.

Event-RoundPaired = { $round }-й тур: жеребьёвка проведена ({ $system }), { $count ->
        [one] { $count } доска
        [few] { $count } доски
        [many] { $count } досок
       *[other] { $count } доски
    }{ $byes ->
        [0] { "" }
       *[other] , бай: { $pab }
    }
    .imported = { $round }-й тур импортирован: { $count ->
        [one] { $count } доска
        [few] { $count } доски
        [many] { $count } досок
       *[other] { $count } доски
    }{ $byes ->
        [0] { "" }
       *[other] , бай: { $pab }
    }
    .instead = Отбросьте начатое на странице «Жеребьёвка» и проведите жеребьёвку тура снова.

Event-PairingFailed = Жеребьёвка { $round }-го тура не удалась: { $why }
    .instead = Исправьте на странице «Жеребьёвка» то, что там названо, и проведите жеребьёвку тура снова.

Event-PairingDiscarded = Жеребьёвка { $round }-го тура отброшена
    .instead = Проведите жеребьёвку тура снова на странице «Жеребьёвка».

Event-RoundPublished = { $round }-й тур опубликован
    .instead = Опубликованная жеребьёвка остаётся в силе (C.04.2 4.4). Пока тур идёт, доски можно изменить на странице «Жеребьёвка» по одному из оснований, названных в этой статье.

Event-PublishedPairingsChanged = Опубликованные пары { $round }-го тура изменены, основание: { NAME("GroundClause", $ground) } ({ $article }): { $places }
    .back = Изменение №{ $change } в { $round }-м туре отменено: { $places }

PairChanged =
    .board = доска { $board }: { $white } – { $black }
    .apart = { $pair }: пара разделена
    .together = { $pair }: новая пара
    .bye = бай: { $player }
    .no-bye = без бая
    .not-paired = без пары: { $players }

Event-PlayersRequestRefused = { $round }-й тур: просьба отклонена — { NAME("AnswerClause", $kind) } ({ $article }). Просьбу подаёт: { $players }
    .instead = Отказ остаётся в записях и ничего не изменил. Если просьбу игроков всё же выполняют, измените доски на странице «Жеребьёвка».

Event-RoundClosed = { $round }-й тур закрыт

Event-RoundReopened = { $round }-й тур снова открыт

Event-ManualPairingBegun = Начата ручная жеребьёвка { $round }-го тура
    .instead = Пока идёт ручная жеребьёвка тура, на странице «Жеребьёвка» поменяйте доски ещё раз или отбросьте ручную жеребьёвку; тогда снова действует ответ программы.

Event-ManualPairingChanged = { $round }-й тур вручную: { $changes }
    .instead = Пока идёт ручная жеребьёвка тура, на странице «Жеребьёвка» поменяйте доски ещё раз или отбросьте ручную жеребьёвку; тогда снова действует ответ программы.

Event-ManualPairingDiscarded = Ручная жеребьёвка { $round }-го тура отброшена; действует черновик программы
    .instead = Начните ручную жеребьёвку тура снова на странице «Жеребьёвка».
    .sheet = Ручная жеребьёвка { $round }-го тура отброшена; допустимой жеребьёвки нет

Event-RoundPairedManually = { $round }-й тур: жеребьёвка проведена вручную, отличие от программы — { $count ->
        [one] { $count } доска
        [few] { $count } доски
        [many] { $count } досок
       *[other] { $count } доски
    }: { $old } → { $new }{ $byes ->
        [0] { "" }
       *[other] ; бай: { $pab }
    }
    .instead = Отбросьте начатое на странице «Жеребьёвка» и проведите жеребьёвку тура снова.
    .from-nothing = { $round }-й тур: жеребьёвка проведена вручную с пустого листа, допустимой нет: { $new }{ $byes ->
        [0] { "" }
       *[other] ; бай: { $pab }
    }

Event-PairingDeadlineSet = { $round }-й тур: срок жеребьёвки { $until }
    .regulations = { $round }-й тур: срок жеребьёвки по регламенту

Event-LastCallAnnounced = { $round }-й тур: последний срок исправлений до { $until }

Event-LastCallCancelled = { $round }-й тур: последний срок исправлений отменён

Event-AnnouncementMade = Объявление { $announcement }{ $priority ->
        [urgent] , срочное
        [screen] , только для экранов в зале
       *[normal] { "" }
    }
    .until = Объявление { $announcement }{ $priority ->
        [urgent] , срочное
        [screen] , только для экранов в зале
       *[normal] { "" }
    }, до { $until }

Event-AnnouncementTakenBack = Объявление { $announcement } отменено
    .instead = Сделайте его снова с тем же текстом на странице «Объявления».

Event-ScreenSet = Экран { $screen } показывает: { $plan }
    .taken-away = Экран { $screen } убран

ScreenPlan = { $kinds }, { $seconds } с на страницу
    .part = { $kinds }, часть { $part } из { $parts }, { $seconds } с на страницу
    .letters = { $kind } { $letters }
    .by-rows = { $shown }, дольше на странице с большим числом строк
    .language = { $shown }; язык: { $language }

# --- партии

Event-ResultEntered = { $place }: внесено { $result }

Event-ForfeitDeclared = { $place }: объявлено техническое поражение { $result }
    .double = { $place }: объявлено обоюдное техническое поражение { $result }

Event-ResultConfirmed = { $place }: подтверждено { $result }
    .instead = Подтверждение не меняет результата. Если результат неверен, исправьте его на странице «Результаты»: подтверждение тогда теряет силу.

Event-ResultCorrected = { $place }: исправление { $was } → { $result }
    .forfeit = { $place }: техническое поражение { $was } → { $result }

Event-RatedResultCorrected = { $place }: для обсчёта { $was } → { $result }; засчитанный результат остаётся (C.04.2 4.3)

Event-PublicRatingsChanged = { $place }: вместе с этим меняются и публичные изменения рейтинга
    .instead = Отмените исправление, сделанное перед этим событием, на странице «Действия».

Event-ColoursCorrected = { $place }: цвета были { $how ->
        [reversed] обратные
       *[as-paired] как в жеребьёвке
    }
    .report-alone = { $place }: цвета были { $how ->
        [reversed] обратные
       *[as-paired] как в жеребьёвке
    }, только для отчёта (C.04.2 4.3)

Event-ResultCleared = { $place }: результат { $result } очищен
    .instead = Внесите результат этой доски снова на странице «Результаты».

Event-GameAdjourned = { $place }: партия отложена

Event-AdjournedGameFinished = { $place }: отложенная партия доиграна, { $result }

Event-AdjournmentTakenBack = { $place }: откладывание отменено

Event-ConflictRaised = { $place }: расхождение, действует { $standing }, указано { $claimed }
    .nothing = { $place }: расхождение, результата нет, указано { $claimed }
    .instead = Указанный результат не отменяют, а разрешают расхождение: на странице «Результаты», на этой доске.

Event-ConflictResolved = { $place }: расхождение разрешено
    .instead = Расхождения больше нет. Если принятый результат неверен, исправьте его на странице «Результаты».

Event-LateCorrectionAdmitted = { $place }: исправление принято после срока { $deadline }
    .instead = Это часть исправления, записанного сразу после: отмените его.

Event-PlayerReported = { $seat } — сообщение игрока: { $result }
    .instead = Это слова игрока, результата они не меняют. Игрок может сообщить снова с листка; арбитр вносит или исправляет результат на странице «Результаты».

Event-FileReported = { $place }: в файле электронных досок { $result }
    .taken-back = { $place }: сообщение файла электронных досок отменено ({ $was })

Event-ReportsSettled = { $place }: сообщения игроков просмотрены, остаётся { $result }
    .instead = Если результат всё же неверен, исправьте его на странице «Результаты».

Event-ClocksStarted = { $round }-й тур: часы пущены ({ $at }), допустимое опоздание { $minutes } мин
    .instead = Укажите на странице «Начало тура», когда были пущены часы тура.

Event-SeatFoundEmpty = { $seat } — нет за доской

Event-SeatTaken = { $seat } — теперь за доской

Event-AbsenceExplained = { $player }: отсутствие в { $round }-м туре по уважительной причине, остаётся
    .instead = Если игрок всё же не остаётся, снимите его на его странице («Заявки»).

Event-BoardDecided =
    .stands = { $place }: решение — действует { $result }{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; время: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; свидетели: { $witnesses }
    }
    .counts = { $place }: решение — засчитывается { $result }{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; время: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; свидетели: { $witnesses }
    }
    .nothing-stands = { $place }: решение — ни один результат не действует{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; время: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; свидетели: { $witnesses }
    }
    .nothing-counts = { $place }: решение — ни один результат не засчитывается{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; время: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; свидетели: { $witnesses }
    }
    .instead = Решение главного арбитра заменяется следующим: решите о доске заново на странице «Результаты».

NoteKind =
    .restarted = новая партия с правильными цветами (Правила 7.3)
    .other = заметка

Event-BoardNoted = { $kind ->
        [seen] { $place }: игра идёт, { $at }
        [restarted] { $place }: новая партия с правильными цветами (Правила 7.3), { $at }
       *[other] { $place }: заметка, { $at }
    }
    .instead = Заметка остаётся. Добавьте к доске другую, верную.

# --- апелляции, фото, удаление данных

Event-AppealsCommitteeSet = Апелляционный комитет: { $members }
    .nobody = Апелляционного комитета больше нет

CommitteeMember =
    .reserve = запасной

Event-AppealFiled = { $place }: апелляция { $appeal }, подаёт { $player }
    .late = { $place }: апелляция { $appeal }, подаёт { $player }; принята с опозданием ({ NAME("LateCause", $cause) })

LateCause =
    .told-late = решение объявлено поздно
    .hindered = игрок не имел возможности
    .arbiters-fault = по вине арбитров
    .regulations = это разрешает регламент

Event-AppealDecided = { $place }: апелляция { $appeal } { NAME("AppealVerdict", $verdict) }
    .instead = Решение не отменяется. Что оно изменило на доске, исправляется там же, на странице «Результаты»; новая апелляция подаётся на странице «Апелляции».

Event-AttachmentAdded = { $place }: добавлено фото ({ $kilobytes } КБ)
    .instead = Фото остаётся при том, что на нём показано. Оно удаляется вместе с персональными данными того, кто на нём есть: на странице игрока, «Удалить персональные данные».

Event-MovesKept =
    { $games ->
        [one] Сохранены ходы { $games } партии ({ $kilobytes } КБ)
        [few] Сохранены ходы { $games } партий ({ $kilobytes } КБ)
        [many] Сохранены ходы { $games } партий ({ $kilobytes } КБ)
       *[other] Сохранены ходы { $games } партий ({ $kilobytes } КБ)
    }
    .instead = Пришлите правильный файл: у каждой партии действуют ходы, пришедшие последними.

Event-ReportMade = Отчёт { $number } для федерации составлен на событие { $base }
    .instead = Составленный отчёт остаётся в записях. Составьте следующий и укажите причину.

Event-LeadershipTaken = Отсюда ведёт второй компьютер (переход { $epoch }, решение: { $user })
    .instead = Переход остаётся в записях. Другой компьютер может следовать и в свою очередь взять управление.

Event-PersonErased = Персональные данные удалены: { $player } ({ NAME("ErasureGround", $ground) })
    .texts = Персональные данные удалены: { $player }; вместе с ними { $texts ->
        [one] { $texts } текст
        [few] { $texts } текста
        [many] { $texts } текстов
       *[other] { $texts } текста
    } ({ NAME("ErasureGround", $ground) })
    .photos = Персональные данные удалены: { $player }; вместе с ними { $photos } фото ({ NAME("ErasureGround", $ground) })
    .texts-and-photos = Персональные данные удалены: { $player }; вместе с ними { $texts ->
        [one] { $texts } текст
        [few] { $texts } текста
        [many] { $texts } текстов
       *[other] { $texts } текста
    } и { $photos } фото ({ NAME("ErasureGround", $ground) })
    .instead = Удалённое не восстановить. Если игрок ещё играет, внесите его данные заново, новой заявкой.

Event-MemberErased = Имя члена комитета { $member } удалено ({ $why })
    .texts = Имя члена комитета { $member } удалено; вместе с ним { $texts ->
        [one] { $texts } текст
        [few] { $texts } текста
        [many] { $texts } текстов
       *[other] { $texts } текста
    } ({ $why })
    .instead = Удалённое не восстановить. Кто снова входит в комитет, указывается заново на странице «Апелляции».

ErasureGround =
    .own-request = по просьбе игрока
    .guardians-request = по просьбе родителя или опекуна
    .time-is-up = срок хранения истёк
    .entered-by-mistake = внесены по ошибке

ErasureGroundOfMember =
    .own-request = по просьбе члена комитета
    .time-is-up = срок хранения истёк
    .entered-by-mistake = имя внесено по ошибке

# --- конец и отказы

Event-TournamentClosed = Турнир закрыт

Event-TournamentReopened = Турнир снова открыт

Event-RequestRefused = Отказано: { $wanted } ({ $why })
    .instead = Отказ остаётся в записях и ничего не изменил. Запросите снова, или пусть запросит тот, чья роль это позволяет.

Event-RequestRefusedAgain = Снова отказано: { $wanted } ({ $why }), { $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }, начиная с № { $since }
    .many = Отказано: слишком много разных запросов, чтобы перечислить каждый; ещё { $times }
    .instead = Отказ остаётся в записях и ничего не изменил. Запросите снова, или пусть запросит тот, чья роль это позволяет.

WhyRefused =
    .NotPermitted = роль этого не позволяет
    .OutsideSector = доска не в секторе арбитра
    .NotYourDevice = чужое устройство
    .DeviceRevoked = доступ устройства отозван
    .NotOnADevice = нужен вход по паролю, а не устройство, подключённое по коду
    .ClaimantMayNotResolve = расхождение разрешает не тот, кто указал один из результатов
    .RoundAlreadyPublished = тур уже опубликован
    .CorrectionTooLate = для исправления слишком поздно
    .CorrectionDeadlineOver = срок исправлений истёк
    .NumbersFrozen = стартовые номера закреплены
    .HalfByesUsedUp = все баи ½ очка использованы
    .HalfByeTooLate = так поздно баи ½ очка не дают
    .AppealTooLate = апелляция подана слишком поздно
    .MemberIsParty = член комитета — заинтересованное лицо
    .GroundNotMet = основание для изменения не выполнено
    .GroundNotYours = это основание не для этой роли
    .NotTheSmallestChange = хватило бы меньшего изменения
    .AgreementMissing = нет согласия игроков
    .ChangeIllegal = изменение нарушает правило жеребьёвки
    .ColoursOfNoArticle = ни одна статья не даёт таких цветов
    .ManualPairingIllegal = ручная жеребьёвка нарушает правило

Event-PrizeFundSet = Призы заданы: { $count ->
        [one] { $count } список
        [few] { $count } списка
        [many] { $count } списков
       *[other] { $count } списка
    }, всего { MONEY($money) } { $currency }
    .none = Призов больше нет

Event-PrizeChoiceRecorded =
    .chosen = { $player }: приз из списка { $list }{ $away ->
            [1] , на награждении не присутствует
           *[0] { "" }
        }
    .away = { $player }: на награждении не присутствует
    .by-rule = { $player }: приз по правилу, на награждении присутствует

Event-PublicPrizesChanged = Вместе с этим меняется публичная страница призов
    .instead = Отмените то, что её изменило, — событие перед этим, на странице «Действия».

Event-RankingsAnnounced = Объявлены зачёты в турнирной таблице: { $names }
    .none = Зачётов в турнирной таблице больше нет

Event-DirectTitlesSet = Введена таблица прямых званий ({ $edition }): { $count ->
        [one] { $count } строка
        [few] { $count } строки
        [many] { $count } строк
       *[other] { $count } строки
    }
    .none = Таблицы прямых званий больше нет

# --- what was asked for, where it is refused: each command by its code

Command =
    .add-attachment = добавить фото
    .keep-moves = сохранить ходы
    .adjourn-again = снова отложить партию
    .adjourn-game = отложить партию
    .adjourn-games = отложить партии
    .admit-moved-player = принять игрока из другого турнира
    .announce-last-call = объявить последний срок исправлений
    .announce-rankings = объявить отдельные зачёты
    .appoint-arbiter = назначить арбитра
    .assign-pairing-numbers = присвоить стартовые номера
    .begin-manual-pairing = начать ручную жеребьёвку
    .cancel-last-call = отменить последний срок исправлений
    .change-manual-pairing = изменить ручную жеребьёвку
    .change-published-pairings = изменить опубликованные пары
    .change-regulations = изменить регламент
    .change-settings = изменить настройки
    .check-in = отметить прибытие
    .check-out = отменить отметку о прибытии
    .clear-result = очистить результат
    .clear-results = очистить результаты
    .close-device-review = закончить проверку устройства
    .close-round = закрыть тур
    .close-tournament = закрыть турнир
    .confirm-result = подтвердить результат
    .correct-colours = исправить цвета
    .correct-player = исправить данные игрока
    .correct-rating = исправить рейтинг
    .correct-result = исправить результат
    .create-tournament = создать турнир
    .decide-absentees = решить, кто из неприбывших играет
    .decide-appeal = решить по апелляции
    .decide-board = принять решение о доске
    .declare-forfeits = засчитать технические поражения
    .discard-manual-pairing = отбросить ручную жеребьёвку
    .discard-pairing = отбросить жеребьёвку
    .dismiss-arbiter = отменить назначение арбитра
    .draw-lots = провести жребий
    .end-manual-pairing = завершить ручную жеребьёвку
    .enrol-device = подключить устройство
    .enter-player = добавить игрока
    .enter-result = внести результат
    .erase-member = удалить данные члена комитета
    .erase-person = удалить персональные данные
    .expel-player = исключить игрока
    .explain-absence = признать причину отсутствия уважительной
    .file-appeal = подать апелляцию
    .grant-bye = предоставить бай
    .import-report-lines = загрузить строки отчёта
    .import-round = загрузить тур
    .make-announcement = сделать объявление
    .make-report = составить отчёт для федерации
    .map-columns = указать столбцы списка
    .merge-doubles = объединить двойные заявки
    .merge-entries = объединить заявки
    .move-player-away = перевести игрока в другой турнир
    .note-board = сделать заметку к доске
    .note-empty-seat = отметить пустое место
    .note-taken-seat = отметить занятое место
    .publish-round = опубликовать тур
    .record-pairing = записать результат жеребьёвки
    .record-pairing-failure = записать неудачу жеребьёвки
    .record-prize-choice = записать выбор приза
    .record-takeover = записать переход
    .refuse-request = отклонить просьбу
    .reinstate-player = вернуть игрока в турнир
    .reopen-round = снова открыть тур
    .reopen-tournament = снова открыть турнир
    .report-from-file = принять сообщение из файла досок
    .report-result = сообщить результат
    .request-pairing = провести жеребьёвку
    .resolve-conflict = разрешить расхождение
    .restore-entry = вернуть заявку
    .restore-results = вернуть результаты
    .revoke-bye = отменить бай
    .revoke-device = отозвать доступ устройства
    .separate-entries = отменить объединение заявок
    .set-appeals-committee = назначить апелляционный комитет
    .set-direct-titles = ввести таблицу прямых званий
    .set-festival = изменить фестиваль
    .set-pairing-deadline = установить срок жеребьёвки
    .set-prize-fund = установить призовой фонд
    .set-prohibited-pairs = задать запрещённые пары
    .set-screen = настроить экран в зале
    .set-virtual-points = задать виртуальные очки
    .settle-reports = рассмотреть сообщения игроков
    .start-clocks = пустить часы
    .start-tournament = начать турнир
    .take-back-adjournment = отменить откладывание партии
    .take-back-announcement = отозвать объявление
    .take-back-entry = отменить заявку
    .take-back-move = отменить перевод между турнирами
    .take-back-pairing-change = отменить изменение опубликованных пар
    .tell-entries-apart = признать заявки разными людьми
    .undo-batch = отменить пакет изменений
    .use-rating-list = выбрать рейтинг-лист
    .withdraw-player = снять игрока с турнира
    .withdraw-players = снять нескольких игроков с турнира

RequestWanted = { ACT($command) }
