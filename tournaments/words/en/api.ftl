### What the API answers to requests that it cannot read or serve.

Outage =
    .disk-full = The server's disk is full.
    .disk-broken = The server cannot read or write its disk.
    .read-only = The server's disk or database takes no writes.
    .database-locked = The server's database is locked by another program.
    .database-busy = The server's database is busy with a long piece of work.
    .database-starting = The server's database is starting.
    .database-away = The server's database does not answer.
    .not-leading = This machine follows the hall and records nothing. It is led at { $address }: open the page there.
    .in-doubt = This machine was started again and cannot know whether the second one leads the hall meanwhile. Nothing is recorded until that one answers, or the chief arbiter says that it does not.
    .follower-away = The second machine has not confirmed that it has this. It is sent again by itself; the chief arbiter can choose to go on with one disk.
    .newer-program = A newer version of Openhall has written to this tournament, and this server is of an older one. It goes on when the server has been renewed.

ApiError =
    .busy = The server is busy; try again in a moment.
    .too-long = That is too much for one request.
    .wrong-host = This server does not go by that name; OPENHALL_HOSTS lists the names it has.
    .no-socket = There is no socket at this address.
    .wrong-password = User name or password is wrong.
    .too-many-attempts = Too many attempts. { $seconds ->
        [one] Expected available in { $seconds } second.
       *[other] Expected available in { $seconds } seconds.
    }
    .token-ended = This token does not work, or does not any more.
    .demo-account = Demo accounts work on the server's own machine only.
    .not-authenticated = Authentication credentials were not provided.
    .method-not-allowed = Method "{ $method }" not allowed.
    .unsupported-media-type = Unsupported media type "{ $type }" in request.
    .throttled = Request was throttled. { $seconds ->
        [one] Expected available in { $seconds } second.
       *[other] Expected available in { $seconds } seconds.
    }
    .permission-denied = You do not have permission to perform this action.
    .log-damaged = The log of { $stream } is damaged: { $damage }. Nothing is recorded until that is mended; `manage.py verify` says more.
    .nothing-here = There is nothing at this address.
    .no-command = There is no command { $name }; /api/v1/schema/ names those there are.
    .not-recordable = The log cannot keep this: { $why }.
    .unreadable = The request is not readable.
    .not-permitted = This is not permitted.
    .device-revoked = { $device } was revoked. Nothing typed on it is taken any more; tell the chief arbiter what it was.

Unreadable = { $why }.
    .in-place = { $why } in { $place }.
    .no-json = This is no readable JSON: { $why }.
    .sign = The sign { $sign } is not allowed in { $place }.
    .line = { $place } { $fault }.
    .time-zone = “{ $name }” is no time zone; write it like Europe/Prague.
    .no-file = The request has no file.
    .the-file = The file
    .ticks = Ticks belong to the page that showed them.
    .too-many-ids = ids are { $most } at most.
    .ids = ids are command ids with commas between.
    .number = { $name } is a whole number from 0 to { $largest }.
    .whole-number = { $name } is a whole number.
    .numbers = { $name } lists at most { $most } different numbers, with commas.
    .at = at is the number of an event or a time like 2026-11-21T14:05.
    .time = { $name } is a time like 2026-11-21T14:05.
    .one-of = { $name } is one of { $known }.
    .code-of-192 = { $code } does not name the system { $system } in record 192.
    .result = { $text } is no result.

FileDefective =
    .problem = Nothing was entered: { $problem }
    .no-players = Nothing was entered: no players

# Beside a field.
FieldError =
    .needed = This is needed.
    .no-such-field = There is no such field.
    .federation = Three capital letters, like CZE, or none.
    .capitals = Three capital letters, like CZE.
    .list-source = fide, or three capital letters of a federation, like CZE.
    .month = A month, like 2026-10.
    .seed = Letters from A to Z without accents, digits, blanks and hyphens.
    .subject = A board, a round or a player: game:3.1.12, round:3 or player:41.
    .shown = A board, an appeal or a player: game:3.1.12, appeal:2 or player:41; for screens and diplomas organiser:pictures.
    .title = A FIDE title (GM, IM, WGM, FM, WIM, CM, WFM, WCM), or none.
    .sex = m, w or nothing.
    .birth-date = A year or a date: 1998 or 1998-05-31.
    .digits = Digits only, 11 at most.
    .head = A head of the log: 16 to 64 digits of its hash, an @, the number of the event.
    .slug = Small letters, digits and hyphens, 60 at most.
    .screen = Small letters, digits and hyphens, 20 at most.
    .letters = Two capitals with a hyphen between them, as in A-K.
    .language = A language, as in: cs, en, pl-PL.
    .article = An article, like C.04.2 4.4.
    .at-most-signs = At most { $limit } signs.
    .at-most = At most { $limit } of them.
    .number-from = A whole number, { $limit } or more.
    .number-to = A whole number, { $limit } at most.
    .number = A whole number.
    .no-choice = “{ $limit }” is none of the choices.
    .yes-or-no = Yes or no.
    .name = The name { $fault }.

# What a glance finds in the tables of a log.
LogDamage =
    .cut = the head is event { $head }, but the events end at { $last }
    .beyond-head = there are events up to { $last }, but the head is { $head }
    .other-event = event { $last } is not the one that the head names
    .answered-beyond = commands were answered up to event { $answered }, but the log ends at { $head }
    .scopes-beyond = scopes were moved up to event { $moved }, but the log ends at { $head }
    .scopes-moved = scopes were moved after event { $head } already, where the log ends
