### Ratingy: proč partie rating nemění, odkud je K, proč není první rating.

RatingNotCounted =
    .forfeit = Nehráno: rating se nemění
    .short = Skončila dříve, než obě strany táhly: rating se nemění
    .unrated-opponent = Soupeř bez ratingu
    .too-far = Rozdíl 600 bodů nebo více a jeden z hráčů má přes 2600: nezapočítává se (Rapid a Blitz 7.3.1)

KReason =
    .always = Pro všechny stejné v rapidu a blitzu do září 2022
    .new = Na listině krátce: méně než 30 partií (B.02 8.3.3)
    .new-listed = Listina FIDE uvádí { $listed } a věkem to není: nový na listině, méně než 30 partií (B.02 8.3.3)
    .new-or-young = Listina FIDE uvádí { $listed }: nový na listině, nebo mladý; rok narození není znám (B.02 8.3.3)
    .high = Rating už dosáhl 2400 (B.02 8.3.3)
    .high-listed = Listina FIDE uvádí { $listed }: rating dosáhl 2400 (B.02 8.3.3)
    .high-by-title = K titulu GM nebo IM bylo třeba dosáhnout ratingu 2400, bere se tedy za dosažený (B.02 8.3.3)
    .young = Pod 2300, do konce roku 18. narozenin (B.02 8.3.3)
    .usual = Obvyklé pod 2400 (B.02 8.3.3)

KListed = { $why }; listina FIDE uvádí { $listed }

KLowered = { $why }; sníženo z { $before }, protože K krát počet partií ({ $games }) je nejvýše 700

NoFirstRating =
    .no-games = Zatím žádná partie proti soupeři s ratingem.
    .too-few = { $games ->
            [one] { $games } partie proti soupeři s ratingem; je jich třeba pět, včetně partií z jiných turnajů během 26 měsíců (B.02 7.1.4).
            [few] { $games } partie proti soupeřům s ratingem; je jich třeba pět, včetně partií z jiných turnajů během 26 měsíců (B.02 7.1.4).
           *[other] { $games } partií proti soupeřům s ratingem; je jich třeba pět, včetně partií z jiných turnajů během 26 měsíců (B.02 7.1.4).
        }
    .zero = Žádný bod proti soupeřům s ratingem: první turnaj se pak nebere v úvahu, pozdější se počítá s ostatními (B.02 8.2.1).
    .too-low = Z partií vychází méně než 1400: hráč zůstává bez ratingu (B.02 7.1.4).
    .disregarded = Podle tehdejších pravidel se zde turnaj nepočítá: příliš málo soupeřů s ratingem nebo bodů.
    .older-rules = Turnaj se hrál před 1. březnem 2024: první ratingy z té doby se zde nepočítají.

RatingNotFides = { $count ->
        [one] S ratingem, který není od FIDE, v těchto údajích tedy bez ratingu: { $players }.
        [few] S ratingy, které nejsou od FIDE, v těchto údajích tedy bez ratingu: { $players }.
       *[other] S ratingy, které nejsou od FIDE, v těchto údajích tedy bez ratingu: { $players }.
    }
    .one = Rating { $rating } ({ $source }) není od FIDE: v těchto údajích je hráč bez ratingu.

FirstRatingCounts = Do prvního ratingu se { $games ->
        [one] počítá { $games } partie
        [few] počítají { $games } partie
       *[other] počítá { $games } partií
    } proti soupeřům s ratingem, body: { $score }.
    .today = Do prvního ratingu se { $games ->
        [one] počítá { $games } partie
        [few] počítají { $games } partie
       *[other] počítá { $games } partií
    } z nejméně 5 proti soupeřům s ratingem ({ $enough ->
        [yes] splněno
       *[no] otevřené: s dalšími turnaji během 26 měsíců
    }, B.02 7.1.4), body: { $score } ({ $scored ->
        [yes] více než nula
       *[no] nula: první turnaj se pak nebere v úvahu
    }, B.02 8.2.1).
    .left-out = { $count ->
        [one] Nepočítá se { $rounds }. kolo.
        [few] Nepočítají se kola { $rounds }.
       *[other] Nepočítají se kola { $rounds }.
    }

FirstRatingHow = Průměr se dvěma soupeři s ratingem 1800, počítanými jako remízy: { $average }; { $percent } % dává { $difference }: { $computed } (B.02 8.2).
