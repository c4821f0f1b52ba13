Console-Byes =
    .pab = volno z párování
    .bye = { $kind ->
        [zero] volno za 0 bodů
        [half] volno za ½ bodu
        [full] volno za 1 bod
       *[other] volno ({ $kind })
    }
    .not-paired = mimo párování
