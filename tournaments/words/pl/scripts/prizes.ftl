Script-PrizeFund =
    .no-amount = „{ $text }” nie jest kwotą; wpisz { $decimals ->
            [0] 600
           *[other] 600 lub 33.50
        }.
    .no-amount-of-prize = Wiersz { $line }: „{ $text }” nie jest kwotą; wpisz { $decimals ->
            [0] 600
           *[other] 600 lub 33.50
        }.
    .too-much = „{ $text }” to za dużo; cyfr przed kropką najwyżej { $digits }.
    .too-much-of-prize = Wiersz { $line }: „{ $text }” to za dużo; cyfr przed kropką najwyżej { $digits }.
    .too-precise = { $decimals ->
            [0] „{ $text }”: kwota w { $currency } nie ma miejsc po przecinku.
           *[other] „{ $text }”: kwota w { $currency } ma miejsc po przecinku najwyżej { $decimals }.
        }
    .too-precise-of-prize = { $decimals ->
            [0] Wiersz { $line }, „{ $text }”: kwota w { $currency } nie ma miejsc po przecinku.
           *[other] Wiersz { $line }, „{ $text }”: kwota w { $currency } ma miejsc po przecinku najwyżej { $decimals }.
        }
    .no-percent = Liczba, na przykład 15 lub 12.5.
    .thing-alone = Wiersz { $line }: „{ $text }” nie jest kwotą; wpisz { $decimals ->
            [0] 600
           *[other] 600 lub 33.50
        }, a samą rzecz po średniku: „; { $text }”.
    .too-many-parts = Wiersz { $line }: najwyżej kwota, rzecz i jej wartość, rozdzielone średnikami.
    .nobody = Nikt nie ma numeru { $number }.
    .half-points = Punkty takie jak 6 lub 6.5.
