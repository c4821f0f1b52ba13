### Webhooks: why one is not made, and how a try to deliver a message ended.

# Why a webhook is not made or changed.
NoWebhook =
    .too-many = A tournament has { $most } webhooks at most; remove one first.
    .kind = There is no kind of events called { $kind }.

NotAnAddress =
    .long = An address has { $most } characters at most, and no blanks.
    .scheme = The address must begin with https:// or http://.
    .sftp = The address must begin with sftp://.
    .credentials = The address must not hold a user name or a password.
    .host = There is no name or address of a machine in it that could be called.
    .ascii = Write what is not a plain letter in the path as %XX.
    .port = Port { $port } is none that is called: { $usual }, or one from 1024 on.
    .local = { $host } is on this machine or in the local network. Tick that this is meant.
    .local-off = This server calls no address of its own machine or network; only who runs it can allow that.
    .never = { $host } is called by no webhook.

# What of each kind of events is public, and told.
WebhookKind =
    .results = results
    .corrections = corrections
    .players = players
    .rounds = rounds and pairings
    .start = games lost by default
    .appeals = appeals about games
    .photos = people who were erased
    .settings = settings
    .others = lots

# How a try to deliver a message ended, by the code of the problem.
WebhookProblem = delivered
    .status = refused
    .timeout = no answer within 10 seconds
    .address = not called: an address of the local machine or network, or none of anybody
    .unknown-host = the name is not known
    .no-connection = no connection
    .certificate = its certificate is not trusted
    .tls = no secure connection
    .not-http = the answer is not HTTP
    .other-log = not sent: the event is not in this log
    .defect = not sent: this server could not describe the event; its log says why
    .sealed = not sent: its secret was sealed by another server; make a new one
