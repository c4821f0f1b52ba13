### Erasing a person, or somebody who was on a committee: everything that goes is shown first.

# Both pages.
Console-Erasing =
    .title = Erase { $name }
    .details = Personal details
    .erased-with = They were erased with { $event }.
    .event = event { $seq }
    .texts = Texts
    .texts-note = that arbiters wrote; those with a tick go
    .none = None.
    .entry-elsewhere = { $tournament }: { $name }, entry { $entry }
    .what-stays = What stays

Console-EraseAct =
    .title = Erase
    .why = Why
    .type-the-name = Type the name to confirm: { $name }
    .erase = Erase for good
    .not-now = Not now

Console-Erase =
    .title = Erase personal data
    .about = { $name }, entry { $entry }. Results, pairings and the record stay; from then on it says “erased player { $entry }” everywhere.
    .back = Back to the entry
    .still-plays = { $name } still plays here: withdraw the entry first, or erase it after the tournament is closed. Lists and slips need the name until then.
    .merged-entries = Of the entries { $entries }, which were merged.
    .photos = Photos
    .photos-note = of the boards, the appeals and the player; all of them go
    .ticked = Ticked are texts with the family name, FIDE id, birth date or contact, and those about the entry, an appeal or a decision. The others stand at one of the boards or have a given name: read them.
    .elsewhere = Also entered elsewhere
    .elsewhere-too = Each tournament has an entry of its own; erase it there too.
    .on-a-committee = On a committee as well
    .on-a-committee-too = A name on an appeals committee is erased there.
    .member-elsewhere = { $tournament }: { $name }
    .results-stay = Results, pairings, ratings, federation and title, with the number of the entry.
    .log-stays = The log and its chain: it never held a name. That, when and why something was erased stands in it too.
    .copies-stay = What left this server before: reports that were sent, printed lists, copies in browsers, backups.

# An entry of the same person in another section, after a move.
Console-EraseTogether =
    .title = Erased together: { $tournament }
    .entry = { $name }, entry { $entry }
    .at-once = Moved between sections, this is one entry of one person: it is erased there at the same time, or nowhere.
    .at-once-with-photos = Moved between sections, this is one entry of one person: it is erased there at the same time, or nowhere; so { $photos ->
            [one] is 1 photo
           *[other] are { $photos } photos
        }.
    .not-yours = You are not the chief arbiter of { $tournament }, who alone erases there and reads its texts.
    .still-plays = { $name } still plays in { $tournament }: withdraw the entry there first.
    .no-texts = No texts beside those above.

Console-EraseMember =
    .title = Erase a member of the committee
    .about = { $name }. Decisions and the record stay; from then on it says “somebody who was erased” in the place of the name.
    .back = Back to the appeals
    .still-sits = { $name } still sits in the committee: take the member out on { $appeals } first, or erase the name after the tournament is closed.
    .appeals = Appeals
    .name = Name
    .ticked = Ticked are texts with the family name. The others have a given name: read them.
    .same-name = Of the same name
    .same-name-too = Each entry and each member is erased by itself.
    .member-elsewhere = { $tournament }: { $name }, committee
    .decisions-stay = Who sat otherwise, and what was decided.
    .log-stays = The log and its chain: it never held the name. That, when and why it was erased stands in it too.
    .copies-stay = What left this server before: dossiers, printed sheets, backups.

# Who may not.
Console-MayNotErase =
    .chief-alone = Only the chief arbiter of this tournament erases personal data.
