### The screen in the hall.

Public-Screen =
    .title = Hall screen
    .welcome = Welcome
    .round = Round { $round }
    .standings = Standings, round { $round }
    .results = Newest results, round { $round }
    .no-results = No result has come in yet.
    .before = { $count ->
        [one] Round 1 will appear here. { $count } player entered.
       *[other] Round 1 will appear here. { $count } players entered.
    }
    .waiting = The console has not said yet what this screen shows.
    .list = List
    .size = Size
    .size-auto = to be read from 10 m
    .size-large = large, 10 m
    .size-medium = medium
    .size-of = { $lines } a screen
    .part = Part
    .seconds = Seconds
    .colours = Colours
    .dark = dark
    .light = light
    .pause = Pause
    .public-page = Public page

Public-ScreenKind =
    .name = Name
    .board = Board
    .results = Newest results
    .standings = Standings
    .crosstable = Crosstable
    .clock = Clock
    .announcements = Announcements
    .text = Text
    .picture = Pictures
    .festival = All sections
