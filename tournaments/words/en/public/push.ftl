### Messages to the phones of readers who asked for them. What is sent stands above another line, the
### player's name; the worker of the public pages shows it.

Public-PushSeat =
    .white = Round { $round }: board { $board }, White against { $opponent }
    .black = Round { $round }: board { $board }, Black against { $opponent }
    .white-again = Round { $round } was changed: board { $board }, White against { $opponent }
    .black-again = Round { $round } was changed: board { $board }, Black against { $opponent }

Public-PushResult = Round { $round }, board { $board }, result recorded: { $white } – { $black } { $result }
    .again = Round { $round }, board { $board }, result corrected: { $white } – { $black } { $result }

Public-PushBye =
    .pab = Round { $round }: the pairing-allocated bye, no game
    .half = Round { $round }: a half-point bye, no game
    .full = Round { $round }: a full-point bye, no game

Public-Push =
    .this-player = Send me messages about this player
    .these-players = Send me messages about these players
    .stop = Stop the messages
    .what = Board, colour and opponent when a round is published, and the result when it is recorded.
    .on = This phone gets messages: board, colour and opponent when a round is published, and the result when it is recorded.
    .insecure = Messages need a secure connection: this page was opened by http. Ask the arbiters for its address with https.
    .iphone = On an iPhone or iPad messages come to pages of the home screen alone: tap Share, then “Add to Home Screen”, and open the page from there.
    .unsupported = This browser takes no messages.
    .denied = This browser was told to take no messages from here. Its settings of this page (notifications) can allow them.
    .failed = The messages could not be arranged: the browser or this server did not answer. Try again later.
