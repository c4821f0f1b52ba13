### Deadlines: the line of all pages, and what the pairing page sets.

Console-Deadlines =
    .last-call = Последний срок исправлений, { $round }-й тур
    .last-call-over = { $call }: истёк в { $time }
    .last-call-until = { $call }: до { $time }
    .pairing-deadline = Срок жеребьёвки { $round }-го тура истёк в { $time }:
    .unfinished = { $count ->
        [one] { $count } партия без результата, доски: { $boards }.
        [few] { $count } партии без результата, доски: { $boards }.
        [many] { $count } партий без результата, доски: { $boards }.
       *[other] { $count } партии без результата, доски: { $boards }.
    }
    .adjourn = { $count ->
        [one] Отложить её…
        [few] Отложить их…
        [many] Отложить их…
       *[other] Отложить их…
    }
    .officer-decides = Об откладывании решает арбитр по жеребьёвке.

Console-LastCall = Последний срок исправлений, { $round }-й тур
    .ended = Истёк в { $time }.
    .runs = Действует до { $time }.
    .what-it-means = Что сообщено до этого времени, учитывается в следующей жеребьёвке (C.04.2 4.3); более поздние исправления вносит главный арбитр. На публичных страницах и экранах в зале идёт обратный отсчёт.
    .minutes = Через сколько минут
    .announce = Объявить
    .move = Перенести срок
    .time-of-day = В определённое время
    .until = До
    .cancel = Отменить…
    .cancel-label = Отменить последний срок исправлений { $round }-го тура
    .cancel-confirm = Он исчезнет со всех страниц и экранов; исправления учитываются так, как будто он не объявлялся.

Console-PairingDeadline = Срок жеребьёвки { $round }-го тура
    .was-here = Был { $time }, назначен для этого тура.
    .is-here = { $time }, назначен для этого тура.
    .was-usual = Был { $time }, через { $minutes } мин после пуска часов.
    .is-usual = { $time }, через { $minutes } мин после пуска часов.
    .clocks-not-started = Через { $minutes } мин после пуска часов; часы ещё не пущены.
    .none = Не назначен.
    .what-it-means = Когда он истечёт, продолжающиеся партии будут предложены к откладыванию (C.04.2 3.1); без арбитра ничего не откладывается.
    .another = Другое время для этого тура
    .set = Назначить
    .as-in-regulations = По регламенту
    .as-in-regulations-label = Срок жеребьёвки { $round }-го тура по регламенту
