Script-PrizeFund =
    .no-amount = „{ $text }“ není částka; napište { $decimals ->
            [0] 600
           *[other] 600 nebo 33.50
        }.
    .no-amount-of-prize = Řádek { $line }: „{ $text }“ není částka; napište { $decimals ->
            [0] 600
           *[other] 600 nebo 33.50
        }.
    .too-much = „{ $text }“ je příliš mnoho: před tečkou smí být nejvýše { $digits } číslic.
    .too-much-of-prize = Řádek { $line }: „{ $text }“ je příliš mnoho: před tečkou smí být nejvýše { $digits } číslic.
    .too-precise = { $decimals ->
            [0] „{ $text }“: částka v { $currency } nemá desetinná místa.
           *[other] „{ $text }“: částka v { $currency } má desetinných míst nejvýše { $decimals }.
        }
    .too-precise-of-prize = { $decimals ->
            [0] Řádek { $line }, „{ $text }“: částka v { $currency } nemá desetinná místa.
           *[other] Řádek { $line }, „{ $text }“: částka v { $currency } má desetinných míst nejvýše { $decimals }.
        }
    .no-percent = Číslo jako 15 nebo 12.5.
    .thing-alone = Řádek { $line }: „{ $text }“ není částka; napište { $decimals ->
            [0] 600
           *[other] 600 nebo 33.50
        }, samotnou věc za středník: „; { $text }“.
    .too-many-parts = Řádek { $line }: nejvýše částka, věc a její hodnota, oddělené středníky.
    .nobody = Číslo { $number } nikdo nemá.
    .half-points = Body jako 6 nebo 6.5.
