### The form of the prize fund.

Script-PrizeFund =
    .no-amount = «{ $text }» — не сумма; напишите { $decimals ->
            [0] 600
           *[other] 600 или 33.50
        }.
    .no-amount-of-prize = Строка { $line }: «{ $text }» — не сумма; напишите { $decimals ->
            [0] 600
           *[other] 600 или 33.50
        }.
    .too-much = «{ $text }» — слишком много: не более { $digits } цифр до точки.
    .too-much-of-prize = Строка { $line }: «{ $text }» — слишком много: не более { $digits } цифр до точки.
    .too-precise = { $decimals ->
            [0] «{ $text }»: у суммы в { $currency } нет знаков после точки.
           *[other] «{ $text }»: у суммы в { $currency } знаков после точки не более { $decimals }.
        }
    .too-precise-of-prize = { $decimals ->
            [0] Строка { $line }, «{ $text }»: у суммы в { $currency } нет знаков после точки.
           *[other] Строка { $line }, «{ $text }»: у суммы в { $currency } знаков после точки не более { $decimals }.
        }
    .no-percent = Число вида 15 или 12.5.
    .thing-alone = Строка { $line }: «{ $text }» — не сумма; напишите { $decimals ->
            [0] 600
           *[other] 600 или 33.50
        }, а одну вещь после точки с запятой: «; { $text }».
    .too-many-parts = Строка { $line }: не более чем сумма, вещь и её стоимость, через точку с запятой.
    .nobody = Игрока с номером { $number } нет.
    .half-points = Очки вида 6 или 6.5.
