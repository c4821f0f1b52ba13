### Refusing what players ask about a published round. Reasons to choose from stand in one message, with |
### between them.

Console-RefuseRequest =
    .page = Отклонить просьбу, { $round }-й тур
    .title = Отклонить просьбу по { $round }-му туру
    .back = Назад к туру
    .not-yours = На просьбы отвечают арбитры, ведущие жеребьёвку.
    .label = Просьба по { $round }-му туру отклонена
    .confirm = Просьба и отказ записываются. Что говорят игроки?
    .reasons = Родственники|Один клуб или вместе едут|Не хотят играть с этим соперником
    .who = Кто просит
    .both = Оба игрока доски
    .pair = { $board }: { $white } и { $black }
    .one = Один игрок
    .board = По доске
    .no-board = не о конкретной доске
    .what = О чём просят
    .submit = Отклонить…
