### Reports for the federation: what is refused.

ReportNumberTaken = Report { $number } cannot be made: the next one is report { $next }. Read the page again.
ReportOfOlderRecord = Report { $number } cannot be made of the record up to event { $base }: the one before was made of it up to event { $last }. Read the page again.

PlayersWithoutId = The report stays blocked: a tournament with players who have no FIDE id is sent back (B.02 9). Without one: { PLAYERS($players) }. Enter the ids, or say why the report is made without them.
