### Тур кругового турнира, рассказанный строкой таблицы Бергера.

Pairing-RoundRobin-Round =
    .row = Тур { $round } — строка { $row } таблицы Бергера на { $seats }.
    .second-cycle = Тур { $round } — строка { $row } таблицы Бергера на { $seats } с обратными цветами.
    .free = По таблице { $player } встречается с номером { $seats }, которого ни у кого нет, и свободен.

Pairing-RoundRobin-Board =
    .pair = В строке { $row } таблицы на { $seats } стоит { $one }–{ $other }: { $white } (белые), { $black } (чёрные).
    .again = Они встречались в туре { $round } с другими цветами.

# Почему двое не встречаются в туре: с кем играет каждый из них и когда они встречаются.
Pairing-RoundRobin-Meet =
    .now = В этом туре играют { $player } и { $opponent }.
    .free = { $player } в этом туре свободен.
    .scheduled = { $white } (белые) и { $black } встречаются в туре { $round }.
    .do = { $player } и { $opponent } в этом туре встречаются.
    .same-side = { $player } и { $opponent } — на одной стороне и никогда не встречаются.
