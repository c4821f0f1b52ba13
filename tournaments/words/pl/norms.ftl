NormStanding =
    .made = wypełniona według obecnego stanu
    .possible = możliwa
    .out = nieosiągalna

NormVerdict =
    .met = spełnione
    .open = otwarte
    .failed = niespełnione
    .waived = niewymagane

NormNeed =
    .least = z co najmniej { $number }
    .most = z najwyżej { $number }

NormFigures = { $games ->
        [0] jeszcze bez partii, wymagany wynik rankingowy { $required }
       *[other] wynik rankingowy { $performance } z { $required }, { $score } z { $games }
    }

NormRequirement =
    .games = Partie
    .federations = Federacje inne niż federacja zawodnika
    .own-federation = { $federation ->
            [none] Przeciwnicy z federacji zawodnika
           *[other] Przeciwnicy z federacji zawodnika ({ $federation })
        }
    .one-federation = { $federation ->
            [none] Przeciwnicy z jednej federacji
           *[other] Przeciwnicy z jednej federacji ({ $federation })
        }
    .titleholders = Przeciwnicy z tytułem (bez CM, WCM)
    .required-titles = Przeciwnicy z tytułem { $titles }
    .average = Średni ranking przeciwników
    .performance = Wynik rankingowy
    .score = Punkty: 35%

NormShort =
    .games = partie
    .federations = federacje
    .own-federation = przeciwnicy z własnej federacji
    .one-federation = przeciwnicy z jednej federacji
    .titleholders = przeciwnicy z tytułem
    .required-titles = przeciwnicy z wymaganym tytułem
    .average = średnia
    .performance = wynik rankingowy
    .score = 35%

NormResult =
    .win = zwycięstwo
    .draw = remis
    .loss = przegrana

NormAhead =
    .needed = { $rounds ->
            [one] Do wymaganego wyniku rankingowego potrzeba { $needed } w partii, która pozostała, jeśli przeciwnik ma ranking jak dotychczasowi ({ $average }).
            [few] Do wymaganego wyniku rankingowego potrzeba { $needed } w { $rounds } partiach, które pozostały, jeśli jeszcze nieskojarzeni przeciwnicy mają ranking jak dotychczasowi ({ $average }).
            [many] Do wymaganego wyniku rankingowego potrzeba { $needed } w { $rounds } partiach, które pozostały, jeśli jeszcze nieskojarzeni przeciwnicy mają ranking jak dotychczasowi ({ $average }).
           *[other] Do wymaganego wyniku rankingowego potrzeba { $needed } w { $rounds } partiach, które pozostały, jeśli jeszcze nieskojarzeni przeciwnicy mają ranking jak dotychczasowi ({ $average }).
        }
    .stronger = { $rounds ->
            [one] Zwycięstwo nie wystarczy do wymaganego wyniku rankingowego przeciwko zawodnikowi z rankingiem jak dotychczasowi przeciwnicy ({ $average }): potrzebny byłby silniejszy.
            [few] Nawet { $rounds } zwycięstwa nie wystarczą do wymaganego wyniku rankingowego przeciwko zawodnikom z rankingiem jak dotychczasowi przeciwnicy ({ $average }): potrzebni byliby silniejsi.
            [many] Nawet { $rounds } zwycięstw nie wystarczy do wymaganego wyniku rankingowego przeciwko zawodnikom z rankingiem jak dotychczasowi przeciwnicy ({ $average }): potrzebni byliby silniejsi.
           *[other] Nawet { $rounds } zwycięstwa nie wystarczą do wymaganego wyniku rankingowego przeciwko zawodnikom z rankingiem jak dotychczasowi przeciwnicy ({ $average }): potrzebni byliby silniejsi.
        }
    .already = Wynik rankingowy wystarczy nawet bez dalszych punktów, jeśli kolejni przeciwnicy mają ranking jak dotychczasowi ({ $average }).
    .lowest = W ostatniej partii do średniej, wyniku rankingowego i 35% wystarczy { $result } z przeciwnikiem o rankingu co najmniej { $rating }.
    .anybody = W ostatniej partii do średniej, wyniku rankingowego i 35% wystarczy { $result } z kimkolwiek.
    .nobody = W ostatniej partii { $result } nie wystarczy z nikim.

NormScenario =
    .made = { $opponent }, wynik: { $result } – norma jest wypełniona.
    .needed = { $rounds ->
            [one] { $opponent }, wynik: { $result } – w następnej partii do wymaganego wyniku rankingowego potrzeba by było { $needed }.
            [few] { $opponent }, wynik: { $result } – w następnych { $rounds } partiach do wymaganego wyniku rankingowego potrzeba by było { $needed }.
            [many] { $opponent }, wynik: { $result } – w następnych { $rounds } partiach do wymaganego wyniku rankingowego potrzeba by było { $needed }.
           *[other] { $opponent }, wynik: { $result } – w następnych { $rounds } partiach do wymaganego wyniku rankingowego potrzeba by było { $needed }.
        }
    .already = { $opponent }, wynik: { $result } – wynik rankingowy wystarczyłby nawet bez dalszych punktów.
    .stronger = { $opponent }, wynik: { $result } – następne partie trzeba by wygrać z przeciwnikami silniejszymi niż dotychczasowi.
    .out = { $opponent }, wynik: { $result } – norma jest nieosiągalna: { $failed }.

NormNote =
    .raised = Najniżej notowany przeciwnik ({ $rating }) liczy się jako { $floor } (1.4.6).
    .by-1-4-1c = Z dziewięciu rund wystarcza osiem partii, bo jedną wygrano walkowerem albo była to pauza z kojarzenia; we wniosku tylko jedna norma może być taka (1.4.1c).
    .by-1-4-1e = Późniejsze partie się pomija, bo wynik osiągnięto przed nimi (1.4.1e); nie liczą się rundy: { $rounds }.
    .by-1-4-1f = Wygrane partie się pomija (1.4.1f); nie liczą się rundy: { $rounds }.
    .by-1-4-2c = Ostatni przeciwnik się nie stawił; runda liczy się jako partia przegrana (1.4.2c).
    .forfeit-win = Runda { $round }: zwycięstwo walkowerem, to nie jest partia do normy (1.4.2).
    .forfeit-loss = Runda { $round }: przegrana walkowerem, to nie jest partia do normy (1.4.2).
    .pab = Runda { $round }: pauza z kojarzenia, to nie jest partia do normy (1.4.2).
    .other = Runda { $round }: runda nierozegrana, to nie jest partia do normy (1.4.2).
    .played = Runda { $round }: przeciwnik nie należy do żadnej federacji FIDE, to nie jest partia do normy (1.4.2).
    .over = { $points ->
            [one] { $points } pełny punkt więcej, niż potrzeba: liczy się jako jedna dodatkowa partia do tytułu (1.4.1d).
            [few] { $points } pełne punkty więcej, niż potrzeba: liczą się jako { $points } dodatkowe partie do tytułu (1.4.1d).
            [many] { $points } pełnych punktów więcej, niż potrzeba: liczą się jako { $points } dodatkowych partii do tytułu (1.4.1d).
           *[other] { $points } punktu więcej, niż potrzeba: liczy się jako { $points } dodatkowej partii do tytułu (1.4.1d).
        }

    .rating = { $rating ->
            [0] Tytuł wymaga też rankingu { $needed } (1.5).
           *[other] Tytuł wymaga też rankingu { $needed } (1.5); teraz wynosi on { $rating }.
        }

RatingTitle =
    .listed = { $title } za ranking: { $needed }, a lista podaje { $before }.
    .reached = { $title } za ranking: { $needed }; w tym turnieju { $before } zmienia się na { $after }.
    .first = { $title } za ranking: { $needed }; pierwszy ranking z samego tego turnieju wyniósłby { $after }.

NormEvent =
    .no-host = W ustawieniach nie podano federacji gospodarza, więc nie wiadomo, kto jest zawodnikiem zagranicznym: wymagany jest odpowiedni skład federacji (1.4.3d).
    .no-round = Żadnej rundy jeszcze nie opublikowano: czy skład federacji jest niewymagany, liczy się runda po rundzie (1.4.3d).
    .by-kind = Ze względu na rodzaj turnieju podany w ustawieniach skład federacji nie jest wymagany ({ $article }); jedna norma we wniosku i tak musi go mieć (1.4.3e).
    .waived = Zagraniczni zawodnicy z rankingiem, którzy opuścili najwyżej jedną rundę: { $players }, federacji: { $federations }, w tym z tytułem GM, IM, WGM lub WIM: { $titled }. Na razie skład federacji nie jest wymagany (1.4.3d); jedna norma wniosku wymaga go mimo to (1.4.3e).
    .not-waived = Zagraniczni zawodnicy z rankingiem, którzy opuścili najwyżej jedną rundę: { $players } z 20, federacji: { $federations } z 3, z tytułem GM, IM, WGM lub WIM: { $titled } z 10. Wymagany jest odpowiedni skład federacji (1.4.3d).

# Czego wymaga się od samego turnieju.
NormCondition =
    .laws = Przepisy gry, te same warunki dla wszystkich
    .registered = Zgłoszenie do FIDE
    .hours-a-day = Godziny gry dziennie
    .rounds-a-day = Rundy dziennie
    .time = Czas na 60 posunięć
    .same-control = Jedno tempo gry we wszystkich partiach
    .length = Długość turnieju
    .chief = Tytuł sędziego głównego
    .present = IA lub FA na sali
    .arbiters-play = Żaden sędzia nie gra
    .national = Finał mistrzostw kraju
    .team = Drużynowe mistrzostwa kraju
    .zonal = Turniej strefowy lub podstrefowy
    .foreign = Zawodnicy z innych federacji w każdej rundzie
    .single-days = Dni z jedną rundą
    .normal-mix = Skład federacji bez wyjątku
    .event-type = Rodzaj turnieju

NormConditionVerdict =
    .met = spełnione
    .open = otwarte
    .failed = niespełnione
    .failed-here = tutaj niespełnione
    .none = nie dotyczy

NormConditionText =
    .laws = Potwierdza sędzia główny, także to, że dla nikogo nie zmieniano rund ani formatu.
    .registered = { $verdict ->
            [met] Dni przed pierwszym dniem: { $have }; co najmniej { $need }.
            [failed] Dni przed pierwszym dniem: { $have }, mniej niż { $need }: musi to zatwierdzić Komisja Kwalifikacyjna.
           *[open] W ustawieniach nie ma dnia zgłoszenia i pierwszego dnia; dzieli je co najmniej { $need } dni.
        }
    .hours-a-day = { $verdict ->
            [met] Najdłuższy dzień: { $have }; najwyżej { $need }.
            [failed] Najdłuższy dzień: { $have }, więcej niż { $need }.
           *[open] Najwyżej { $need }; tempo gry lub dni rund nie są znane.
        }
    .rounds-a-day = { $verdict ->
            [met] Najpełniejszy dzień: { $have }; najwyżej { $need }.
            [failed] Najpełniejszy dzień: { $have }, więcej niż { $need }.
           *[open] Najwyżej { $need }; nie wszystkie dni rund są znane.
        }
    .time = { $verdict ->
            [met] Minut na zawodnika: { $have }; co najmniej { $need }.
            [failed] Minut na zawodnika: { $have }, mniej niż { $need }.
           *[open] Co najmniej { $need } minut na zawodnika; tempa gry z ustawień nie da się odczytać.
        }
    .same-control = { $verdict ->
            [met] Ustawienia podają jedno dla wszystkich.
           *[open] Ustawienia nie podają tempa gry.
        }
    .length = { $case ->
            [long] Dni: { $have }, więcej niż { $need }: rankingi i tytuły liczą się z dnia każdej partii; tutaj przez cały czas liczą się te ze zgłoszeń.
           *[none] { $verdict ->
                [met] Dni: { $have }; rankingi i tytuły z początku obowiązują przez cały czas.
               *[open] Pierwszy lub ostatni dzień nie jest znany; powyżej { $need } dni rankingi i tytuły są z dnia każdej partii.
            }
        }
    .chief = { $verdict ->
            [met] W ustawieniach: { $chief }.
            [failed] W ustawieniach: { $chief }; wymagany jest IA lub FA.
           *[open] W ustawieniach nie ma tytułu; pisze się go przed nazwiskiem: „IA Anna Nováková”. Wymagany jest IA lub FA.
        }
    .present = Sędzia główny potwierdza obecność podczas wszystkich partii.
    .arbiters-play = { $verdict ->
            [met] Żaden sędzia z ustawień nie jest zgłoszony.
            [failed] Sędzia z ustawień jest zgłoszony jako zawodnik.
           *[open] Zgłoszenia porównuje się według FIDE ID, a nie każdy sędzia z ustawień go ma.
        }
    .national = { $verdict ->
            [met] Tak mówią ustawienia: skład federacji nie jest wymagany.
           *[failed] Ustawienia tego nie mówią.
        }
    .team = Turniej indywidualny nimi nie jest.
    .zonal = { $verdict ->
            [met] Tak mówią ustawienia: skład federacji nie jest wymagany.
           *[failed] Ustawienia tego nie mówią.
        }
    .foreign = { $verdict ->
            [no-host] W ustawieniach nie podano federacji gospodarza, więc nie wiadomo, kto jest z innej.
           *[open] W rundzie, w której było ich najmniej: zawodników z rankingiem { $players } z 20, federacji { $federations } z 3, z tytułem GM, IM, WGM lub WIM { $titled } z 10.
        }
    .single-days = { $verdict ->
            [open] Co najmniej { $need }; nie wszystkie dni rund są znane. GM i WGM potrzebują jednej normy z takiego turnieju.
           *[met] { $have } z { $need }. GM i WGM potrzebują jednej normy z takiego turnieju.
        }
    .normal-mix = { $verdict ->
            [met] Jak dotąd bez wyjątku; jedna norma we wniosku musi być taka.
           *[failed] Skład nie jest tu wymagany; jedna norma we wniosku musi być bez wyjątku.
        }
    .event-type = { $case ->
            [named] Według ustawień to jeden z tych, z których musi być jedna norma we wniosku.
            [swiss] Uczestników w rundzie, w której było ich najmniej: { $have } z 40; średni ranking w najsłabszej: { $average } z 2000; kto opuścił więcej niż jedną rundę, nie jest liczony. Jedna norma we wniosku musi być z takiego turnieju.
           *[none] Żadnej rundy jeszcze nie opublikowano: w każdej wymaga się 40 uczestników ze średnim rankingiem 2000.
        }
