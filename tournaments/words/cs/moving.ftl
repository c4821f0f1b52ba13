### Hráč, který přechází mezi dvěma turnaji jednoho festivalu.

PlayerMovedAway = { PLAYER($player) }: přesun do turnaje { $section_name }. Vezměte přesun zpět, nebo hráče odtamtud přesuňte zpátky.

PlayerMovedHere = { PLAYER($player) }: přesun sem z turnaje { $section_name }. Vezměte raději zpět přesun; zruší se tím obě jeho poloviny.

GameUnfinished = { PLAYER($player) } a { PLAYER($opponent) } spolu hrají v { $round }. kole ({ BOARD($board) }) a výsledek chybí: nejprve jej zapište, nebo změňte zveřejněnou dvojici.

MoveReplaced = Přihláška už není taková, jakou ji přesun zanechal, není co brát zpět: { PLAYER($player) }.

NoSuchSection = { $section } není další turnaj festivalu { $event }: přesun je možný jen mezi turnaji jednoho festivalu.
