### Moving a player to another section: what it would do in both is shown first.

Console-Move =
    .title = Move { $name }
    .about = Entry { $entry } of { $tournament }, to another section of { $event }. One act on both records: both halves are done, or none.
    .no-other-section = { $event } has no other section. Sections are the tournaments of one event: open the other one with the same event.
    .back = Back to the player
    .section = Section
    .not-yours = { $section } (not yours)
    .show = Show what it does
    .not-now = Not now
    .leaves = which { $name } leaves
    .comes = to which { $name } comes
    .maybe-entered = Perhaps entered there already:
    .maybe-this = { $name }, entry { $entry }: { $grounds }
    .missed = For each round missed there ({ $rounds })
    .missed-by-the-settings = By the settings: { $points }
    .missed-half = Half-point bye
    .missed-full = Full-point bye (chief arbiter)
    .missed-zero = Zero-point bye
    .byes = Byes granted here for rounds to come; those with a tick are granted there too
    .move = Move
    .reason = Reason
    .belongs = Belongs in { $section }
    .wrong-section = Entered in the wrong section
    .asked = Asked to change
    .decision = Arbiter's decision
    .what-travels = Name, FIDE id, birth date, federation, club, contact, title and rating travel with the player. The move can be taken back in either section, both halves at once, until the player is paired in { $section }.
    .move-to = Move to { $section }
    .not-possible = The move is not possible: see above.

# Who may not.
Console-MayNotMove =
    .role = Your role in this tournament moves nobody to another section.
