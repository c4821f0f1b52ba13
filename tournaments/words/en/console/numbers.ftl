### Pairing numbers that would be others by now.

Console-Numbers = Numbers differ from the order of C.04.2 2.2
    .corrected = A rating, a title or a name was corrected. { $count ->
        [one] { $count } player
       *[other] { $count } players
    } would get another number; until round 4 is paired that can be done (C.04.2 2.3).
    .who = Who gets which number
    .table = Numbers now and new
    .caption = Numbers now and as they would be given
    .now = Now
    .new = New
    .player = Player
    .rating = Rating
    .give = Give new numbers …
    .give-yes = Give new numbers
    .give-label = New pairing numbers
    .give-confirm = { $count ->
        [one] { $count } player
       *[other] { $count } players
    } get another number by rating, title and alphabet. Published rounds stay as they are; a draft would be outdated.

Console-Lots = Numbers drawn in the hall
    .how = Until round 1 is paired the numbers can be entered as they were drawn (C.05 Annex 1, Annex 2).
    .how-sides = Until round 1 is paired the numbers can be entered as they were drawn: 1 to { $last } are side A, the others side B.
    .number = Number { $number }
    .label = Numbers drawn in the hall
    .confirm = The players get these numbers, and all rounds are made of them.
    .enter = Enter the numbers …
