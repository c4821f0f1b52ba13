Script-Follow =
    .asking = Připojuje se
    .live = Živě
    .polling = Každých 15 s
    .lost = Není živě
    .copy = Kopie, každých 20 s
    .old = Stará kopie
    .copy-out-of-date = Tato kopie byla naposledy aktualizována v { $since }, { $ago }: je to verze { $version }, stav v { $time }, a může být neaktuální.
    .live-again = Opět živě: novinky se zobrazují ihned.
    .polling-now = Už ne živě: novinky se zobrazují každých 15 sekund.
    .out-of-date = Bez spojení (naposledy v { $since }, { $ago }): toto je verze { $version }, stav v { $time }, a může být neaktuální.
    .newer-seen = Tento telefon mezitím zobrazil verzi { $version }.

Script-Ago =
    .minutes = { $count ->
        [0] před chvílí
        [one] před minutou
        [few] před { $count } minutami
       *[other] před { $count } minutami
    }
    .hours = { $count ->
        [one] před hodinou
        [few] před { $count } hodinami
       *[other] před { $count } hodinami
    }

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
    .begins-in = za { $time }
    .begins-soon = { $minutes ->
        [one] { $round }. kolo začíná za { $minutes } minutu.
        [few] { $round }. kolo začíná za { $minutes } minuty.
       *[other] { $round }. kolo začíná za { $minutes } minut.
    }
    .begun = Nastal čas zahájení { $round }. kola.
    .remember = Zapamatovat v tomto telefonu
    .forget = Zapomenout v tomto telefonu

Script-Elsewhere =
    .led = Turnaj se nyní zobrazuje zde:
    .may-be-led = Pokud to potrvá, podívejte se sem:
