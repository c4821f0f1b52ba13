### What every public page has.

Public-Base =
    .as-of = As of
    .as-of-moment = As of { $moment }
    .light-or-dark = Light or dark
    .pages = Pages
    .for-arbiters = For arbiters
    .version = Version { $version }
    .head = Head of the log { $hash }
    .known-head = Is a printed head in the log?
    .entry-list = Entry list
    .hall-screen = Hall screen

Public-Tabs =
    .home = Find me
    .pairings = Boards
    .names = Names
    .standings = Standings
    .prizes = Prizes

Public-Round =
    .rounds = Rounds
    .round = Round
    .all-results = All { $boards } results are in.
    .all-but-adjourned = { $count } of { $boards } results are in; { $adjourned ->
            [one] one game is adjourned
           *[other] { $adjourned } games are adjourned
        }.
    .results = { $count } of { $boards } results are in.
    .progress = Results of round { $round }
    .next = Round { $round } will appear here the moment it is published.
    .newer-paired = Round { $round } has been paired: look there
    .changed-since = Changed since the round was first published: { $boards }.
    .last-call = { $head } tell an arbiter until { $time }
    .last-call-head = Last call for corrections of round { $round }:

Public-Before =
    .first-round = { $head } the moment it is published. You need not reload.
    .first-round-head = Round 1 will appear here
    .players = { $count ->
        [one] { $count } player is on the entry list
       *[other] { $count } players are on the entry list
    }
    .nobody = Nobody has been entered so far.
