### What is answered around a decision: other logs, imports, erasures.

OtherLog = This was typed on a page that knew another log of the tournament: a back-up was put back since. Nothing was recorded; look at the page again.

EntriesBegunMeanwhile = Somebody has been entered, or the tournament has started, since the file was read. Nothing was imported; read the file again to see what it would do now.

ListChangedMeanwhile = The entries have changed since you looked: { MOVED($moved, $count) }. Nothing was done.

NameNotTyped = Type the name as it stands here, { $name }, to say that this person is meant.

NameTaken = There is a tournament { $stream } already.

CommandReused = The command id { $command_id } was used for another command already.

OtherWords = { $words }

TextsNotChosen = Nothing was erased: { $texts } texts may be about { $name }. Read what "texts" of this answer lists, and send it again with "texts": the seqs of those that go ([] if none does), and "read_seq": { $seq }.
    .one = Nothing was erased: 1 text may be about { $name }. Read what "texts" of this answer lists, and send it again with "texts": the seqs of those that go ([] if none does), and "read_seq": { $seq }.
    .sections-one = Nothing was erased: 1 text may be about { $name }. Read what "texts" of this answer lists, and send it again with "texts": the seqs of those that go ([] if none does), and "read_seq": { $seq }. "sections" lists those of { $there }: say in "sections" for each its slug, its "texts" and its seq as "read_seq".
    .sections = Nothing was erased: { $texts } texts may be about { $name }. Read what "texts" of this answer lists, and send it again with "texts": the seqs of those that go ([] if none does), and "read_seq": { $seq }. "sections" lists those of { $there }: say in "sections" for each its slug, its "texts" and its seq as "read_seq".

Moved = { $what } was “{ $shown }”, is “{ $now }”

# --- the clock of the server

ServersClock =
    .ahead-some = The server's clock is { $span } ahead of { $count } of { $consoles } consoles.
    .ahead-all = The server's clock is { $span } ahead of all { $count } consoles.
    .ahead-one = The server's clock is { $span } ahead of the only open console.
    .behind-some = The server's clock is { $span } behind { $count } of { $consoles } consoles.
    .behind-all = The server's clock is { $span } behind all { $count } consoles.
    .behind-one = The server's clock is { $span } behind the only open console.

# From two days, three hours and two minutes on.
TimeSpan =
    .days = { $count } days
    .hours = { $count } hours
    .minutes = { $count } minutes
    .seconds = { $count } seconds

# --- what stands beside the log

PersonalDetail =
    .name = Name
    .sex = Sex
    .birth_date = Birth date
    .fide_id = FIDE id
    .club = Club
    .contact = Contact
    .records = Record of a report file

# Reasons that the program gives itself.
OwnReason =
    .erased = (reason erased)
    .as-the-file-says = As the report file says
    .verification-slip = Verification pass: the slip says so
    .verification-one-row-off = Verification pass: typed one row off

# --- why a service cannot do it

NotJoined = The device was not recorded.
    .end = The log-in must end later than now, and within a month.
    .no-such-code = This code was used already, was replaced, or is older than 15 minutes.
    .account = This account is no longer in use.
    .used = This code was used already.
    .no-arbiter = Only an arbiter of this tournament has devices here.
    .for-others = Only the chief arbiter makes codes for others.
    .pass = A device that joined by a code cannot go on here by itself. Ask for a new code.

NotInvited = The appointment was not recorded.
    .not-chief = Only the chief arbiter of this tournament invites.
    .too-many = { $open } invitations are open already; take some back first.
    .no-such-link = This link was used already, was taken back, or is older than two days.
    .inviter-not-chief = Who invited you is no longer chief arbiter of this tournament. Ask the present chief for a new link.
    .used = This link was used already.

NotMade =
    .too-many = { $most } tokens of yours work already; revoke some first.
    .revoked = This token was revoked; make another one.
    .too-long = A token lasts { $days } days at most.
    .only-by-password = A token makes, renews and revokes no tokens: log in by password.

NotAPicture = { $name } is no picture (JPEG, PNG or WebP).
    .large = { $name } has { $size } MB; { $most } MB is the most.
    .heic = { $name } is a HEIC picture, which only Apple's devices can read. Set the camera to “most compatible”, or choose a JPEG or PNG.
    .pixels = { $name } has more than { $most } megapixels.
    .broken = { $name } is broken: the picture in it cannot be read.

NotChanged = Only the chief or a deputy of one of its sections changes an event.
    .others = Nothing was changed. This changes { $sections } as well, which is a matter of the chief or a deputy there.
    .section = { $section }: { $words }
