Shared-KnownHead =
    .title = Je tento otisk v deníku?
    .explained = Každý vytištěný list, každá veřejná stránka a každý auditní balíček uvádí otisk konce deníku ve své chvíli: začátek hashe a za znakem @ číslo události. Vložte ho sem, nebo naskenujte kód listu. Odpověď ukáže, zda v tomto deníku stále je to, co v něm bylo tehdy.
    .head = Otisk, nebo řádek, ve kterém je uveden
    .example = 3f9c20d1ab47@311
    .ask = Je v tomto deníku?
    .scan = Naskenovat kód listu
    .camera = Co vidí kamera
    .unreadable = Otisk má { $fewest } až { $digits } znaků 0–9 a a–f, případně za znakem @ číslo události: 3f9c20d1ab47@311.
    .no-such-event = Událost { $event } neexistuje.

Shared-KnownHeadAnswer =
    .at = { " " }({ $moment })
    .in-log = { $after ->
        [0] Ano: je to událost { $event } tohoto deníku{ $at }; po ní už nic nenásledovalo.
        [one] Ano: je to událost { $event } tohoto deníku{ $at }; po ní následuje { $after } událost.
        [few] Ano: je to událost { $event } tohoto deníku{ $at }; po ní následují { $after } události.
       *[other] Ano: je to událost { $event } tohoto deníku{ $at }; po ní následuje { $after } událostí.
    }
    .other-number = Hash v tomto deníku je, patří ale události { $event }{ $at }, ne události { $asked }: přečtěte číslo znovu.
    .other-event = Ne: událost { $asked } je v tomto deníku jiná{ $at }. Deník byl spočítán znovu, nebo byla obnovena jiná záloha.
    .log-ends-before = { $missing ->
        [one] Ne: tento deník končí událostí { $ends }{ $at }, před událostí { $asked }: chybí { $missing } poslední událost. Konec byl odříznut, nebo byla obnovena starší záloha.
        [few] Ne: tento deník končí událostí { $ends }{ $at }, před událostí { $asked }: chybí { $missing } poslední události. Konec byl odříznut, nebo byla obnovena starší záloha.
       *[other] Ne: tento deník končí událostí { $ends }{ $at }, před událostí { $asked }: chybí { $missing } posledních událostí. Konec byl odříznut, nebo byla obnovena starší záloha.
    }
    .not-in-log = Ne: žádná událost tohoto deníku nemá tento hash; deník končí událostí { $ends }{ $at }. Konec byl odříznut, deník byl spočítán znovu, nebo byla obnovena jiná záloha.
    .damaged = Hash v tomto deníku je, ale událost { $broken } byla změněna: před tímto místem už není to, co tam bylo.
