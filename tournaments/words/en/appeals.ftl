### Appeals, decisions, requests and papers.

NoSuchTime = The time is not readable.
    .date-and-zone = The time is not readable: it has a date and a zone.
    .over = { TIME($at) } is over already.
    .future = The time is not readable, or lies in the future.

AppealTooLate = The deadline of this appeal ended at { $deadline }, { $minutes } minutes after the decision or the end of the round (regulations; C.11 3.4.1). The chief arbiter can admit it for a cause.

AppealDecidedBefore = Appeal { $appeal } has been { NAME("AppealVerdict", $verdict) }; the decision is final.

RemedyIncomplete = A correction names the result that stands and the new one.

UnknownAppeal = There is no appeal { $appeal }.

HandedInWhen = The time at which the appeal was handed in has a date, a zone, and is not to come.

MemberTwice = Nobody sits in the committee twice.

UnknownMember = The committee has no such member.
    .by-name = No committee had a member { $member } by name.

NobodySat = Say which members of the committee decided.

NothingToRemedy = Only an appeal that is granted changes a board.

NoBoardToRemedy = This appeal is not about a board.

MemberUnnamed = A member is either a player, an account, or somebody by name.

MemberIsParty = { PLAYER($player) } is concerned by this appeal and cannot decide it; a reserve sits instead.

RoundNotPublished = Round { $round } has not been published.
    .to-appeal = There is no { SUBJECT($about) } that has been published.

PersonErased = Entry { $player } was erased on request; nothing personal about it is kept any more.
    .member = A member whose name was erased does not come back; name him anew.

TooManyPictures = There are { $most } pictures of this already.
TooManyFilesOfMoves = There are { $most } files with moves already.

StillPlaying = { PLAYER($player) } still plays here; withdraw the entry first, or erase it after the tournament is closed.

UnknownPapers = Something that is to be erased is not in the log.
    .not-his = Event { $event } has no text that is about this person.

NobodyAsked = Name the players who asked.

UnknownWitness = Witnesses listed with a decision are arbiters of this tournament.

StillSits = This member still sits in the appeals committee; take him out first, or erase the name after the tournament is closed.

# --- what committee and arbiters read beside an appeal

Interest =
    .party = is concerned himself
    .federation = same federation ({ $federation }) as { $players }

AppealReaches =
    .rating = Round { $round } has ended: a correction counts for the rating report alone, and standings and pairings keep what stands ({ $article }).
    .after-next = Round { $round } stays as it is paired; a correction counts from the pairing after it on ({ $article }).

# What can still be appealed against.
Disputable =
    .pairing = pairing
    .results = results of its games
    .withdrawn = withdrawn
    .expelled = expelled

# The rules an appeal is measured by; the Handbook's own words decide.
ArticleInBrief =
    .Laws-6-7-1 = Whoever arrives at the board after the default time loses, unless the arbiter decides otherwise.
    .Laws-11-8 = When both players are found guilty, both lose the game.
    .Laws-11-10 = A player may appeal against a decision of the arbiter.
    .Laws-12-9 = The penalties an arbiter can give, up to the exclusion.
    .C-04-2-1-4 = The pairing is objective, impartial and reproducible: everybody who follows the rules comes to the same one.
    .C-04-2-3-1 = A game that is not finished counts as a draw for the pairing alone.
    .C-04-2-3-5 = Two players who were paired and did not play their game may be paired again.
    .C-04-2-4-3 = A correction within the deadline counts for the next pairing, during the next round for the pairing after it, later for the rating alone.
    .C-04-2-4-4 = A published pairing is changed in the cases that this article names and in no other.
    .C-11-3-4-1 = An appeal is made in writing and within its deadline.
    .C-11-3-7 = It is heard only after the chief arbiter has decided.
