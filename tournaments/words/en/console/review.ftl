### Entries to look over: possible doubles side by side, and what looks wrong.

Console-Review = Look over the entries
    .says = Entries to look over
    .nothing-stops = Nothing here stops a pairing, and nobody is merged or corrected but by you.

Console-Doubles = Entered twice? { $count }
    .none = No two entries look like one person.
    .sure = { $count } are sure: the same FIDE ID and name, or the same name and date of birth, and nothing against it.
    .which = Which
    .merge = Entry { $dropped }, { $dropped_name }, into entry { $kept }, { $kept_name }
    .merge-all = Merge all { $count } …
    .merge-all-label = { $count } doubles merged
    .merge-all-yes = Merge { $count }
    .merge-all-confirm = Of each pair the older entry stays with its own name, rating and details, unless only the other can be kept. Check-ins and byes go over, both histories are kept. The activity feed takes all of them back at once.
    .pair = { $one } and { $other }

Console-DoubleSide =
    .entry = Entry
    .number = { $entry }, number { $number }
    .rating = Rating
    .unrated = unrated
    .federation = Federation
    .born = Born
    .fide-id = FIDE ID
    .club = Club
    .byes = Byes
    .bye = R{ $round } { $sign }
    .keep = Keep this one …
    .keep-label = Keep entry { $entry }, { $name } …
    .merge-label = Merge entry { $dropped } into { $name }
    .merge-yes = Merge
    .merge-confirm = Entry { $entry } stays with its own name, rating and details. Entry { $dropped } leaves pairing and standings; its check-in and byes go over, both histories are kept. It can be taken back.
    .two-people = These are two people
    .two-people-label = Entries { $one } and { $other } are two people

Console-OddEntries = What looks wrong { $count }
    .none = No entry looks wrong.
    .without-fide-id = { $count } entries have no FIDE id, most of the list; they are not told one by one. A rated tournament is reported with the ids of all players.
    .paired = Round 1 is published: a correction moves numbers until round 4 is paired (C.04.2 2.3).
    .not-paired = Best put right before round 1 is paired: the pairing numbers follow from it (C.04.2 2.1, 2.3).

Console-Merged = Merged { $count }
    .take-back = Take back …
    .take-back-label = Take the merge of entry { $entry } back …

Console-ToldApart = Two people by decision { $count }
    .pair = { $one_name } (entry { $one }) and { $other_name } (entry { $other })

# Before round 1 is paired.
Console-ReviewChecks =
    .doubles = { $count } { $count ->
        [one] pair of entries may be one person
       *[other] pairs of entries may be one person
    }
    .odd = { $count } { $count ->
        [one] entry looks wrong
       *[other] entries look wrong
    }
