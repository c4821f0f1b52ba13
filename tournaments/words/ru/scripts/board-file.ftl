### A PGN of the electronic boards is shown, and what is ticked is claimed.

Script-BoardFile =
    .reading = Читается файл…
    .recording = Результаты записываются на подтверждение…
    .read = { $count ->
        [one] Прочитана { $count } партия
        [few] Прочитаны { $count } партии
        [many] Прочитано { $count } партий
       *[other] Прочитано { $count } партии
    }, { $bad ->
        [0] ошибок нет
       *[other] с ошибками: { $bad }
    }.
    .claim = Взять { $result }: { $name }
    .stands = действует { $result }: будет вызван арбитр
    .kind = { $kind ->
        [same] уже указано
        [open] результата пока нет
       *[claim] будет показано у доски
    }
    .claim-ticked = { $count ->
        [0] Ничего не отмечено
        [one] Взять { $count } результат
        [few] Взять { $count } результата
        [many] Взять { $count } результатов
       *[other] Взять { $count } результата
    }
    .recorded = { $count ->
        [one] На подтверждение записан { $count } результат.
        [few] На подтверждение записано { $count } результата.
        [many] На подтверждение записано { $count } результатов.
       *[other] На подтверждение записано { $count } результата.
    }
    .boards = К доскам
