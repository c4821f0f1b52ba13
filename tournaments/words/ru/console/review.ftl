### Entries to look over: possible doubles side by side, and what looks wrong.

Console-Review = Проверка заявок
    .says = Заявки на проверку
    .nothing-stops = Ничто из этого не мешает жеребьёвке; объединяете и исправляете только вы.

Console-Doubles = Двойные заявки? { $count }
    .none = Заявок, похожих на одного и того же человека, нет.
    .sure = Несомненных: { $count } — совпадают FIDE ID и имя или имя и дата рождения, и ничто этому не противоречит.
    .which = Какие
    .merge = Заявка { $dropped }, { $dropped_name } → заявка { $kept }, { $kept_name }
    .merge-all = Объединить все { $count }…
    .merge-all-label = Объединено двойных заявок: { $count }
    .merge-all-yes = Объединить { $count }
    .merge-all-confirm = В каждой паре остаётся более ранняя заявка со своими именем, рейтингом и данными, если только сохранить можно лишь другую. Отметки о прибытии и баи переходят, обе истории сохраняются. В «Действиях» всё это можно отменить сразу.
    .pair = { $one } и { $other }

Console-DoubleSide =
    .entry = Заявка
    .number = { $entry }, номер { $number }
    .rating = Рейтинг
    .unrated = без рейтинга
    .federation = Федерация
    .born = Рождение
    .fide-id = FIDE ID
    .club = Клуб
    .byes = Баи
    .bye = Т{ $round } { $sign }
    .keep = Оставить эту…
    .keep-label = Оставить заявку { $entry }, { $name }…
    .merge-label = Объединить заявку { $dropped }, остаётся: { $name }
    .merge-yes = Объединить
    .merge-confirm = Заявка { $entry } остаётся со своими именем, рейтингом и данными. Заявка { $dropped } исчезает из жеребьёвки и таблицы; её отметка о прибытии и баи переходят, обе истории сохраняются. Это можно отменить.
    .two-people = Это разные люди
    .two-people-label = Заявки { $one } и { $other } — разные люди

Console-OddEntries = Что вызывает вопросы { $count }
    .none = Заявок, вызывающих вопросы, нет.
    .without-fide-id = Без FIDE ID заявок: { $count }, это большая часть списка; по одной они не перечислены. В отчёте обсчитываемого турнира нужны FIDE ID всех игроков.
    .paired = 1-й тур опубликован: исправление меняет номера до жеребьёвки 4-го тура (C.04.2 2.3).
    .not-paired = Лучше исправить до жеребьёвки 1-го тура: от этого зависят стартовые номера (C.04.2 2.1, 2.3).

Console-Merged = Объединено { $count }
    .take-back = Отменить…
    .take-back-label = Отменить объединение заявки { $entry }…

Console-ToldApart = Признаны разными людьми { $count }
    .pair = { $one_name } (заявка { $one }) и { $other_name } (заявка { $other })

# Before round 1 is paired.
Console-ReviewChecks =
    .doubles = { $count } { $count ->
        [one] пара заявок, возможно, от одного человека
        [few] пары заявок, возможно, от одного человека
        [many] пар заявок, возможно, от одного человека
       *[other] пары заявок, возможно, от одного человека
    }
    .odd = { $count } { $count ->
        [one] заявка вызывает вопросы
        [few] заявки вызывают вопросы
        [many] заявок вызывают вопросы
       *[other] заявки вызывают вопросы
    }
