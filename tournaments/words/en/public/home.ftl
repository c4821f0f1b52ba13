### The first page: find me, and where the tournament stands.

Public-Home =
    .title = Find me
    .first-letters = First letters of a name
    .letters-hint = Two or three letters do, with or without accents.
    .players-found = Players found
    .remembered = Remembered players
    .names-list = Look yourself up in the list of names
    .round-of = Round { $round } { $of }
    .of = of { $rounds }
    .over = The tournament is over. Thank you for playing!
    .final-standings = Final standings
    .all-players = All { $count } players
    .boards = Boards
    .first-boards = First boards
    .all-boards = All { $count } boards
    .standings = Standings
    .calendar = Rounds for a calendar

Public-Top =
    .title = { $round ->
        [0] Top boards
       *[other] Round { $round }: top boards
    }
    .link = Top boards
    .boards = Boards
    .how-many = How many boards

Public-Missing =
    .title = No such page
    .heading = There is no such page
    .reason = The round may not have been published, or the player may have been entered under another number.
    .find-me = Find me
    .names = List of names

Public-NoPage =
    .no-such = There is no such tournament, round or player.
    .heading = Not found
    .reason = There is no such page here.
    .tournaments = To the tournaments
