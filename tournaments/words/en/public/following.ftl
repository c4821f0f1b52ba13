### Whom a phone follows.

Public-Following =
    .title = Whom I follow
    .federations = Federations
    .clubs = Clubs
    .players = Players: open a player’s page and tap “Follow”. All of it stays on this phone.
    .without-scripts = Here are all players by federation; to follow some of them takes a browser with scripts.
    .board = board { $board }
