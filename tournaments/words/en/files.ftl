### Tables for a spreadsheet (CSV, XLSX): their titles, columns, and what stands above them.

Table-Titles =
    .entries = Entries
    .badges = Names for badges
    .pairings = Pairings of round { $round }
    .standings = Standings after round { $round }
    .crosstable = Crosstable after round { $round }
    .progress = Progress after round { $round }
    .rankings = Rankings after round { $round }
    .prizes = Prizes as after round { $round }

# Above the columns of a workbook. { $head }: a place of the log, HASH@SEQ.
Table-Above =
    .version = Version { $version } · { $at } · log { $head }
    .log = { $at } · log { $head }

# The import of lists knows these headings.
Table-Columns =
    .number = No.
    .title = Title
    .womens-title = Women’s title
    .name = Name
    .first-name = First name
    .family-name = Family name
    .federation = Fed
    .rating = Rating
    .fide-rating = FIDE rating
    .national-rating = National rating
    .fides-k = K
    .fide-id = FIDE ID
    .birth-date = Birth date
    .sex = Sex
    .club = Club
    .contact = Contact
    .status = Status
    .status-is = { $status ->
        [entered] entered
        [checked-in] checked in
        [withdrawn] withdrawn
        [expelled] expelled
       *[other] off the list
    }
    .byes = Byes
    .bye = { $kind ->
        [full] round { $round }: full-point bye
        [half] round { $round }: half-point bye
       *[other] round { $round }: zero-point bye
    }

Table-Pairings =
    .board = board
    .white = White: { $column }
    .black = Black: { $column }
    .result = result
    .bye = { $kind ->
        [pab] bye
        [full] full-point bye
        [half] half-point bye
       *[other] zero-point bye
    }

Table-Prizes =
    .list = list
    .first = place
    .last = to place
    .money = prize ({ $currency })
    .thing = prize in kind
    .left = left over: why

# An event of the rounds' calendar.
Calendar =
    .round = { $tournament }: round { $round } of { $of }
