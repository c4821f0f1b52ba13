### What the checker says of a report file that was paired again.

Pairing-Check =
    .named = no. { $tpn } { $name }
    .nobody = nobody
    .the-bye = the bye
    .bye = The file gives the bye to { $filed }, the rules give it to { $right }.
    .pair = The rules pair { $white } (White) with { $black }. The file gives them { $of_white } and { $of_black }.
    .colour = { $white } has White against { $black } in the file, Black by the rules.
    .worse = With the file's bracket { $bracket }, { $because }.
    .later = The file's bracket { $bracket } is equally good, but comes later in the order.
    .better = The file's bracket { $bracket } is better, please report it: { $contradiction }.
    .cited = { $says } ({ $article })
    .in-round = Round { $round }: { $says }
    .comment = Round { $round }: the file says: { $comment }
    .result = { $rounds ->
        [one] { $rounds } round was
       *[other] { $rounds } rounds were
    } paired again by { $system }: { $differing ->
        [0] all agree
       *[other] { $differing } differ
    }.
    .standings = Standings after round { $round }, ranks by { $list } (C.07, edition { $edition }): { $differing ->
        [0] all agree
        [one] { $differing } difference
       *[other] { $differing } differences
    }.
    .points = { $player } has { $stated } in the file as points, { $made } by the results.
    .team-points = { $player } has { $stated } { $code } in the file (record 310), { $made } by the results.
    .unreadable-points = { $player } has { QUOTED($stated) } in the file as points, { $made } by the results.
    .rank = { $player } has rank { $stated } in the file, { $made } by the results.
    .rank-by = { $player } has rank { $stated } in the file, { $made } by the results. By { $code } { $above } comes first: { $value } against { $against }.
    .one-rank = { $first }
    .ranks = { $first } to { $last }
    .boards-not-compared = The order of the boards is not part of a report file; it was not compared.
    .regulations-changed = The regulations were changed from round { $round } on; rounds before it are checked by what held then: { $held }.

# What a report file leaves open.
Pairing-Assumed =
    .newest-system = The file does not name a system (record 192); { $system } is taken.
    .system-of-day = The file does not name a system (record 192); it began on { $day } (record 042), so { $system } is taken.
    .number-of-rounds = The file does not say how many rounds there are (142, XXR); { $rounds } are taken.
    .team-type = The file does not say the type (record 192); FIDE_TEAM is taken: Type A, match points, game points for colours.

# What the check did not look at. $why is a part of a sentence.
Pairing-Unchecked =
    .team-ranks = Ranks and tie-breaks of teams were not looked at.
    .all-points = The file states no points; they were not looked at.
    .points = Points of { $players } are blank; they were not looked at.
    .all-ranks = The file states no ranks; they were not looked at.
    .ranks = Ranks of { $players } are blank or 0; they were not looked at.
    .no-list = The file states no list of tie-breaks (202, 212); ranks were held against points alone.
    .second-list = The list of record 202 was not looked at; record 212 states another one.
    .values = The values of tie-breaks are not part of a report file; ranks by them were compared.
    .older-edition = The tournament is older than the editions of C.07 that are known here; ranks were held against that of { $edition }, and may rightly be others.
    .list-from = The list was not looked at from { $code } on ({ $why }).
    .undefined-from = The list was not looked at from { $code } on: the file does not hold what it needs.
    .open-games = Tie-breaks were not looked at: games of round { $round } or before are not over.
    .byes-to-come = Ranks were not looked at: the points count byes of a round that is not yet paired.
    .tied = The order within { $groups ->
        [one] a group
       *[other] { $groups } groups
    } that the list leaves tied was not looked at (C.07 4.2).
    .people = Names, ratings, starting numbers, days and titles were not looked at.

# A file that was checked, or could not be, and the page of many.
Pairing-CheckedFile =
    .agrees = agrees
    .differs = differs
    .no-legal-pairing = a round has no legal pairing
    .not-checked = could not be checked
    .summary = { $files ->
        [one] { $files } file was
       *[other] { $files } files were
    } checked: { $agreeing } agree, { $differing } differ, { $failed } could not be checked.
Pairing-CheckPage =
    .language = en
    .title = Report files, paired and ranked again
    .file = File
    .system = System
    .rounds = Rounds
    .pairings = Rounds that differ
    .standings = Differences in the standings
    .result = Result
    .rank = Rank
    .stated = In the file
    .number = No.
    .name = Name
