### An event of several sections: its page, and one person in several of them.

Public-Festival =
    .over = Over: the standings are final
    .round = Round { $round } of { $rounds }
    .before = { $count ->
        [one] Before round 1, { $count } player
       *[other] Before round 1, { $count } players
    }
    .link = All sections of { $event }
    .elsewhere = In the other sections of { $event }
    .nowhere-else = { $player } plays in no other section of this event, as far as the FIDE ids say.
    .opponent = The opponent of this round: { $opponent }
    .stands = Points: { $points }, rank { $rank }
    .met = Against { $opponent }, round { $round }, { $colour }: { $outcome }
