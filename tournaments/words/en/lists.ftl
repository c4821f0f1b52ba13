### Entry lists: what is wrong with a file, what is left out of it, and what it would do.

ListProblem =
    .empty = The file is empty.
    .not-text = This is not a text file.
    .web-page = This is a web page, whatever its name says; save it as XLSX or CSV.
    .old-excel = This is an old Excel file (XLS); save it as XLSX or CSV.
    .no-workbook = This is a packed file, but no XLSX workbook.
    .unreadable-workbook = This workbook cannot be read; save it anew as XLSX.
    .workbook-too-large = The workbook unpacks to { $bytes } bytes; at most { $most }.
    .no-such-line = Line { $line } of the file is empty, or there is no such line.
    .columns-twice = Only one column can be each of these: { $fields }.
    .in-columns = { NAME("ListColumn", $field) } (columns { $columns })
    .of-line = Line { $line }: { $fault }
    .too-many-rows = The list has { $rows } rows; at most { $most } are taken.
    .no-players = The list has a heading but no players.
    .heading-names-no-name = Line { $line } names no column for the player's name (found: { $found }).
    .no-headings = The file has no line with headings: say what each column holds.
    .no-name-column = No column holds the player's name: it is needed, whole or as family name.
    .stray-quote = A quotation mark opens a cell and nothing closes it: a mark inside a cell is doubled, and a line ends within a cell only where all of the cell is quoted.
    .more-cells = The line has { $cells } cells, the heading { $heading }.
    .double = Same { NAME("ListColumn", $field) } as line { $line }.

ListNote =
    .above-the-heading = Not read as players, above the heading: { $lines }.
    .above-the-list = Not read as players, above the list: { $lines }.
    .below-the-players = Not read as players, below the players: { $lines }.
    .line = line { $line } “{ $text }”
    .more = { $count } more
    .remembered = The columns are those that were chosen by hand for such a file before.
    .types = Of { $columns } only titles and the sex of women are kept, no age groups.

# Where something stands.
ListPlace = column { $number }
    .headed = column { $number } ({ $heading })

FileLine = line { $line }{ $tpn ->
        [0] { "" }
       *[other] , player { $tpn }
    }: { $text }
    .named = line { $line }{ $tpn ->
        [0] { "" }
       *[other] , player { $tpn }
    }, { $name }: { $text }

# --- cells

CellProblem =
    .no-name = The name is missing.
    .long-name = The name has { $signs } characters; at most { $most } are taken.
    .no-line = The { NAME("ListColumn", $field) } { $fault }.
    .no-title = “{ $text }” is not a FIDE title ({ $titles }).
    .no-federation = “{ $text }” is not a federation code of three letters.
    .no-rating = “{ $text }” is not a rating (0 to { $highest }).
    .no-k = “{ $text }” is not a K (0 to { $highest }).
    .no-fide-id = “{ $text }” is not a FIDE id (up to 11 digits).
    .shortened = “{ $text }” is a number that a spreadsheet has shortened; format the column as text there.
    .no-sex = “{ $text }” is not a sex (m or w).
    .no-date = “{ $text }” is not a date (1998, 1998-04-30 or 30.4.1998).

CellNote =
    .left-out-of-name = “{ $text }” is left out of the name.
    .capitals = The words in capitals are the family name: { $name }.
    .online-title = { $title } is a title of online play and is left out.
    .converted = { $source } counts as { $rating }.
    .rating-mark = The mark of the rating { $text } is left out.
    .k-left-out = K { $k } is left out: the list has no rating of FIDE’s beside it.
    .born = Born “{ $text }” is read as { $date }.

# --- the list held against the entries

ListPlan =
    .one-of-several = It may be each of these: { $entries }. Merge them, or give the FIDE ID.
    .same-line = Line { $line } is { $entry } already.
    .entered-already = { $entry } is entered already; tick what is to be done.
    .entry = { $name } (entry { $entry })
    .line = { $name } (line { $line })
    .alike = { $entry }: { $grounds }
    .corrects-nothing = Your role corrects no entries.
    .office-corrects-ratings = The office corrects ratings.
    .office-reinstates = The office lets players come back.
    .office-withdraws = The office withdraws players.
    .withdrawn = withdrawn
    .playing = playing

# What was ticked, as it read on the page and as it reads now.
ListTick =
    .line = line { $line }
    .entry = entry { $entry }, { $name }
    .late-entries = late entries
    .no-late-entries = No late entries.
    .not-on-the-list = In the tournament and not on the list.
    .gone-or-known = Withdrawn, merged, or known as a line of the list.
    .not-to-be-entered = Not to be entered.
    .new = New
    .parts = { $parts }.
    .as-on-the-list = { $field }: as on the list
    .change = { $field }: { $before } → { $after }
    .nothing = nothing
    .not-offered = { $field }: { $why }

NotOffered = Nothing is ticked.
    .withdrawal = Entry { $entry } is not offered for withdrawal.
    .new-entry = Line { $line } is not offered as a new entry.
    .change = Line { $line } has no such change: { $fields }.
    .entered-anew = Line { $line } is entered anew; it cannot correct an entry as well.
