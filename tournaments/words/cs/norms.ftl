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
    .by-kind = Podle druhu soutěže v nastavení se složení federací nevyžaduje ({ $article }); jedna norma v žádosti je musí mít i tak (1.4.3e).
    .waived = Cizí hráči s ratingem, kteří vynechali nejvýše jedno kolo: { $players } z { $federations } federací, z toho { $titled } s titulem GM, IM, WGM nebo WIM. Složení federací se zatím nevyžaduje (1.4.3d); jedna norma v žádosti je přesto musí splnit (1.4.3e).
    .not-waived = Cizí hráči s ratingem, kteří vynechali nejvýše jedno kolo: { $players } z 20; federací { $federations } ze 3; s titulem GM, IM, WGM nebo WIM { $titled } z 10. Složení federací se vyžaduje (1.4.3d).

# Co se žádá od samotné soutěže.
NormCondition =
    .laws = Pravidla šachu, stejné podmínky pro všechny
    .registered = Registrace u FIDE
    .hours-a-day = Hodiny hry za den
    .rounds-a-day = Kola za den
    .time = Čas na 60 tahů
    .same-control = Jedno tempo hry ve všech partiích
    .length = Délka soutěže
    .chief = Titul hlavního rozhodčího
    .present = IA nebo FA v sále
    .arbiters-play = Žádný rozhodčí nehraje
    .national = Finále mistrovství země
    .team = Mistrovství země družstev
    .zonal = Zónový nebo subzónový turnaj
    .foreign = Hráči odjinud v každém kole
    .single-days = Dny s jedním kolem
    .normal-mix = Složení federací bez výjimky
    .event-type = Druh soutěže

NormConditionVerdict =
    .met = splněno
    .open = otevřené
    .failed = nesplněno
    .failed-here = zde nesplněno
    .none = neplatí zde

NormConditionText =
    .laws = Potvrzuje hlavní rozhodčí, i to, že se kola a formát kvůli nikomu neměnily.
    .registered = { $verdict ->
            [met] Dnů před prvním dnem: { $have }; nejméně { $need }.
            [failed] Dnů před prvním dnem: { $have }, méně než { $need }: musí to schválit Kvalifikační komise.
           *[open] V nastavení není den registrace a první den; je mezi nimi nejméně { $need } dnů.
        }
    .hours-a-day = { $verdict ->
            [met] Nejdelší den: { $have }; nejvýše { $need }.
            [failed] Nejdelší den: { $have }, více než { $need }.
           *[open] Nejvýše { $need }; tempo hry nebo dny kol nejsou známy.
        }
    .rounds-a-day = { $verdict ->
            [met] Nejplnější den: { $have }; nejvýše { $need }.
            [failed] Nejplnější den: { $have }, více než { $need }.
           *[open] Nejvýše { $need }; dny všech kol nejsou známy.
        }
    .time = { $verdict ->
            [met] Minut na hráče: { $have }; nejméně { $need }.
            [failed] Minut na hráče: { $have }, méně než { $need }.
           *[open] Nejméně { $need } minut na hráče; tempo hry v nastavení nelze přečíst.
        }
    .same-control = { $verdict ->
            [met] Nastavení uvádí jedno pro všechny.
           *[open] Nastavení neuvádí žádné tempo hry.
        }
    .length = { $case ->
            [long] Dnů: { $have }, více než { $need }: rating a tituly platí podle dne každé partie; zde se po celou dobu berou ty z přihlášek.
           *[none] { $verdict ->
                [met] Dnů: { $have }; rating a tituly ze začátku platí po celou dobu.
               *[open] První nebo poslední den není znám; nad { $need } dnů platí rating a tituly podle dne každé partie.
            }
        }
    .chief = { $verdict ->
            [met] V nastavení je { $chief }.
            [failed] V nastavení je { $chief }; je třeba IA nebo FA.
           *[open] V nastavení není titul; píše se před jméno: „IA Anna Nováková“. Je třeba IA nebo FA.
        }
    .present = Hlavní rozhodčí potvrzuje, že tam byl při všech partiích.
    .arbiters-play = { $verdict ->
            [met] Nikdo z rozhodčích v nastavení není přihlášen.
            [failed] Rozhodčí z nastavení je přihlášen jako hráč.
           *[open] Přihlášky se porovnávají podle FIDE ID a ne každý rozhodčí v nastavení je má.
        }
    .national = { $verdict ->
            [met] Tak je to v nastavení: složení federací se nevyžaduje.
           *[failed] V nastavení to tak není.
        }
    .team = Soutěž jednotlivců jím není.
    .zonal = { $verdict ->
            [met] Tak je to v nastavení: složení federací se nevyžaduje.
           *[failed] V nastavení to tak není.
        }
    .foreign = { $verdict ->
            [no-host] V nastavení není pořádající federace, takže není známo, kdo je odjinud.
           *[open] V kole, kde jich bylo nejméně: hráčů s ratingem { $players } z 20, federací { $federations } ze 3, s titulem GM, IM, WGM nebo WIM { $titled } z 10.
        }
    .single-days = { $verdict ->
            [open] Nejméně { $need }; dny všech kol nejsou známy. Pro GM nebo WGM je třeba jedna norma z takové soutěže.
           *[met] { $have } ze { $need }. Pro GM nebo WGM je třeba jedna norma z takové soutěže.
        }
    .normal-mix = { $verdict ->
            [met] Zatím bez výjimky; jedna norma v žádosti musí být taková.
           *[failed] Složení se zde nevyžaduje; jedna norma v žádosti musí být bez výjimky.
        }
    .event-type = { $case ->
            [named] Podle nastavení je to jedna z těch, ze kterých musí být jedna norma v žádosti.
            [swiss] Účastníků v kole, kde jich bylo nejméně: { $have } ze 40; průměrný rating v nejslabším kole: { $average } z 2000; kdo vynechal více než jedno kolo, se nepočítá. Jedna norma v žádosti musí být z takové soutěže.
           *[none] Žádné kolo zatím není zveřejněno: v každém kole se žádá 40 účastníků s průměrným ratingem 2000.
        }
