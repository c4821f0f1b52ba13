### The tokens of whoever asks.

Console-Tokens =
    .title = Your tokens
    .about = By a token a program acts for you: it may do what you may, in every tournament in which you have a role.
    .all-tournaments = All tournaments
    .shown = Token “{ $name }”
    .shown-only-now = It is shown only now. The program sends it with each request, as { $header }.
    .in-use = In use
    .none = None.
    .make-anew = Make anew { $token }
    .make-anew-means = Another secret for the same token: the one a program has now works no longer
    .revoke = Revoke { $token }
    .ended = Ended lately
    .revoked = made { $made }, revoked { $revoked } by { $by }
    .over = made { $made }, over since { $ended }
    .no-such = You have no token { $number }.

# How long it is good for, as its owner and as the chief arbiter read it.
Console-TokenTimes =
    .used = made { $made }, last used { $used }, until { $ends }
    .unused = made { $made }, not used yet, until { $ends }
    .own-by-password-used = made { $made } by a program with your password, last used { $used }, until { $ends }
    .own-by-password-unused = made { $made } by a program with your password, not used yet, until { $ends }
    .by-password-used = made { $made } by a program with the password, last used { $used }, until { $ends }
    .by-password-unused = made { $made } by a program with the password, not used yet, until { $ends }

Console-MakeToken =
    .title = Make a token
    .what-for = What it is for
    .for-example = Screen in the foyer
    .ends-after = It ends after
    .days = { $days ->
            [1] a day
            [7] a week
            [366] a year
           *[other] { $days } days
        }
    .means = Another password ends all of them. The chief arbiter of a tournament in which you have a role sees names and times of your tokens, and can revoke them.
