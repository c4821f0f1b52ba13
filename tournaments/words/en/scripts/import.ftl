### A file is read, looked over and entered.

Script-ColumnName =
    .leave-out = leave out
    .name = name
    .surname = family name
    .first_name = first name
    .title = title
    .womens_title = women’s title
    .fide_id = FIDE ID
    .federation = federation
    .rating = rating
    .rating_fide = FIDE rating
    .rating_national = national rating
    .fides_k = K of FIDE’s list
    .birth_date = born
    .sex = sex
    .club = club
    .contact = contact
    .type = type (U10, F14)
    .group = group
    .ingo = INGO
    .bcf = BCF

Script-Columns =
    .guess = Nothing says what the columns hold. They are filled in by what they look like: check them, then read the list.
    .remembered = As chosen by hand for a file with these headings before.
    .hand = As chosen by hand.
    .headings = As the headings say. Choose others where they are wrong.
    .caption = First lines of the file, with what each column holds
    .heading = Heading
    .read = Read with these columns
    .summary = What the columns hold
    .first-lines = First lines of the file
    .column = Column { $number }
    .line = line { $line }
    .no-heading = the file has no heading line
    .twice = Only one column can be the { $column }.
    .needed = Needed: name, or family name. All else can be left out.

Script-Import =
    .reading = Reading the file …
    .recording = Recording …
    .late = { $count ->
        [one] One late entry?
       *[other] { $count } late entries?
    }
    .enter = { $count ->
        [one] Enter the player
       *[other] Enter them
    }
    .take-back = Take it all back …
    .entries = Entries
    .recorded = Recorded: { $what }.
    .saw = { $what } you saw “{ $shown }”, now “{ $now }”
    .event = #{ $seq } { $text } ({ $name })
    .nothing-done = Nothing was done: the entries have changed since you looked. The list is shown as it is now.
    .no-answer = The server does not answer; try again. Nothing is done twice.
    .report = Report: { $name }
    .list = Entry list
    .players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
    .games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
    .tally = { $players }, { $problems }
    .tally-with-games = { $players }, { $problems }, { $rounds }, { $games }
    .with-problems = { $count } with problems
    .file-has-problems = the file has problems
    .no-problems = no problems
    .no-heading = (no heading)
    .column = { $heading } → { $field }
    .columns = Columns: { $columns }
    .columns-and-ignored = Columns: { $columns }; not read: { $ignored }
    .encoded = { $words } ({ $encoding })
    .read = { $count ->
        [one] { $count } line read, { $bad } with problems.
       *[other] { $count } lines read, { $bad } with problems.
    }
    .enter-players = { $count ->
        [one] Enter { $count } player
       *[other] Enter { $count } players
    }
    .choose-first = Choose the columns first
    .mend-first = Mend the file first
    .do-ticked = Do what is ticked: { $what }
    .nothing-ticked = Nothing is ticked

Script-Plan =
    .known-by-fide-id = by FIDE ID
    .known-by-name-and-year = by name and year of birth
    .known-by-name = by name alone
    .bad = To be mended
    .bad-means = They stay here until they are right; the others need not wait for them.
    .new = New
    .changed = Known, with changes
    .changed-means = An empty cell of the list changes nothing.
    .gone = Not on the list
    .gone-means = Ticked, they are withdrawn.
    .part = { $title } { $count }
    .entered = { $count } entered
    .corrected = { $count ->
        [one] { $count } field corrected
       *[other] { $count } fields corrected
    }
    .withdrawn = { $count } withdrawn
    .tick-all = Tick all
    .tick-none = Tick none
    .cell = { $field }, line { $line }
    .bad-caption = Lines to be mended
    .problems = Problems
    .new-caption = New players
    .enter = Enter
    .line = Line
    .federation = Fed.
    .rating = Rating
    .born = Born
    .fide-id = FIDE ID
    .remarks = Remarks
    .entered-already = Entered already? { $grounds }
    .enter-player = Enter { $name }
    .changed-caption = Known players with changes
    .entry = Entry
    .changes = Changes
    .known = { $entry }, { $by }
    .change = { $field }: { $before } → { $after }
    .nothing = nothing
    .another = Another person: enter { $name } as new
    .same = { $count } known and as on the list
    .same-line = Line { $line }: { $who }
    .gone-caption = Entries that are not on the list
    .withdraw = Withdraw
    .withdraw-player = Withdraw { $name }

Script-Rows =
    .caption = Lines of the file
    .what-happens = What happens
    .not-entered = not entered
    .entered = entered
    .no-name = (no name)
