### A player who moves between two sections of one event.

PlayerMovedAway = { PLAYER($player) } was moved to { $section_name }: take that move back, or move the player back from there.

PlayerMovedHere = { PLAYER($player) } was moved here from { $section_name }: take that move back instead; it takes back both halves.

GameUnfinished = { PLAYER($player) } plays { PLAYER($opponent) } on { BOARD($board) } of round { $round }, and there is no result: enter it first, or change the published pairing.

MoveReplaced = The entry of { PLAYER($player) } is not as that move left it: there is nothing to take back.

NoSuchSection = { $section } is no other section of { $event }: a player moves between sections of one event.
