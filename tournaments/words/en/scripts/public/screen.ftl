### The screen in the hall.

Script-Screen =
    .page = page { $page }/{ $pages }
    .pause = Pause
    .go-on = Go on
