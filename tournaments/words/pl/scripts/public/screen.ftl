Script-Screen =
    .page = strona { $page }/{ $pages }
    .pause = Wstrzymaj
    .go-on = Wznów
