### What the checker says of a report file that was paired again.

Pairing-Check =
    .named = no. { $tpn } { $name }
    .nobody = nobody
    .the-bye = the bye
    .bye = The file gives the bye to { $filed }, the rules give it to { $right }.
    .pair = The rules pair { $white } (White) with { $black }. The file gives them { $of_white } and { $of_black }.
    .colour = { $white } has White against { $black } in the file, Black by the rules.
    .worse = With the file's bracket { $bracket }, { $because }.
    .later = The file's bracket { $bracket } is equally good, but comes later in the order.
    .better = The file's bracket { $bracket } is better, please report it: { $contradiction }.
    .cited = { $says } ({ $article })
    .in-round = Round { $round }: { $says }
    .comment = Round { $round }: the file says: { $comment }
    .result = { $rounds ->
        [one] { $rounds } round was
       *[other] { $rounds } rounds were
    } paired again by { $system }: { $differing ->
        [0] all agree
       *[other] { $differing } differ
    }.
    .boards-not-compared = The order of the boards is not part of a report file; it was not compared.
    .regulations-changed = The regulations were changed from round { $round } on; rounds before it are checked by what held then: { $held }.

# What a report file leaves open.
Pairing-Assumed =
    .newest-system = The file does not name a system (record 192); { $system } is taken.
    .system-of-day = The file does not name a system (record 192); it began on { $day } (record 042), so { $system } is taken.
    .number-of-rounds = The file does not say how many rounds there are (142, XXR); { $rounds } are taken.
