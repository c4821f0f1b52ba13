Script-Following =
    .title = Obserwowani zawodnicy
    .nobody = Lista obserwowanych jest jeszcze pusta.
    .follow = Obserwuj
    .unfollow = Przestań obserwować
    .board = Szachownica
