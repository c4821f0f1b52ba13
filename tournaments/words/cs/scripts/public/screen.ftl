Script-Screen =
    .page = strana { $page }/{ $pages }
    .pause = Pozastavit
    .go-on = Pokračovat
