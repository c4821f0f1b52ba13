### What every public page says as it becomes newer, and a player's page.

Script-Follow =
    .asking = Connecting
    .live = Live
    .polling = Every 15 s
    .lost = Not live
    .copy = Copy, every 20 s
    .old = Old copy
    .copy-out-of-date = This copy was last brought up to date at { $since }, { $ago }: it is version { $version }, as of { $time }, and may be out of date.
    .live-again = Live again: what is new appears at once.
    .polling-now = Not live any more: what is new appears every 15 seconds.
    .out-of-date = No connection since { $since }, { $ago }: this is version { $version }, as of { $time }, and may be out of date.
    .newer-seen = This phone has shown version { $version } since.

Script-Ago =
    .minutes = { $count ->
        [0] a moment ago
        [one] one minute ago
       *[other] { $count } minutes ago
    }
    .hours = { $count ->
        [one] one hour ago
       *[other] { $count } hours ago
    }

Script-Page =
    .no-result-yet = no result yet
    .results = { $count } of { $boards } results are in.
    .all-results = All { $boards } results are in.
    .all-but-adjourned = { $count } of { $boards } results are in; { $adjourned ->
            [one] one game is adjourned
           *[other] { $adjourned } games are adjourned
        }.
    .result = Board { $board }: { $result }
    .new-results = { $count } new results
    .new = New: { $heading }
    .no-code = The code could not be loaded.
    .known-head = Is what the sheet says still in the log?
    .left = { $time } left
    .over = is over
    .begins-in = in { $time }
    .begins-soon = { $minutes ->
        [one] Round { $round } begins in { $minutes } minute.
       *[other] Round { $round } begins in { $minutes } minutes.
    }
    .begun = The time of round { $round } has come.
    .remember = Remember on this phone
    .forget = Forget on this phone

Script-Elsewhere =
    .led = The tournament is shown here now:
    .may-be-led = If this goes on, look here:
