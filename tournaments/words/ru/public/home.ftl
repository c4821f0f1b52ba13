### The first page: find me, and where the tournament stands.

Public-Home =
    .title = Найти себя
    .first-letters = Первые буквы имени
    .letters-hint = Достаточно двух-трёх букв, можно без «ё».
    .players-found = Найденные игроки
    .remembered = Сохранённые игроки
    .names-list = Найдите себя в списке по фамилиям
    .round-of = Тур { $round } { $of }
    .of = из { $rounds }
    .over = Турнир завершён. Спасибо за игру!
    .final-standings = Итоговая таблица
    .all-players = Все игроки: { $count }
    .boards = Доски
    .first-boards = Первые доски
    .all-boards = Все доски: { $count }
    .standings = Турнирная таблица
    .calendar = Туры для календаря

Public-Top =
    .title = { $round ->
        [0] Первые доски
       *[other] { $round }-й тур: первые доски
    }
    .link = Первые доски
    .boards = Доски
    .how-many = Сколько досок

Public-Missing =
    .title = Нет такой страницы
    .heading = Такой страницы нет
    .reason = Возможно, тур ещё не опубликован или у игрока другой номер.
    .find-me = Найти себя
    .names = Список по фамилиям

Public-NoPage =
    .no-such = Такого турнира, тура или игрока нет.
    .heading = Не найдено
    .reason = Такой страницы здесь нет.
    .tournaments = К турнирам
