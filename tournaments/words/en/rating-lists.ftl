### Rating lists: why one is not taken, what it asks first, which lines were left out.

RatingListRefused =
    .busy = Another rating list is being read now: wait for it, or cancel it.
    .no-such-file = { $name } does not lie in the folder of waiting files.
    .no-file = Choose a file, or one of those that wait on the server.
    .no-such-country = Nobody has said how the list of this federation is to be read.
    .mapping-unreadable = The mapping file { $file } cannot be read.
    .mapping-no-text = The mapping file { $file } is not text in UTF-8.
    .mapping-no-toml = The mapping file { $file } is not TOML: { $line ->
        [0] its end is missing
       *[other] look at line { $line }
    }.
    .mapping-unknown-key = The mapping file { $file } cannot be used: it says “{ $key }”, which means nothing here.
    .mapping-lacks = The mapping file { $file } cannot be used: it lacks “{ $key }”.
    .mapping-wrong-value = The mapping file { $file } cannot be used: “{ $key }” takes { $takes ->
        [code] three capital letters in quotes
        [text] a text in quotes
        [texts] a list of texts in quotes
        [headings] a list of headings in quotes
        [place] the number of a column, 1 to 200
        [name-order] "comma" or "surname-first"
        [truth] true or false
        [table] a table of its own
       *[number] a number from 1 on
    }.
    .mapping-other-code = The mapping file { $file } cannot be used: it is for { $federation }, and has to be called after it.
    .mapping-both = The mapping file { $file } cannot be used: it has headings (columns) and numbers of columns (places); a list has one of the two.
    .mapping-encoding = The mapping file { $file } cannot be used: nobody knows an encoding “{ $encoding }”.
    .no-month = Which month is this list of? Write it as 2026-10.
    .not-kept = The file could not be kept: the disk is full or cannot be written to.
    .no-room = There is not enough room on the server's disk: { $needed } MB have to be free, { $free } MB are.
    .lost = Its players are not on the server any more: read the list again.
    .broken-off = The server was stopped while the list was read. Start again.
    .failed = The list could not be made; the server's log says why.
    .empty = There is no player in the file.
    .not-text = This is neither a list of fixed columns, nor XML, nor a zip of one.
    .no-lines = The file has no lines: it is no rating list.
    .no-header = None of the first { $lines } lines has the headings of a rating list (ID Number, Name …).
    .header-lacks = The format has changed: there is no column { $column }.
    .header-twice = The format has changed: a column stands there twice.
    .header-unknown = The format has changed: nobody knows the heading “{ $heading }” at column { $column }, and another heading is missing.
    .element-unknown = The format has changed: line { $line }, column { $column } begins an element “{ $element }” that does not belong there.
    .document-type = Line { $line } declares a document type. Rating lists have none; the file is not read.
    .xml = Line { $line }, column { $column }: this is no XML ({ $error }).
    .endless-sign = Line { $line } begins a tag or a comment that does not end: this is no rating list.
    .encoding = The file declares an encoding of characters that is not read: save it as UTF-8.
    .kind-unknown = The file does not say whether it lists standard, rapid or blitz ratings: choose the kind.
    .kind-differs = The file has all three ratings, not { $kind } ones alone: choose the combined list.
    .period-unknown = The file does not say its month: give it.
    .period-differs = The file is of { $found }, and you said { $said }.
    .many-broken = More than { $most } lines cannot be read, the first is line { $line } (column { $column }): the format has changed, or the file is damaged.
    .damaged-archive = The zip file is damaged: fetch it again.
    .locked-archive = The zip file has a password.
    .no-member = The zip file holds no list (.txt, .xml, .csv or .lst).
    .many-members = The zip file holds more than { $most } files.
    .packing-unknown = The zip file is packed in another way than rating lists are (Deflate): pack the list again.
    .memory = Reading the file takes more than { $most } MB of memory: this is no rating list.
    .too-large = The list is larger than { $most } GB, or packed as no list is.
    .no-table = Line { $line } is no line of a table.
    .many-players = More than { $most } players: this is no national list.

RatingListDoubt =
    .dry-run = It was to be shown first. It has { $rows } players, { $rated } of them rated; nobody is found in it until you take it.
    .few-rows = It has { $rows } players; a whole list has { $least } at least.
    .fewer-rows = It has { $rows } players, the present list { $before }.
    .older = It is of { $period }, the present list of { $present }.

RatingListLine =
    .number = Line { $line }, { $column }: “{ $text }” is no number of a player.
    .name = Line { $line }, { $column }: there is no name.
    .long = Line { $line }, { $column }: “{ $text }” is longer than any name.
    .signs = Line { $line }, { $column }: “{ $text }” has signs that cannot be shown.
    .federation = Line { $line }, { $column }: “{ $text }” is no code of a federation.
    .rating = Line { $line }, { $column }: “{ $text }” is no rating (0 to 4000).
    .factor = Line { $line }, { $column }: “{ $text }” is no development coefficient.
    .year = Line { $line }, { $column }: “{ $text }” is no year.
    .flag = Line { $line }, { $column }: nobody knows the flag “{ $text }”.
    .missing = Line { $line }: the element { $column } is missing.

RatingListNote =
    .double = The number { $number } stands there twice; the first line counts.
    .inactive = inactive in the list
    .no-title = has no title in the list ({ $title } here)
    .unrated = unrated in the list ({ $rating } here)
    .rating-stays = the rating of the list that was valid at the start stays
    .unknown = A column that no list had so far was left out: “{ $column }”.

# As it stands at a rating: "FIDE rapid 2026-10".
RatingListName = { $source ->
        [fide] FIDE
       *[other] { $source }
    } { $kind ->
        [combined] combined
        [standard] standard
        [rapid] rapid
        [blitz] blitz
       *[other] { $kind }
    } { $period }
    .without-kind = { $source } { $period }
    .fides-in-national = FIDE { $kind ->
        [standard] standard
        [rapid] rapid
       *[blitz] blitz
    }, { $source } { $period }

RatingOf =
    .standard = standard
    .rapid = rapid
    .blitz = blitz
    .national = national
