### Report to FIDE: the list before it is sent, papers, packages.

Console-FederationReport =
    .title = Report to FIDE
    .about = The chief arbiter gives the report to the rating officer of the federation, who uploads it (B.02 9.1).
    .code = TRF26 with { $code }
    .code-for = The report for programs that know only this older code of the pairing system (record 192)
    .checks = Before it is sent
    .verdict = State
    .what = What
    .who = Who
    .test = Self-test
    .test-about = The report is written, read back into memory, compared, and paired and ranked again. It takes a few seconds in a large event.
    .test-now = Test the report
    .test-good = The report read back is the same tournament, and its pairings and standings agree with the rules.
    .test-nothing-yet = No round is published yet, so there is nothing to test.
    .test-bad = The report read back is not the same, or its pairings or standings do not agree with the rules.
    .test-checked = What the checker of pairings says (English, as the file)
    .papers = Papers
    .draft = draft
    .complete = complete but for what is signed by hand
    .supplied = { $what } ({ $who })
    .no-certificates = No norm was made, so there is no certificate.
    .arbiters = Arbiters’ norms
    .arbiters-about = The confidential part is written by the chief arbiter, about the chief arbiter by the organiser.
    .no-arbiters = No arbiter is named in the settings.
    .packages = Packages
    .package = Report { $number }
    .of-event = event { $event }
    .made-by = { $arbiter }, { $at }
    .why = Why
    .changes = What it says otherwise than report { $number }
    .nothing-changed = Nothing in the report file.
    .since = Since then the report has changed:
    .digest = SHA-256 of its list of files
    .look-digest = Compare with its digest
    .look-digest-label = Compare report { $number } with its digest
    .as-recorded = Made again now, it is byte for byte the package on record.
    .not-as-recorded = Made again now, it differs from the package on record: another version of the program, another language of the hall, or data that was erased. The download says so in a file of its own.
    .download = Download
    .none = No package was made yet.
    .make = Make report { $number } …
    .make-label = Report { $number } for the federation
    .confirm = The package is made of the record as it stands, and recorded with its digest.
    .confirm-draft = The tournament is not closed: results may still change.
    .blocked = The report is blocked: { $count ->
        [one] 1 player has
       *[other] { $count } players have
    } no FIDE id (B.02 9). It is made only with a reason, which stays on record.
    .blocked-reasons = Federation asked, id to follow|Interim report|Arbiter's decision
    .reasons = Wrong FIDE id|Result corrected|FIDE or the federation sent it back|Arbiter's decision
    .for-chiefs = Chief arbiter and deputies make packages and take them.
