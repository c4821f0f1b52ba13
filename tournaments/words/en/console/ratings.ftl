### Changes of ratings, and the norm watch.

Console-Ratings =
    .title = Ratings
    .not-rated = This tournament is not rated
    .not-rated-about = The settings say what it is rated as.
    .no-round = Changes of ratings show here once round 1 is published.

Console-Norms =
    .title = Norms
    .estimate = An estimate by B.01 1.1, 1.4 and 1.5.6. What the program cannot know is left open; the FIDE Qualification Commission decides.
    .none = There are no norms to make here
    .none-about = Norms are made in tournaments that are rated as standard; the settings say what this one is rated as.
    .no-round = Who could make a norm shows here once round 1 is published.
    .ask = A player asks what is needed
    .show = Show
    .candidates = Who could still make a norm
    .all =
        { $count ->
            [one] Show the { $count } candidate
           *[other] Show all { $count } candidates
        }
    .event = The host federation is that of the settings.
    .nobody-on-course = Nobody has the performance of a norm as it stands.
    .no-title-left = There is no norm left to make for this player, or he is not in the tournament any more.
    .others = { $count ->
            [one] One more norm that is possible by the figures
           *[other] { $count } more norms that are possible by the figures
        }
    .titles = Titles by rating
    .titles-about = FM { $fm }, CM { $cm }, WFM { $wfm } and WCM { $wcm } need the published rating and no norm. What this event does to it is an estimate.
    .certificate = Certificate (IT1)
    .certificate-draft = Certificate (IT1), draft
    .what-is-missing = What is missing in it
    .conditions = The event
    .conditions-about = What B.01 asks of the event itself, of no player: its administration (1.1), exemptions from the mix of federations (1.4.3), and what one norm of an application has to be. The settings say what is not played: dates, rate of play, arbiters, registration, what the event is.
    .conditions-failed = As the event stands no norm can be made in it without an approval: { $names }.
    .direct = Direct titles
    .direct-enter = Enter the table of direct titles
    .direct-table = The table of direct titles
    .direct-paper = List for FIDE (PDF)
    .direct-not-final = The standings are not final: this can change until the tournament is over.
    .who = { $who } has to look
    .article = (B.01 { $article })
