### What stands in the way of taking a report back: each is one of several in a sentence.

BuiltOnTheImport = The import cannot be taken back as it is: { EACH($in_the_way) }. Or leave this tournament as it is, and make a new one with the right file.

Built =
    .round = round { $round } was published since, and a published pairing stands (C.04.2 4.4)
    .pairing-in-hand = a pairing is in hand: discard it first, on the page Pairing
    .boards = the boards of round { $round } were changed: take that back first
    .closed = round { $round } was closed: reopen it first, on the page Pairing
    .clocks = the clocks of round { $round } were started: it is being played from this import
    .conflict = round { $round }, { BOARD($board) }: a conflict is open, resolve it first
    .result = round { $round }, { BOARD($board) }: a result was entered or corrected, take that back first
    .adjourned = round { $round }, { BOARD($board) }: the game was adjourned, take that back first
    .rated = round { $round }, { BOARD($board) }: what is rated was corrected, take that back first
    .colours = round { $round }, { BOARD($board) }: the colours were corrected, take that back first
    .decided = round { $round }, { BOARD($board) }: the chief arbiter decided on it
    .entered = { PLAYER($player) } was entered since: take that entry back first
    .corrected = { PLAYER($player) } was corrected, which would be lost
    .rating = { PLAYER($player) } got another rating: take that back first
    .merged = { PLAYER($player) } was merged: take that back first
    .withdrawn = { PLAYER($player) } was withdrawn, expelled or brought back: take that back first
    .bye = { PLAYER($player) } was granted a bye: revoke it first
    .committee = { PLAYER($player) } sits in the appeals committee: set it anew first
    .setting = { NAME("SettingName", $setting) } was set since: take that back first
    .prohibited-pairs = the prohibited pairs were set since: set them as they came, on the page Settings
    .virtual-points = the virtual points were set since: set them as they came, on the page Settings
    .regulations = the regulations were changed since: take that back first, on the page Activity
    .appeal = appeal { $appeal } was filed since
