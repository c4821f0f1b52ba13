### Direct titles by the table of the event: what is refused, what a line asks for, who reaches it.

TitleTableUnsourced =
    .edition = Say which edition of the table it is: it stands on every paper.
    .source = Say where the table is read: it stands on every paper.

TitleLineTwice = There are two lines with the number { $line }.

TitleLineRange = The last place ({ $last }) is before the first ({ $first }).

NoNormOfTitle = There are no norms of { $title }: a line of the table gives the title, or a norm of GM, IM, WGM or WIM.

NormAsksForNoRating = A norm asks for no rating: leave it empty.

TitleOfWomen = { $title } is a title of women: say who it is for, so that places are counted among women.

DirectTitles =
    .by-table = By the table that the chief arbiter entered: { $edition } ({ $source }). An estimate: FIDE gives titles (B.01 1.2), and the chief arbiter sends it the list (1.10).
    .no-table = No table of direct titles is entered for this event. FIDE publishes it with the title regulations (B.01 1.2, “Direct titles”), and changes it: enter the lines that apply here, with their edition. { $kind ->
        [none] {""}
       *[other] The settings call the event “{ $called }”: it may give titles or norms directly. The federation’s rating officer knows the table.
    }

DirectTitleGives =
    .title = { $title }
    .norm = { $title } norm of 9 games

DirectTitleKind =
    .title = the title
    .norm = a norm of 9 games

DirectTitleBy =
    .place = a place after the tie-breaks
    .tied-place = a place, ties for it counted
    .score = a share of the points

DirectTitleTerms =
    .place = place { $places } after the tie-breaks
    .tied-place = place { $places }, with those who tie for it
    .most = at most { $count } of those who tie, by the tie-breaks
    .score = { $games ->
            [0] at least { $share } % of the points of games played ({ $points } of { $of })
           *[other] at least { $share } % of the points of { $games } games played or more ({ $points } of { $of })
        }
    .rating = conditional until a rating of { $rating } is reached
    .entrants = at least { $count } players it is for
    .federations = at least { $count } federations among them

DirectTitleCaveat =
    .entrants = Nobody gets it: { $have } players of { $need }.
    .federations = Nobody gets it: { $have } federations of { $need }.
    .unknown = It is not known whether it is for them, so places may change: { $players }.
    .nobody = Nobody reaches it as it stands.

DirectTitleStanding =
    .title = title
    .norm = norm
    .conditional = conditional title
    .covered = no more than by another line
    .held = has it already

DirectTitleFor =
    .place = Place { $places }.
    .score = { $points } of { $games }.
    .undecided = The tie-breaks leave these places tied: the regulations of the event say whose they are.
    .held = Has { $titles }.
    .covered = Another line of the table gives as much or more.
    .rating = Rated { $rating }: a rating of { $needed } has to be reached, or shown to have been reached before.
    .with-this-event = Rated { $rating }: with this event it would be { $after }, and { $needed } is asked for.
