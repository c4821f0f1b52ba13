### Webhooks: the list, one of them with its deliveries.

Console-Webhooks =
    .title = Webhooks
    .about = A webhook tells a program elsewhere, as it happens, what the public pages show: results, pairings, players.
    .settings = Settings
    .in-use = In use
    .none = None.
    .make = Make a webhook
    .secret-of = Secret of { $address }
    .shown-only-now = It is shown only now. By it the program checks the signature of each message.
    .not-yours = Webhooks are the chief arbiter's matter, on the newest page of a console that logged in by password.

# How one fares.
Console-WebhookState =
    .well = All that happened has arrived, or is on the way.
    .failing = { $failures ->
        [one] The last try did not arrive
       *[other] The last { $failures } tries did not arrive
    }; the next is at { $next }. What follows waits.
    .by-chief = Stopped { $at }. What happens waits.
    .gave-up = Stopped { $at }: nothing arrived for a day. What happens waits.
    .gone = Stopped { $at }: the receiver says that it wants no more. What happens waits.

Console-WebhookFields =
    .address = Address
    .kinds = Tell it of
    .local = The address is on this machine or in the local network
    .local-means = Without the tick such an address is not called: nobody shall reach through this server what only it can reach. Who ticks it is kept, and it holds as long as he is the chief.

Console-Webhook =
    .title = Webhook
    .all = All webhooks
    .deliveries = Last deliveries
    .test = Send a test
    .go-on = Send what waits
    .skip = Go on from now
    .stop = Stop
    .message = Message
    .last-try = Last try
    .tries = Tries
    .status = Status
    .end = How it ended
    .acts = Acts
    .send-again = Send again
    .asked = about to be sent
    .remembered = The last hundred are remembered, not what was in them.
    .nothing-sent = Nothing was sent yet.
    .change = Address and kinds
    .made = Made by { $name }, { $at }.
    .allowed = The local address was allowed by { $name }, { $at }.
    .not-allowed = The local address was allowed by { $name }, { $at }. It is not called now: whoever is chief has to tick it, and who runs the server must not forbid it.
    .more = Secret and end
    .new-secret = Make a new secret
    .new-secret-means = For a day messages carry both signatures.
    .remove = Remove the webhook
    .remove-means = What waits is not sent any more.
