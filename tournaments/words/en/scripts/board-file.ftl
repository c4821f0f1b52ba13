### A PGN of the electronic boards is shown, and what is ticked is claimed.

Script-BoardFile =
    .reading = Reading the file …
    .recording = Putting the claims on record …
    .read = { $count ->
        [one] { $count } game read
       *[other] { $count } games read
    }, { $bad ->
        [0] none with a problem
       *[other] { $bad } with problems
    }.
    .claim = Claim { $result }: { $name }
    .stands = { $result } stands: the claim calls an arbiter
    .kind = { $kind ->
        [same] said already
        [open] no result yet
       *[claim] will stand beside the board
    }
    .claim-ticked = { $count ->
        [0] Nothing ticked
        [one] Claim { $count } result
       *[other] Claim { $count } results
    }
    .recorded = { $count ->
        [one] { $count } claim is on record.
       *[other] { $count } claims are on record.
    }
    .boards = To the boards
