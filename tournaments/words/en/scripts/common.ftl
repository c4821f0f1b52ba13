### What several scripts say: buttons, reasons, and what becomes of something that was sent.

Script-Common =
    .arbiter-decision = Arbiter's decision
    .board = Board { $board }
    .cancel = Cancel
    .close = Close
    .done-by-mistake = Done by mistake
    .done-as-labelled = { $what }: recorded.
    .kept = Kept on this device; it goes out by itself.
    .logged-out = You have been logged out; log in in another tab and try again.
    .player = Player
    .read = Read
    .recorded = Recorded.
    .refused = Refused.
    .see-above = Refused: see above.
    .sending = Sending …
    .take-back = Take back
    .what-it-reaches = What it reaches

# Whether a hall screen is there, on the page of screens.
Script-Screens =
    .shows = version { $version }, { $width } × { $height }
    .page = { $kind }, page { $page }/{ $pages }, { $shown }
    .behind = shows version { $version }; the newest is { $newest }
    .silent = lost: last heard { $time }, version { $version }
