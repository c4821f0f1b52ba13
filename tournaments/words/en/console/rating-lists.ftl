### The page of rating lists.

Console-RatingLists =
    .title = Rating lists
    .about = From these lists players are found when they are entered. They are those of all tournaments of this server.
    .entries = Entries
    .import = Read a list
    .which-files = FIDE's lists as they are downloaded: fixed columns or XML, combined or of one kind, packed or not. National lists as CSV, packed or not. Nothing changes before the whole list is read.
    .file = File
    .waiting = Or a file that lies on the server
    .waiting-folder = Files in { $folder } on the server can be chosen here without sending them.
    .mapping-folder = A national list that is not known here is read by a mapping file in { $folder }.
    .kind = Kind
    .as-the-file-says = as the file says
    .month = Month
    .whose = List of
    .dry-run = Show me first: take it only when I say so
    .read-it = Read it
    .not-yours = The chief arbiter brings in rating lists, logged in with a password.
    .reading = Reading { $file }
    .so-far = { $percent } %, { $rows } players so far
    .asks = { $name }: take it?
    .take-it = Take it all the same
    .cancel = Cancel
    .here = Lists on this server
    .present = in use
    .missing = Its players are not here: the database came back without the folder of lists. Read it again, or remove it.
    .remove = Remove
    .remove-confirm = Remove { $name } from this server? All tournaments look up the list before it then, if there is one.
    .players = { $rows ->
            [one] One player
           *[other] { $rows } players
        }, { $rated } rated
    .imported = read { $at } by { $by } from { $file }
    .none = None yet.
    .not-taken = Not taken
    .cancelled = Cancelled.
    .left-out = { $count ->
            [one] One line left out or odd
           *[other] { $count } lines left out or odd
        }

Console-RatingListKind = { $kind ->
        [combined] standard, rapid and blitz
        [standard] standard
        [rapid] rapid
        [national] national
       *[blitz] blitz
    }

### The entries beside a list.

Console-Compare =
    .title = Entries beside the list
    .with = Entries beside { $list }
    .plays-by = This tournament plays by { $list }.
    .plays-by-none = Nobody has said which list this tournament plays by.
    .new-list = { $list } is out; this tournament plays by { $used }.
    .use = Play by this list
    .use-label = Play by { $list }
    .not-yours = The office and the check-in desk hold entries beside a list.
    .done = Corrected as the list has it.
    .undo = Take all back
    .undo-what = corrections by { $list }
    .differences = { $count ->
            [0] No differences
            [one] One entry differs
           *[other] { $count } entries differ
        }
    .same = { $count ->
            [one] One entry stands as the list has it.
           *[other] { $count } entries stand as the list has them.
        }
    .started = The tournament has started: ratings stay those of the list that was valid then; a single one can be corrected at the player.
    .tick = Correct
    .player = Player
    .corrected = A tick corrects
    .left = Differs, and is left alone
    .change = { $field ->
            [name] name
            [title] title
            [federation] federation
            [rating] rating
            [fide_id] FIDE ID
            [birth_date] born
            [sex] sex
           *[other] { $field }
        }: { $before } → { $after }
    .correct = Correct { $entry }
    .correct-ticked = Correct what is ticked
    .office = The office corrects entries by a list.
    .missing = { $count ->
            [one] One FIDE ID is not in this list
           *[other] { $count } FIDE IDs are not in this list
        }
    .no-id = no ID
    .without-id = { $count ->
            [one] One player has no FIDE ID
           *[other] { $count } players have no FIDE ID
        }
    .without-id-means = A report without their numbers is refused. Their own federation makes them: send it this text.
    .request = Text to the federation { $federation } ({ $count })
    .lacking = Ask for sex and birth date first: { $names }
    .compare = Hold the entries beside it

Console-IdRequest =
    .to = To the rating officer of { $federation }
    .please = The following players of your federation play in { $name } ({ $city }, { $first } to { $last }), a FIDE-rated tournament, and we know no FIDE ID of theirs. Please register them and send us their numbers, or the numbers they have already:
    .player = - { $name }; sex { $sex }; born { $born }; club { $club }
    .why = Without a number a player's games cannot be rated.
