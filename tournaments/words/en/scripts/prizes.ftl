### The form of the prize fund.

Script-PrizeFund =
    .no-amount = “{ $text }” is no sum; write { $decimals ->
            [0] 600
           *[other] 600 or 33.50
        }.
    .no-amount-of-prize = Line { $line }: “{ $text }” is no sum; write { $decimals ->
            [0] 600
           *[other] 600 or 33.50
        }.
    .too-much = “{ $text }” is too much: { $digits } digits before the point at most.
    .too-much-of-prize = Line { $line }: “{ $text }” is too much: { $digits } digits before the point at most.
    .too-precise = { $decimals ->
            [0] “{ $text }”: a sum in { $currency } has no decimals.
           *[other] “{ $text }”: a sum in { $currency } has { $decimals } decimals at most.
        }
    .too-precise-of-prize = { $decimals ->
            [0] Line { $line }, “{ $text }”: a sum in { $currency } has no decimals.
           *[other] Line { $line }, “{ $text }”: a sum in { $currency } has { $decimals } decimals at most.
        }
    .no-percent = A number like 15 or 12.5.
    .thing-alone = Line { $line }: “{ $text }” is no sum; write { $decimals ->
            [0] 600
           *[other] 600 or 33.50
        }, and a thing alone after a semicolon: “; { $text }”.
    .too-many-parts = Line { $line }: a sum, a thing and its worth at most, with semicolons between.
    .nobody = Nobody has the number { $number }.
    .half-points = Points like 6 or 6.5.
