Script-Follow =
    .asking = Připojuje se
    .live = Živě
    .polling = Každých 15 s
    .lost = Není živě
    .live-again = Opět živě: novinky se zobrazují ihned.
    .polling-now = Už ne živě: novinky se zobrazují každých 15 sekund.
    .out-of-date = Bez spojení: stav v { $time }, může být neaktuální.

Script-Page =
    .no-result-yet = zatím bez výsledku
    .results = Zapsané výsledky: { $count } z { $boards }.
    .all-results = Všechny výsledky jsou zapsány ({ $boards }).
    .all-but-adjourned = Zapsané výsledky: { $count } z { $boards }; { $adjourned ->
            [one] { $adjourned } partie je přerušená
            [few] { $adjourned } partie jsou přerušené
           *[other] { $adjourned } partií je přerušených
        }.
    .result = Šachovnice { $board }: { $result }
    .new-results = Nové výsledky: { $count }
    .new = Nové: { $heading }
    .no-code = Kód se nepodařilo načíst.
    .known-head = Je údaj z listu stále v deníku?
    .left = zbývá { $time }
    .over = skončilo
    .remember = Zapamatovat v tomto telefonu
    .forget = Zapomenout v tomto telefonu
