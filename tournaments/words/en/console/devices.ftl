### Devices: a code for a phone, the list, one device and what was typed on it, and being out.

Console-Devices =
    .title = Devices
    .about = A phone joins by a code of its own: for one person, for a time, until it is revoked.
    .settings = Settings
    .code-for = Code for a device of { $name }
    .scan-code = Scan it with that device within 15 minutes. It works once; the device is logged in until { $until }.
    .open-link = Open it in another browser of this machine; it works nowhere else, within 15 minutes. It works once; the device is logged in until { $until }.
    .add = Add a device
    .whose = Whose
    .ends = Its log-in ends
    .end = { $end ->
            [tonight] tonight, { $moment }
            [hours] in four hours, { $moment }
           *[end] at the end of the last day, { $moment }
        }
    .make-code = Make a code
    .open-codes = Codes not used yet
    .until = until { $time }
    .take-back = Take back
    .not-your-code = This code is not yours to take back.
    .newest-page = Codes are made on the newest page.

# The hall's own certificate.
Console-DevicesCertificate =
    .title = Certificate of this hall
    .about = Over HTTPS nobody on the network reads or changes what a device sends, and its console survives a reload without the network.
    .steps = the steps of the page
    .scan-here = Scan this with the device, follow { $steps }, then make its code here.
    .scan-there = Scan this with the device, follow { $steps }, then make its code on { $address }.
    .follow-here = Follow { $steps } on the device, then make its code here.
    .follow-there = Follow { $steps } on the device, then make its code on { $address }.

Console-DevicesList =
    .title = Joined
    .name = Devices that joined
    .none = None.
    .device = Device
    .whose = Whose
    .joined = Joined
    .last-seen = Last seen
    .until = Until
    .acts = Acts
    .revoked = revoked
    .over = over
    .by-a-code-of = by a code of { $name }
    .revoked-at-by = revoked { $revoked } by { $name }
    .review = Review
    .review-results = { $count ->
            [one] Review { $count } result
           *[other] Review { $count } results
        }
    .reviewed-by = Reviewed by { $name }

Console-DeviceRevocation =
    .title = Revoke
    .of = Revoke { $device }
    .means = { $device } of { $name } is logged out at once, and nothing typed on it is taken any more.
    .means-with-review = { $device } of { $name } is logged out at once, and nothing typed on it is taken any more. What it typed is listed for review.
    .reasons = Lost|Stolen|Handed to somebody else|No longer needed
    .yes = Revoke
    .revoke = Revoke …
    .since = It may have been in other hands since
    .since-it-joined = it joined
    .since-minutes = { $minutes ->
            [15] a quarter of an hour ago
            [60] an hour ago
           *[240] four hours ago
        }

Console-Device =
    .joined = { $name }, joined { $joined }
    .joined-and-revoked = { $name }, joined { $joined }, revoked { $revoked } by { $by }
    .history = History
    .no-such = There is no device { $device }.

# What was typed on it in the time in doubt.
Console-DeviceEntries =
    .name = Results to review
    .in-doubt = { $count ->
            [one] { $count } result in doubt: compare with the slips. { $confirm } confirms, { $correct } correct, arrows move.
           *[other] { $count } results in doubt: compare with the slips. { $confirm } confirms, { $correct } correct, arrows move.
        }
    .reviewed = Reviewed by { $name }, { $reviewed }.
    .nothing-in-doubt = Nothing is in doubt any more.
    .title = Results typed on { $device }
    .round = Round
    .board = Board
    .players = Players
    .typed = Typed
    .at = At
    .now = Now
    .confirm = Confirm
    .confirm-board = Confirm board { $board }, { $result }
    .correct = Correct …
    .correct-board = Correct board { $board }
    .confirmed = confirmed
    .cleared = cleared
    .stands = stands
    .none = No result was typed on it.
    .close = Reviewed
    .close-of = Review of { $device }
    .others = What else was done on it

# What a revoked device is left with.
Console-DeviceOut =
    .page = Revoked
    .title = This device is out
    .revoked = { $device } was revoked, { $revoked } ({ $zone }). Nothing typed on it is taken any more.
    .not-sent = Typed here, never recorded
    .show-it = Show this list to the chief arbiter.
    .log-in = Log in with a password
