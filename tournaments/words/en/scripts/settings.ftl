### Settings, regulations, a new tournament.

Script-NewTournament =
    .logged-out = You have been logged out; log in in another tab and press again.
    .no-answer = The server does not answer. Press again: it is made only once.
    .reading = Reading the report …
    .import-another = Import another file into it
    .made-but-empty = The tournament is made, but empty: { $why }
    .report-refused = the report was refused.

Script-Regulations =
    .nothing-changed = Nothing is changed yet.
    .title = Change the regulations from round { $round } on?
    .published-stay = Rounds that are published stay as they are.
    .announced-wrongly = Announced wrongly
    .schedule-changed = Schedule changed
    .chief-decision = Decision of the chief arbiter
    .change = Change them
    .not-changed = Not changed.
    .label = Regulations
    .changed = The regulations are changed.
    .see-above = Not changed: see above.
    .again = Round { $round }, paired last as one of { $was }, is checked again as one of { $rounds } rounds; the report says what came of it.
    .rounds = { $rounds } rounds instead of { $was }?
    .second-time = The number of rounds is fixed once the tournament has started: this is asked a second time.
    .yes = Yes, { $rounds } rounds

Script-Settings =
    .not-saved = Not saved.
    .saved = Saved.
    .changed-meanwhile = Somebody changed the settings meanwhile; load the page again before you save.
    .label = Settings
    .boards = Change the numbers of the boards?
    .needs-a-reason = The tournament has started: what was announced changes only for a reason.
    .save = Save

Script-SettingsChanges =
    .unsaved = { $count ->
        [one] Not saved yet: { $count } change
       *[other] Not saved yet: { $count } changes
    }
    .change = { $field }: { $before } → { $after }
    .nothing = nothing

Script-DirectTitles =
    .no-share = Write a share of up to 100 %: 50, 66⅔ or 66.67.
