### Changes of ratings on paper.

Print-Ratings =
    .title = Changes of ratings after round { $round }
    .of-player = Rating of { $player } after round { $round }
