### Appeals, decisions, requests and papers.

NoSuchTime = The time is not readable.
    .date-and-zone = The time is not readable: it has a date and a zone.
    .over = { TIME($at) } is over already.
    .future = The time is not readable, or lies in the future.

AppealTooLate = The deadline of this appeal ended at { $deadline }, { $minutes } minutes after the decision or the end of the round (regulations; C.11 3.4.1). The chief arbiter can admit it for a cause.

AppealDecidedBefore = Appeal { $appeal } has been { $verdict }; the decision is final.

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

StillPlaying = { PLAYER($player) } still plays here; withdraw the entry first, or erase it after the tournament is closed.

UnknownPapers = Something that is to be erased is not in the log.
    .not-his = Event { $event } has no text that is about this person.

NobodyAsked = Name the players who asked.

UnknownWitness = Witnesses listed with a decision are arbiters of this tournament.

StillSits = This member still sits in the appeals committee; take him out first, or erase the name after the tournament is closed.
