### Pages of errors.

Console-Error =
    .all-tournaments = All tournaments
    .no-page = Nothing is here
    .no-page-reason = The address may be old, or the tournament, round or player does not exist.
    .defect = The server made a mistake
    .defect-reason = It is written down in the log of the server. What you typed is kept on your device. Go back and try again.
    .not-permitted = Not permitted
    .not-permitted-reason = Your account does not permit this. The chief arbiter appoints arbiters under Settings; staff accounts make tournaments.
    .outage = Nothing that was recorded is lost, and what you typed is kept on your device. This page loads again by itself.
    .try-again = Try again
