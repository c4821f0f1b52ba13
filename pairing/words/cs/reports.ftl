### Co je v souboru se zprávou pochybné nebo chybné; řádek, hráč a záznam stojí vedle.

Pairing-Doubt =
    .points = uvedeno bodů { $stated }, z výsledků vychází { $made }
    .rank = uvedeno místo { $rank }, správně je { $place } nebo dělené místo
    .rank-with-fewer = uvedeno místo { $rank }, ale místo { $before } s méně body má { $player }
    .rank-with-more = uvedeno místo { $rank }, ale místo { $before } s více body má { $player }
    .same-fide-id = hráč { $player } má stejné FIDE ID { $fide_id }
    .same-person = hráč { $player } má stejné jméno a datum narození
    .short-of-one = { $round }. kolo: { $result } a { $theirs } soupeře { $opponent } se liší v tom, zda táhli oba
    .no-start-date = první den není datum: { QUOTED($text) }
    .no-end-date = poslední den není datum: { QUOTED($text) }
    .end-first = konec { $end } je před začátkem { $start }
    .born-late = datum narození { $date } není před turnajem
    .no-round-date = datum { $round }. kola není datum: { QUOTED($text) }
    .round-early = { $round }. kolo je { $date }, před předchozím kolem
    .round-outside = { $round }. kolo je { $date }, mimo turnaj
    .dates = dat kol { $dates }, kol { $rounds }
    .count-of-players = uvedeno hráčů { $stated }, v souboru { $count }
    .count-of-rated = uvedeno hráčů s ratingem { $stated }, v souboru { $count }
    .no-sex = pohlaví je m nebo w, ne { QUOTED($text) }
    .no-title = { QUOTED($text) } není titul
    .no-fide-id = { QUOTED($text) } není FIDE ID
    .no-birth-date = { QUOTED($text) } není datum narození
    .no-federation = { QUOTED($text) } není federace
    .no-rank-method = { QUOTED($text) } není způsob startovního pořadí
    .no-time-control = { QUOTED($text) } není kód tempa hry
    .two-orders = kritéria pořadí jsou uvedena už v 202
    .accelerated-twice = virtuální body hráče { $player } jsou už na řádku { $line }
    .colour-without-opponent = { $round }. kolo: barva bez soupeře se neuchová
    .unknown-record = záznam { QUOTED($code) } není známý a nepoužije se
    .prohibition-without-rounds = kola (sloupce 5-7 a 9-11) nejsou uvedena: od prvního, nebo do posledního
    .change-unreadable = změnu propozic nelze přečíst: { $comment }
    .change-contradicted = od { $round }. kola je uvedeno { $name }: { $value }, potom však { $after }
    .read-as-pab = { $round }. kolo: { $result } bez soupeře je volno z párování
    .read-as-full-bye = { $round }. kolo: { $result } bez soupeře je volno za 1 bod
    .read-as-half-bye = { $round }. kolo: { $result } bez soupeře je volno za ½ bodu
    .read-as-zero-bye = { $round }. kolo: { $result } bez soupeře je volno za 0 bodů

Pairing-Contradiction =
    .number-twice = startovní číslo { $player } je už na řádku { $line }
    .no-player = hráč { $player } neexistuje
    .listed-twice = hráč { $player } je v záznamu { $times }×
    .prohibition-of-one = zákaz potřebuje dva hráče
    .points-for-nobody = body nejsou pro nikoho
    .no-round = { $round }. kolo neexistuje, kol v turnaji: { $rounds }
    .match-points = zápasové body (sloupce 8-11) patří k soutěži družstev; body jednotlivců jsou ve sloupcích 14-17
    .byes-twice = volna { $bye } v { $round }. kole jsou i na řádku { $line }
    .two-byes = { $round }. kolo: volno { $bye } a { $other }
    .bye = volno { $bye } v { $round }. kole, ale vlastní řádek hráče uvádí { $result }
    .bye-but-paired = volno { $bye } v { $round }. kole, ale podle vlastního řádku má hráč dvojici
    .no-opponent = { $round }. kolo: soupeř { $opponent } neexistuje
    .not-mutual = { $round }. kolo: soupeř je { $opponent }, ale { $opponent } má soupeře { $theirs }
    .not-mutual-alone = { $round }. kolo: soupeř je { $opponent }, ale { $opponent } soupeře nemá
    .same-colour = { $round }. kolo: { $opponent } má stejnou barvu
    .results-disagree = { $round }. kolo: výsledek { $result ->
        [blank] (prázdný)
       *[other] { $result }
    } neodpovídá výsledku { $theirs ->
        [blank] (prázdný)
       *[other] { $theirs }
    }, který má { $opponent }
    .rounds = zapsáno kol { $recorded }, ale turnaj jich má { $rounds }
    .result-missing = { $round }. kolo: chybí výsledek
    .second-bye = { $round }. kolo: volno z párování už má hráč { $player }
