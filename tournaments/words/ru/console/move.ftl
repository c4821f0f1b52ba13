### Moving a player to another section: what it would do in both is shown first.

Console-Move =
    .title = Перевести: { $name }
    .about = Заявка { $entry } турнира { $tournament }, перевод в другой турнир фестиваля { $event }. Одно действие в обоих турнирах: выполняются обе половины или ни одной.
    .no-other-section = В фестивале { $event } других турниров нет. Турниры одного фестиваля открываются с одним и тем же фестивалем.
    .back = Назад к игроку
    .section = Турнир
    .not-yours = { $section } (не ваш)
    .show = Показать последствия
    .not-now = Не сейчас
    .leaves = отсюда уходит: { $name }
    .comes = сюда приходит: { $name }
    .maybe-entered = Возможно, заявка там уже есть:
    .maybe-this = { $name }, заявка { $entry }: { $grounds }
    .missed = За каждый пропущенный там тур ({ $rounds })
    .missed-by-the-settings = По настройкам: { $points }
    .missed-half = Бай ½ очка
    .missed-full = Бай 1 очко (главный арбитр)
    .missed-zero = Бай 0 очков
    .byes = Баи, предоставленные здесь на будущие туры; отмеченные предоставляются и там
    .move = Перевод
    .reason = Причина
    .belongs = Относится к турниру { $section }
    .wrong-section = Заявлено не в тот турнир
    .asked = Просьба игрока
    .decision = Решение арбитра
    .what-travels = Имя, FIDE ID, дата рождения, федерация, клуб, контакт, звание и рейтинг переходят вместе с игроком. Перевод можно отменить в любом из турниров, обе половины сразу, до первой жеребьёвки игрока в турнире { $section }.
    .move-to = Перевести в { $section }
    .not-possible = Перевод невозможен: см. выше.

# Who may not.
Console-MayNotMove =
    .role = С вашей ролью в этом турнире нельзя переводить игроков в другой турнир.
