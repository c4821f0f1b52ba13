### Who is no arbiter of a tournament.

Console-NotYours =
    .page = Not your tournament
    .title = You are no arbiter of this tournament
    .about = Its chief arbiter can appoint you under Settings. Until then you see what everybody sees.
    .public-page = Public page
    .all-tournaments = All tournaments
