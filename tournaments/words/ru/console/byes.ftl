### Why somebody has no board in a round.

Console-Byes =
    .pab = бай по жеребьёвке
    .bye = { $kind ->
        [zero] бай 0 очков
        [half] бай ½ очка
        [full] бай 1 очко
       *[other] бай: { $kind }
    }
    .not-paired = без пары
