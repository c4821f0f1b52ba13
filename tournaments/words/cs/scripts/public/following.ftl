Script-Following =
    .title = Koho sleduji
    .nobody = Zatím zde nikoho nesledujete.
    .follow = Sledovat
    .unfollow = Přestat sledovat
    .board = Šachovnice
