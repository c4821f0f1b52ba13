### Announcements: the list of those that stand, and the form.

Console-Announcements =
    .title = Объявления
    .about = Их читают все: на телефонах, на экранах в зале, в JSON турнира. Срочные видны на каждой странице и на каждом экране.
    .make = Новое объявление
    .text = Текст
    .text-hint = Не более { $most } знаков. Текст публичный и остаётся в журнале и после отмены: не пишите имён без необходимости.
    .priority = Важность
    .normal = обычное: на первой странице
    .urgent-choice = срочное: на всех страницах и экранах
    .urgent = срочное
    .screen-choice = только на экранах, которые его показывают
    .screen = экраны в зале
    .until = До
    .until-hint = Тогда оно исчезнет само. Пусто: действует до отмены.
    .announce = Объявить
    .none = Объявлений нет
    .none-hint = Объявление главного арбитра или заместителя сразу видно на публичных страницах.
    .one = Объявление { $announcement }
    .over = истекло
    .erased = Текст удалён.
    .made = { $by }, { $at }.
    .holds-until = До { $until }.
    .take-back = Отменить
    .take-back-label = Отменить объявление { $announcement }
