PlayerMovedAway = { PLAYER($player) } – przeniesienie do: { $section_name }. Cofnij to przeniesienie albo przenieś zawodnika stamtąd z powrotem.

PlayerMovedHere = { PLAYER($player) } – przeniesienie tutaj z: { $section_name }. Cofnij raczej to przeniesienie; cofa ono obie połowy.

GameUnfinished = { PLAYER($player) } – { PLAYER($opponent) }, { BOARD($board) }, runda { $round }: nie ma wyniku. Najpierw go wpisz albo zmień opublikowaną parę.

MoveReplaced = { PLAYER($player) } – zgłoszenie nie jest już takie, jakim pozostawiło je to przeniesienie: nie ma czego cofać.

NoSuchSection = { $section } nie jest inną grupą turniejową festiwalu „{ $event }”: zawodnika przenosi się między grupami jednego festiwalu.
