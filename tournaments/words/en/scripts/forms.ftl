### Fields, dialogs, photos, and what a correction reaches.

Script-AtOnce =
    .no-answer = The server does not answer; try again. It is done once, however often it is sent.

Script-Countdowns =
    .ended = ended { $length } ago
    .left = { $length } left
    .seconds = { $seconds } s
    .minutes = { $minutes } min
    .hours = { $hours } h { $minutes } min

Script-Dialogs =
    .reason = Reason
    .own-words = or in your own words

Script-FieldErrors =
    .look = Not done yet: look at what is marked.
    .tick = Tick this first.
    .choose = Choose one.
    .needed = This is needed.
    .number-needed = A number is needed.
    .time-needed = A whole date or time is needed.
    .between = From { $min } to { $max }.
    .at-least = { $min } or more.
    .at-most = { $max } at most.
    .whole = A whole number.
    .too-long = At most { $count } signs.

Script-FileNotes =
    .heading = The file is entered. What was said of it:

Script-Forms =
    .question = { $label }?
    .yes = Yes

Script-FideMode =
    .title = Leave FIDE mode?
    .for-good = Every page of the console and the report will say so.
    .leave = Leave FIDE mode
    .really = Leave FIDE mode for good?
    .second-time = This is asked a second time: FIDE mode is left from round { $round } on.
    .yes = Yes, from round { $round } on

Script-Modal =
    .kept = Something is typed here: “Cancel” or Escape closes it.

Script-PhotoForms =
    .legend = Add photos
    .add = Add
    .choose-first = Choose a photo first.

Script-Photos =
    .take = Take a photo
    .choose = Choose files
    .chosen = { $count } photos chosen.
    .leave-out = Leave out { $file }
    .label = { $label }: photo { $file }

Script-PlayerPicker =
    .added = { $name } is in the group.
    .take-out = Take out
    .take-out-player = Take { $name } out
    .at-least-two = A group has at least two players.

Script-Reach =
    .next = In time: it counts
    .after-next = Counts for the pairing after the next
    .rating = Rating report alone
    .reading = Reading what it reaches …
    .unread = What it reaches could not be read. Without that nothing is corrected that comes too late to count.
    .late = Comes after the deadline
    .standings = { $count ->
        [one] Standings: { $count } line change
       *[other] Standings: { $count } lines change
    }
    .standings-caption = Standings before and after
    .prizes = { $count ->
        [one] Prizes: { $count } player gets something else
       *[other] Prizes: { $count } players get something else
    }
    .prizes-caption = Prizes before and after
    .before = Before
    .after = After
    .nothing = nothing
    .points = Points
    .rank = Rank
    .numbers = { $count ->
        [one] Numbers: { $count } player would move
       *[other] Numbers: { $count } players would move
    }
    .numbers-caption = Numbers now and new
    .number = Number

Script-TakeBack =
    .wrong-board = Wrong board or player
    .unread = What it would mean could not be read; nothing was taken back. Try again when the server answers.
    .title = Take back #{ $event }?
    .label = Take back #{ $event }
    .done = #{ $event } is taken back.
    .refused = #{ $event } cannot be taken back
