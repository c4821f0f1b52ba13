### "Find me" on a public page, and the cards of the players that this phone remembers.

Script-Find =
    .letters-hint = Two or three letters do, with or without accents.
    .fetching = Fetching the list of names …
    .too-many = { $count } players: type one letter more.
    .players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .nobody = Nobody here is called “{ $name }”. { $link }
    .all-names = Look through all names
    .seat = Board { $board }, { $colour }
    .remembered = { $player } is remembered on this phone.
    .forgotten = { $player } is forgotten.
    .forget = Forget { $player }

Script-Card =
    .changed = { $player }: { $place }
    .player = Player { $number }
    .the-player = player { $number }
    .not-on-the-list = is not on the list of this tournament any more.
    .on-the-entry-list = On the entry list. Round 1 will appear here.
    .looking = Looking for the board …
    .without-a-board = Round { $round }: { $note }
    .board = Round { $round }, board
    .against = against { $opponent }
    .tally = { $amount ->
        [0.5] { $points } point, rank { $rank }
        [one] { $points } point, rank { $rank }
       *[other] { $points } points, rank { $rank }
    }
    .final-tally = { $amount ->
        [0.5] { $points } point, final rank { $rank }
        [one] { $points } point, final rank { $rank }
       *[other] { $points } points, final rank { $rank }
    }
    .next-round = Round { $round } will appear here

Script-Colour =
    .w = White
    .b = Black

# By the player's part of the result.
Script-Outcome =
    .open = No result yet
    .won = Won
    .drawn = Drawn
    .lost = Lost
    .won-by-forfeit = Won by forfeit
    .lost-by-forfeit = Lost by forfeit
