### The log as an arbiter reads it.

Console-Activity = Activity
    .history-of = History of { $subject }
    .what-it-is = Everything that was done, newest first. Nothing here can be changed; the address of this page shows the same again.
    .is-head-in-log = Is this head in the log?
    .table = Table (CSV)
    .audit-bundle = Audit bundle
    .entry = entry { $entry }

Console-ActivityFilter =
    .what = What
    .everything = everything
    .who = Who
    .everybody = everybody
    .words = Words
    .words-hint = Name, board, reason
    .show-all = Show all
    .show = Show
    .further = Device, round, time
    .device = Device
    .round = Round
    .any = any
    .from = From
    .to = To

Console-ActivityList =
    .nothing = Nothing matches.
    .permanent-link = Permanent link to event { $seq }
    .refused-again = Refused { $count ->
        [one] { $count } more time
       *[other] { $count } more times
    }, last { $time }.
    .as-it-stood = As it stood then
    .as-it-stood-after = , after event { $seq }
    .changed-since = Changed since
    .changed-since-before = just before event { $seq }
    .erased = Erased on request.
    .take-back = Take back …
    .take-back-label = Take back #{ $seq } …
    .typed = typed { $time }
    .pages = Pages
    .newest = Newest
    .older = Older

Console-Batch =
    .together = { $what } together
    .what = { $count } { $what }
    .take-all-back = Take all back …
    .gone = taken back or changed since
    .put-all-back = Put all back …
    .put-back-label = Put { $count } results back
    .taken-back = { $count } results taken back together, boards { $first } to { $last } of round { $round }
    .put-back-confirm = Every board gets the result it had before they were taken back together.
    .put-back-reasons = The rows were right|Taken back by mistake|Arbiter's decision

Console-Touched =
    .change = { $title }: { $what }
    .nothing = nothing
    .more-of = { $count } more of { $title }
    .more = { $count } more
