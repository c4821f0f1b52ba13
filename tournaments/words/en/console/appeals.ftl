### Appeals: the open ones and their decisions, a new one, the committee.

Console-Appeals =
    .title = Appeals
    .about = Within { $minutes } minutes after a decision, or after the end of the round. A result stays in force until the committee decides.
    .none = No appeals
    .deadlines-below = What can still be appealed against stands below.
    .nothing-to-appeal = Nothing can be appealed against at the moment.
    .deadlines = Deadlines that run
    .until = until { $deadline }, { $countdown }
    .appeal-about = Appeal about { $place }, { $what }
    .appeal = Appeal …

# One appeal, as it stands.
Console-Appeal =
    .title = Appeal { $appeal }: { $place }
    .name = Appeal { $appeal }
    .open = open
    .granted = granted
    .dossier = Dossier
    .dossier-of = of appeal { $appeal }
    .by = Appealed by
    .players = Players
    .stands = Stands
    .to-be-played = to be played
    .nothing = nothing
    .handed-in = Handed in
    .late = late
    .in-time-until = in time until { $deadline }
    .recorded = Recorded
    .event = event { $seq }
    .decided = Decided
    .decided-at-by = { $decided } by { $members }
    .changed = Changed
    .decision-words = { $decision } { $words }
    .decision = Decision:
    .interests = Possible conflicts of interest
    .interest = { $member }: { $why }
    .interest-bars = { $member }: { $why }; may not sit

# The form of the decision.
Console-AppealDecision =
    .decide = Decide …
    .means = The decision is final and stands in the log with its words.
    .decision = Decision
    .granted = granted
    .rejected = rejected
    .withdrawn = withdrawn by the player
    .by = Decided by
    .if-granted = If granted
    .stays = the board stays as it is
    .remedy = { $remedy ->
            [correct] the result is corrected
            [clear] the result is taken away
           *[postpone] the game is played later
        }
    .remedy-for-rating = { $remedy ->
            [correct] the result is corrected, for the rating alone
            [clear] the result is taken away, for the rating alone
           *[postpone] the game is played later, for the rating alone
        }
    .corrected-to = Corrected to
    .words = Words of the decision
    .record = Record the decision …

Console-AppealForm =
    .title = Appeal: { $place }
    .label = Appeal, { $place }
    .stands-as = It stands as { $result }.
    .in-time-until = In time until { $deadline } { $countdown }
    .too-late = too late
    .no-deadline = No deadline runs yet.
    .by = Appealed by
    .handed-in = Handed in (empty: now)
    .heard-because = Heard although late, because
    .ground = Ground, in the player's words
    .file = File the appeal
    .not-now = Not now
    .nothing-to-appeal = There is nothing to appeal against: { $about }.

# What a new appeal is about.
Console-AppealBegin =
    .title = A new appeal
    .round = Round
    .board = Board (none: the pairing)
    .no-board = Round { $round } has no board { $board }.
    .begin = Begin
    .no-round = No round has been published yet.

Console-Committee =
    .title = Appeals committee
    .reserve = { $federation } reserve
    .chairman = { $federation } chairman
    .leaves = { $name } leaves the committee
    .take-out = Take out
    .take-out-of = Take { $name } out of the committee
    .none = None is named: the chief arbiter's decision stands in its place.
    .add = Add a member
    .who = Who
    .somebody-else = somebody else, by name
    .accounts = Accounts
    .players = Players
    .name = Name, if somebody else
    .federation = Federation (players: their own)
    .federation-form = Three capitals
    .is-reserve = Reserve
    .anybody = Anybody may be a member. Who is to read the dossiers himself needs a reader's account.
    .add-to = Add to the committee
    .named-here = Named here and neither player nor account; erase the name of { $names }
