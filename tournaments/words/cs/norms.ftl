### Sledování norem (B.01 1.4): požadavky a co by ještě stačilo. Vždy jen odhad.

NormStanding =
    .made = za současného stavu splněna
    .possible = možná
    .out = nedosažitelná

NormVerdict =
    .met = splněno
    .open = otevřené
    .failed = nesplněno
    .waived = nevyžaduje se

NormNeed =
    .least = z nejméně { $number }
    .most = z nejvýše { $number }

NormFigures = { $games ->
        [0] zatím žádná partie, požadovaný výkon { $required }
       *[other] výkon { $performance } z { $required }, { $score } z { $games }
    }

NormRequirement =
    .games = Partie
    .federations = Jiné federace než federace hráče
    .own-federation = { $federation ->
            [none] Soupeři z federace hráče
           *[other] Soupeři z federace hráče ({ $federation })
        }
    .one-federation = { $federation ->
            [none] Soupeři z jedné federace
           *[other] Soupeři z jedné federace ({ $federation })
        }
    .titleholders = Soupeři s titulem (ne CM, WCM)
    .required-titles = Soupeři s titulem { $titles }
    .average = Průměrný rating soupeřů
    .performance = Výkon v turnaji
    .score = Body: 35 %

NormShort =
    .games = počet partií
    .federations = federace
    .own-federation = soupeři z vlastní federace
    .one-federation = soupeři z jedné federace
    .titleholders = soupeři s titulem
    .required-titles = soupeři s požadovaným titulem
    .average = průměr
    .performance = výkon
    .score = 35 %

NormResult =
    .win = výhra
    .draw = remíza
    .loss = prohra

NormAhead =
    .needed = { $rounds ->
            [one] K požadovanému výkonu je ve zbývající partii třeba { $needed } b., má-li soupeř rating jako dosavadní ({ $average }).
            [few] K požadovanému výkonu je ve zbývajících { $rounds } partiích třeba { $needed } b., mají-li dosud nespárovaní soupeři rating jako dosavadní ({ $average }).
           *[other] K požadovanému výkonu je ve zbývajících { $rounds } partiích třeba { $needed } b., mají-li dosud nespárovaní soupeři rating jako dosavadní ({ $average }).
        }
    .stronger = { $rounds ->
            [one] K požadovanému výkonu nestačí ani výhra nad soupeřem s ratingem jako dosavadní ({ $average }): musel by být silnější.
            [few] K požadovanému výkonu nestačí ani výhra ve všech { $rounds } partiích, mají-li soupeři rating jako dosavadní ({ $average }): museli by být silnější.
           *[other] K požadovanému výkonu nestačí ani výhra ve všech { $rounds } partiích, mají-li soupeři rating jako dosavadní ({ $average }): museli by být silnější.
        }
    .already = Výkon stačí i bez dalších bodů, mají-li další soupeři rating jako dosavadní ({ $average }).
    .lowest = V poslední partii stačí na průměr, výkon a 35 % proti soupeři s ratingem { $rating } a vyšším: { $result }.
    .anybody = V poslední partii stačí na průměr, výkon a 35 % proti komukoli: { $result }.
    .nobody = V poslední partii nestačí proti nikomu: { $result }.

NormScenario =
    .made = { $opponent }, { $result }: norma je splněna.
    .needed = { $rounds ->
            [one] { $opponent }, { $result }: k požadovanému výkonu by v partii potom bylo třeba { $needed } b.
            [few] { $opponent }, { $result }: k požadovanému výkonu by v dalších { $rounds } partiích bylo třeba { $needed } b.
           *[other] { $opponent }, { $result }: k požadovanému výkonu by v dalších { $rounds } partiích bylo třeba { $needed } b.
        }
    .already = { $opponent }, { $result }: výkon by stačil i bez dalších bodů.
    .stronger = { $opponent }, { $result }: další partie by bylo třeba vyhrát proti silnějším soupeřům než dosud.
    .out = { $opponent }, { $result }: norma je nedosažitelná ({ $failed }).

NormNote =
    .raised = Soupeř s nejnižším ratingem ({ $rating }) se počítá jako { $floor } (1.4.6).
    .by-1-4-1c = Stačí osm partií z devíti kol, zbývající je výhra kontumací nebo volno z párování; v žádosti smí být taková jen jedna norma (1.4.1c).
    .by-1-4-1e = Pozdější partie se vynechávají, výsledku bylo dosaženo dříve (1.4.1e); nepočítají se kola { $rounds }.
    .by-1-4-1f = Vyhrané partie se vynechávají (1.4.1f); nepočítají se kola { $rounds }.
    .by-1-4-2c = Poslední soupeř nepřišel; kolo se počítá jako prohraná partie (1.4.2c).
    .forfeit-win = { $round }. kolo je výhra kontumací: do normy se nepočítá (1.4.2).
    .forfeit-loss = { $round }. kolo je prohra kontumací: do normy se nepočítá (1.4.2).
    .pab = { $round }. kolo je volno z párování: do normy se nepočítá (1.4.2).
    .other = { $round }. kolo se nehrálo: do normy se nepočítá (1.4.2).
    .played = Soupeř v { $round }. kole není z žádné federace FIDE: do normy se nepočítá (1.4.2).
    .over = { $points ->
            [one] O jeden celý bod více, než je třeba: k titulu se počítá o partii více (1.4.1d).
            [few] O { $points } celé body více, než je třeba: k titulu se počítá o { $points } partie více (1.4.1d).
           *[other] O { $points } celých bodů více, než je třeba: k titulu se počítá o { $points } partií více (1.4.1d).
        }

    .rating = { $rating ->
            [0] K titulu je třeba i rating { $needed } (1.5).
           *[other] K titulu je třeba i rating { $needed } (1.5); teď je { $rating }.
        }

RatingTitle =
    .listed = { $title } podle ratingu: { $needed }, listina uvádí { $before }.
    .reached = { $title } podle ratingu: { $needed }; tímto turnajem se z { $before } stane { $after }.
    .first = { $title } podle ratingu: { $needed }; první rating jen z tohoto turnaje by byl { $after }.

NormEvent =
    .no-host = V nastavení není pořádající federace, takže není známo, kdo je cizí: složení federací se vyžaduje (1.4.3d).
    .no-round = Žádné kolo zatím není zveřejněno: zda se složení federací nevyžaduje, počítá se kolo od kola (1.4.3d).
    .waived = Cizí hráči s ratingem, kteří vynechali nejvýše jedno kolo: { $players } z { $federations } federací, z toho { $titled } s titulem GM, IM, WGM nebo WIM. Složení federací se zatím nevyžaduje (1.4.3d); jedna norma v žádosti je přesto musí splnit (1.4.3e).
    .not-waived = Cizí hráči s ratingem, kteří vynechali nejvýše jedno kolo: { $players } z 20; federací { $federations } ze 3; s titulem GM, IM, WGM nebo WIM { $titled } z 10. Složení federací se vyžaduje (1.4.3d).
