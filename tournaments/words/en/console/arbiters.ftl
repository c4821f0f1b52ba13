### The arbiters of a tournament, their invitations and tokens.

Console-Arbiters =
    .title = Arbiters
    .name = Name
    .role = Role
    .boards = Boards
    .acts = Acts
    .what-he-did = What { $name } did
    .dismiss = Dismiss
    .dismiss-of = Dismiss { $name }
    .dismiss-means = { $name } can no longer type anything in this tournament. What was typed stays.
    .devices = Devices
    .appoint = Appoint
    .appointment = Appointment
    .account = Account
    .first-board = First board (0: all)
    .last-board = Last board (0: all)
    .invitations = Open invitations
    .tokens = Tokens of the arbiters

Console-Invite =
    .title = Invite somebody who has no account
    .name = Name
    .no-sector = Boards { $first } to { $last } are no sector.
    .make = Make a link
    .chief-alone = Only the chief arbiter of this tournament invites.
    .beside = In these sections too

Console-Invitations =
    .title = Invitations
    .settings = Settings
    .link-for = Link for { $name }
    .works-once = It works once, for two days, and is shown only now.
    .open-here = Open it in another browser of this machine; it works nowhere else.
    .open = Open invitations
    .none = None.
    .until = { $role }, until { $until }
    .boards-until = { $role }, boards { $first }–{ $last }, until { $until }
    .take-back = Take back
    .others = Also in: { $sections }

# The page behind the link.
Console-Invited =
    .page = Invitation
    .no-account = No account is made here
    .title = Your account, { $name }
    .choose = { $role } in { $tournament }. Choose how you log in.
    .user-name = User name
    .name-taken = A user with that username already exists.
    .make = Make the account

Console-ArbitersTokens =
    .page = Tokens
    .title = Tokens of the arbiters
    .about = By a token a program acts for an arbiter. Who has one that was lost makes another; here you end it.
    .settings = Settings
    .in-use = In use
    .none = None.
    .token = { $user }: { $token }
    .revoke = Revoke { $token }
    .token-of = { $token } of { $user }
    .means = A token that you revoke ends in every tournament; its owner sees that it was you.
    .not-yours = Tokens of others are the chief arbiter's matter.
