### What looks wrong about an entry. Each completes "of this player".

Odd =
    .title-unrated = { $title } without a rating
    .title-low = { $title } rated { $rating }, { $below } below what the title needed ({ $needed })
    .womans-title = A woman's title, { $title }, of a man
    .same-fide-id = FIDE id { $fide_id } stands at another entry too
    .no-fide-id = Rated { $rating }, but without a FIDE id
    .no-fide-id-of-a-guest = No FIDE id: only the federation { $federation } can have it made, and a report without it is refused (B.02)
    .born-in = Born in { $year }
    .born-on = Born on { $date }, which is no day
