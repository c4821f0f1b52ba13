# --- places

About =
    .board = Runda { $round }, szachownica { $board }
    .board-paired-anew = Runda { $round }, szachownica skojarzona ponownie
    .round = Runda { $name }
    .announcement = Ogłoszenie { $name }
    .screen = Ekran { $name }
    .organiser = Obrazy na ekrany i dyplomy
    .appeal = Odwołanie { $name }
    .appeal-on = Odwołanie { $name } ({ $place })

Seat = { $place }: { $player } ({ NAME("Colour", $colour) })
    .unknown = { $place }: { NAME("Colour", $colour) }

Colour =
    .w = białe
    .b = czarne

Span = { $first } – { $last }

# --- setting up

Event-TournamentCreated = Utworzono turniej: { $name }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
    .instead = Utworzony turniej pozostaje. Błędy w nim poprawia się na stronie „Ustawienia”; turniej utworzony przez pomyłkę zostaje bez zgłoszeń.

Event-SettingsChanged = Zmieniono ustawienia
    .to = Zmieniono ustawienia: { $changes }

SettingChange = { $name }: { $was } → { $now }

Event-RegulationsChanged = Zmieniono regulamin od { $round }. rundy: { $changes }
    .checked = Zmieniono regulamin od { $round }. rundy: { $changes }; ponownie sprawdzono rundę { $checked }: { $count ->
        [0] bez różnic
       *[other] szachownice, które byłyby skojarzone inaczej: { $count }
    }

Event-ProhibitedPairsSet =
    .none = Nie ma już zabronionych par{ $first ->
        [0] { "" }
       *[other] { " " }od { $first }. rundy
    }
    .set = Ustalono zabronione pary{ $first ->
        [0] { "" }
       *[other] { " " }od { $first }. rundy
    }: { $groups }

Event-ReportLinesImported = Zachowano { $count ->
        [one] { $count } wiersz ### z pliku sprawozdania
        [few] { $count } wiersze ### z pliku sprawozdania
        [many] { $count } wierszy ### z pliku sprawozdania
       *[other] { $count } wiersza ### z pliku sprawozdania
    }
    .instead = Co plik podaje o swoich rundach, pozostaje i znajdzie się w każdym sprawozdaniu z tego turnieju. Błędny plik cofa się w całości, w aktywności, dopóki nic się na nim nie opiera.

Event-RatingListUsed = Rankingi pochodzą z listy: { $source ->
        [fide] FIDE
       *[other] { $source }
    } { NAME("RatingOf", $kind) } { $period }
    .instead = Wybierz inną listę na stronie „Listy rankingowe”.
Event-ColumnsMapped = Kolumny listy wybrano ręcznie ({ $line ->
        [0] bez wiersza nagłówków
       *[other] nagłówki w wierszu { $line }
    }): { $columns }
    .instead = Mówi to, jak odczytano listę. Jeśli odczytano ją źle, cofnij listę w aktywności i zaimportuj ją z innymi kolumnami.

Event-ReportTakenBack = Cofnięto zaimportowane sprawozdanie wraz ze zgłoszeniami, rundami i wynikami
    .instead = Na stronie „Zgłoszenia” zaimportuj sprawozdanie ponownie: jego rundy i wyniki wrócą razem z nim.

Event-VirtualPointsSet = Ustawiono punkty wirtualne: { $lines }
    .none = Punkty wirtualne nie są już ustawiane ręcznie

Event-FideModeLeft = Wyjście z trybu FIDE od rundy { $round }: { $reasons }
    .instead = Z trybu FIDE wychodzi się na stałe: mówi o tym sprawozdanie. To, co było powodem, poprawia się w Ustawieniach.

VirtualPoints = { $points } w rundach { $first }–{ $last }: { $players }

Event-ArbiterAppointed = Wyznaczono: { $user } – { NAME("Role", $role) }
    .sector = Wyznaczono: { $user } – { NAME("Role", $role) }, szachownice od { $first } do { $last ->
        [0] ostatniej
       *[other] { $last }
    }

Event-ArbiterDismissed = Cofnięto wyznaczenie: { $user }

Event-DeviceEnrolled = Podłączono urządzenie { $device }, konto: { $user }
    .instead = Na stronie „Urządzenia” odbierz urządzeniu dostęp: zostanie od razu wylogowane.

Event-DeviceRevoked = Odebrano dostęp: { $device }
    .of = Odebrano dostęp: { $device }, konto: { $user }
    .instead = Urządzenie bez dostępu nie wraca. Na stronie „Urządzenia” utwórz nowy kod i podłącz je ponownie.

Event-DeviceReviewed = Sprawdzono wpisy z urządzenia { $device }
    .instead = Sprawdzanie zakończono. Jeśli któryś z wyników jest jednak błędny, skoryguj go na jego szachownicy na stronie „Wyniki”.

Role =
    .chief = sędzia główny
    .deputy = zastępca sędziego głównego
    .pairing-officer = sędzia ds. kojarzeń
    .sector = sędzia sektora
    .results = pomocnik ds. wyników
    .check-in = punkt rejestracji
    .read-only = tylko odczyt
    .system = serwer
    .player = zawodnik

Event-FestivalSet = Grupa turniejowa festiwalu „{ $name }”{ $known ->
        [0] { "" }
       *[other] { " " }({ $where })
    }{ $order ->
        [0] { "" }
       *[other] , grupa { $order }
    }

# --- entries

Event-PlayerEntered = Dodano zawodnika: { $entry }

Event-LateEntryAdmitted = Późne zgłoszenie, od { $round }. rundy: { $entry }

Event-EntryTakenBack = Cofnięto zgłoszenie: { $player }

Event-EntryRestored = Przywrócono zgłoszenie: { $player }

Event-PlayerMovedAway = { $player } – przeniesienie do: { $section }, tam zgłoszenie { $entry }
    .withdrawn = { $player } – przeniesienie do: { $section }, tam zgłoszenie { $entry }, tutaj wycofanie od { $round }. rundy

Event-PlayerMovedHere = { $player } – przeniesienie tutaj z: { $section }, tam zgłoszenie { $entry }
    .late = { $player } – przeniesienie tutaj z: { $section }, tam zgłoszenie { $entry }, od { $round }. rundy

Event-MoveTakenBack = Cofnięto przeniesienie: { $player } → { $section }; zawodnik znów gra tutaj
    .there = Cofnięto przeniesienie: { $player }, z: { $section }; zawodnik znów gra tam
    .instead = Na stronie zawodnika (Zgłoszenia) przenieś go ponownie do drugiej grupy turniejowej.

Event-PlayerCorrected = Skorygowano dane: { $player }
    .instead = Na stronie „Zgłoszenia” otwórz zawodnika i popraw tam dane; historia mówi, jakie były wcześniej.

Event-RatingCorrected = Skorygowano ranking: { $player }, { $was } → { $rating }
    .both = Skorygowano rankingi: { $player }, FIDE { $fides }{ $fides_source ->
            [none] {""}
           *[other] {" "}({ $fides_source })
        }, krajowy { $national }{ $national_source ->
            [none] {""}
           *[other] {" "}({ $national_source })
        }{ $k ->
            [0] {""}
           *[other] ; K na liście FIDE: { $k }
        }
    .source = { $kind ->
            [national] Ranking { $rating } jest krajowy, nie FIDE: { $player }
           *[elo] Ranking { $rating } jest rankingiem FIDE: { $player }
        }{ $source ->
            [none] {""}
           *[other] ; źródło: { $source }
        }{ $k ->
            [0] {""}
           *[other] ; K na liście FIDE: { $k }
        }

Event-EntriesMerged = Scalono dwa zgłoszenia, podwójne zgłoszenie: { $player }

Event-EntriesSeparated = Cofnięto scalenie: { $dropped } i { $kept } to znów dwa zgłoszenia

Event-EntriesToldApart = { $one } i { $other } to dwie różne osoby
    .instead = Jeśli to jednak ta sama osoba: na stronie „Zgłoszenia” otwórz jedno zgłoszenie i scal z nim drugie (Podwójne zgłoszenie?).

Event-PlayerCheckedIn = { $player }: potwierdzono obecność

Event-PlayerCheckedOut = { $player }: cofnięto potwierdzenie obecności

Event-AbsenteeDecided = { $player }: nieobecność przed { $round }. rundą – { $choice ->
        [open] znów brak decyzji
        [excluded] bez kojarzenia do potwierdzenia obecności
        [admitted] mimo to w kojarzeniu
        [half-bye] pauza za ½ punktu
       *[withdrawn] wycofanie
    }

Event-PlayerWithdrawn = { $player }: wycofanie od { $round }. rundy

Event-PlayerReinstated = { $player }: przywrócenie do turnieju od { $round }. rundy

Event-PlayerExpelled = { $player }: wykluczenie od { $round }. rundy

Event-ByeGranted = { $player }: { NAME("ByeName", $kind) } w { $round }. rundzie

Event-ByeRevoked = { $player }: cofnięto pauzę w { $round }. rundzie

ByeName =
    .zero = pauza za 0 punktów
    .half = pauza za ½ punktu
    .full = pauza za 1 punkt

# --- numbers

Event-InitialColourDrawn = Kolor początkowy w drodze losowania: { NAME("Colour", $colour) } (liczba losująca { $seed })
    .by-hand = Kolor początkowy ustalony ręcznie: { NAME("Colour", $colour) }
    .instead = Losuje się raz (C.04.3 5.1) i wynik losowania obowiązuje. Pojedynczą rundę można skojarzyć ręcznie z innymi kolorami na stronie „Kojarzenie”.

Event-LotsDrawn = Losowanie do klasyfikacji po { $first }. rundzie i następnych (liczba losująca { $seed })
    .instead = Losuje się raz i wynik losowania obowiązuje. Co ma rozstrzygać zamiast niego, określa lista punktacji pomocniczej, którą sędzia główny zmienia od wybranej rundy.

Event-PairingNumbersAssigned = Przydzielono numery startowe 1–{ $last } { $cause ->
        [start] na rozpoczęcie turnieju
        [correction] po korekcie
        [late-entry] po późnym zgłoszeniu
        [merge] po scaleniu
        [separation] po cofnięciu scalenia
       *[by-hand] na żądanie
    }
    .instead = Numery wynikają z rankingów i tytułów: cofnij to, co je przesunęło, albo skoryguj ranking na stronie zawodnika; potem przydziel je ponownie na stronie „Zgłoszenia”, dopóki nie opublikowano 4. rundy (C.04.2 2.3).

Event-PairingNumbersFrozen = Numery startowe zamrożone: żadna korekta już ich nie przesunie
    .instead = Od opublikowania 4. rundy żadna korekta nie przesuwa numeru (C.04.2 2.3). Błędny ranking nadal koryguje się na stronie zawodnika; numer pozostaje.

# --- rounds

Event-PairingRequested = Zlecono kojarzenie { $round }. rundy
    .instead = Na stronie „Kojarzenie” odrzuć bieżące kojarzenie i skojarz rundę ponownie.

Event-RoundPaired = Skojarzono rundę { $round }, { $system }: { $count ->
        [one] { $count } szachownica
        [few] { $count } szachownice
        [many] { $count } szachownic
       *[other] { $count } szachownicy
    }{ $byes ->
        [0] { "" }
       *[other] , pauza: { $pab }
    }
    .imported = Zaimportowano rundę { $round }: { $count ->
        [one] { $count } szachownica
        [few] { $count } szachownice
        [many] { $count } szachownic
       *[other] { $count } szachownicy
    }{ $byes ->
        [0] { "" }
       *[other] , pauza: { $pab }
    }
    .instead = Na stronie „Kojarzenie” odrzuć bieżące kojarzenie i skojarz rundę ponownie.

Event-PairingFailed = Nie udało się skojarzyć rundy { $round }: { $why }
    .instead = Na stronie „Kojarzenie” popraw to, co tam wskazano, a potem skojarz rundę ponownie.

Event-PairingDiscarded = Odrzucono kojarzenie { $round }. rundy
    .instead = Na stronie „Kojarzenie” skojarz rundę ponownie.

Event-RoundPublished = Opublikowano rundę { $round }
    .instead = Opublikowane kojarzenie obowiązuje (C.04.2 4.4). Na stronie „Kojarzenie” można zmienić jego szachownice na jednej z podstaw wymienionych w artykule, dopóki runda trwa.

Event-PublishedPairingsChanged = Zmieniono opublikowane kojarzenia { $round }. rundy, podstawa: { NAME("GroundClause", $ground) } ({ $article }): { $places }
    .back = Cofnięto zmianę #{ $change } w { $round }. rundzie: { $places }

PairChanged =
    .board = szachownica { $board }: { $white } – { $black }
    .apart = { $pair } rozdzielono
    .together = { $pair } zestawiono w parę
    .bye = pauza: { $player }
    .no-bye = bez pauzy
    .not-paired = poza kojarzeniem: { $players }

Event-PlayersRequestRefused = Odmówiono prośbie w sprawie { $round }. rundy, prosi: { $players } – { NAME("AnswerClause", $kind) } ({ $article })
    .instead = Odmowa pozostaje w dzienniku i niczego nie zmieniła. Jeśli zawodnicy mają jednak dostać to, o co prosili, zmień szachownice na stronie „Kojarzenie”.

Event-RoundClosed = Zamknięto rundę { $round }

Event-RoundReopened = Otwarto ponownie rundę { $round }

Event-ManualPairingBegun = Rozpoczęto ręczne kojarzenie { $round }. rundy
    .instead = Na stronie „Kojarzenie”, póki trwa kojarzenie ręczne: zamień szachownice jeszcze raz albo odrzuć kojarzenie ręczne; znów obowiązuje wtedy odpowiedź programu.

Event-ManualPairingChanged = Runda { $round }, ręcznie: { $changes }
    .instead = Na stronie „Kojarzenie”, póki trwa kojarzenie ręczne: zamień szachownice jeszcze raz albo odrzuć kojarzenie ręczne; znów obowiązuje wtedy odpowiedź programu.

Event-ManualPairingDiscarded = Odrzucono ręczne kojarzenie { $round }. rundy; obowiązuje wersja robocza programu
    .instead = Na stronie „Kojarzenie” rozpocznij ręczne kojarzenie rundy od nowa.
    .sheet = Odrzucono ręczne kojarzenie { $round }. rundy; nie ma dopuszczalnego kojarzenia

Event-RoundPairedManually = Rundę { $round } skojarzono ręcznie, różnica względem programu – { $count ->
        [one] { $count } szachownica
        [few] { $count } szachownice
        [many] { $count } szachownic
       *[other] { $count } szachownicy
    }: { $old } → { $new }{ $byes ->
        [0] { "" }
       *[other] ; pauza: { $pab }
    }
    .instead = Na stronie „Kojarzenie” odrzuć bieżące kojarzenie i skojarz rundę ponownie.
    .from-nothing = Rundę { $round } skojarzono ręcznie od pustej kartki, nie ma dopuszczalnego kojarzenia: { $new }{ $byes ->
        [0] { "" }
       *[other] ; pauza: { $pab }
    }

Event-PairingDeadlineSet = Runda { $round }: termin kojarzenia { $until }
    .regulations = Runda { $round }: termin kojarzenia zgodnie z regulaminem

Event-LastCallAnnounced = Runda { $round }: ostatnie wezwanie do korekt do { $until }

Event-LastCallCancelled = Runda { $round }: anulowano ostatnie wezwanie do korekt

Event-AnnouncementMade = Ogłoszenie { $announcement }{ $priority ->
        [urgent] , pilne
        [screen] , tylko na ekrany na sali
       *[normal] { "" }
    }
    .until = Ogłoszenie { $announcement }{ $priority ->
        [urgent] , pilne
        [screen] , tylko na ekrany na sali
       *[normal] { "" }
    }, do { $until }

Event-AnnouncementTakenBack = Cofnięto ogłoszenie { $announcement }
    .instead = Na stronie „Ogłoszenia” dodaj je ponownie z jego tekstem.

Event-ScreenSet = Ekran { $screen } pokazuje: { $plan }
    .taken-away = Usunięto ekran { $screen }

ScreenPlan = { $kinds }, { $seconds } s na stronę
    .part = { $kinds }, część { $part } z { $parts }, { $seconds } s na stronę
    .letters = { $kind } { $letters }
    .by-rows = { $shown }, dłużej na stronie z wieloma wierszami
    .language = { $shown }; język: { $language }

# --- games

Event-ResultEntered = { $place }: wpisano wynik { $result }

Event-ForfeitDeclared = { $place }: orzeczono walkower { $result }
    .double = { $place }: orzeczono obustronny walkower { $result }

Event-ResultConfirmed = { $place }: potwierdzono { $result }
    .instead = Potwierdzenie nie zmienia wyniku. Jeśli wynik jest błędny, skoryguj go na jego szachownicy na stronie „Wyniki”: potwierdzenie wtedy wygasa.

Event-ResultCorrected = { $place }: korekta { $was } → { $result }
    .forfeit = { $place }: walkower { $was } → { $result }

Event-RatedResultCorrected = { $place }: do oceny rankingowej { $was } → { $result }; w turnieju liczy się dotychczasowy wynik (C.04.2 4.3)

Event-PublicRatingsChanged = { $place }: razem z tym zmieniają się publiczne zmiany rankingów
    .instead = Cofnij w aktywności korektę zapisaną przed tym zdarzeniem.

Event-ColoursCorrected = { $place }: kolory były { $how ->
        [reversed] odwrotne
       *[as-paired] takie jak w kojarzeniu
    }
    .report-alone = { $place }: kolory były { $how ->
        [reversed] odwrotne
       *[as-paired] takie jak w kojarzeniu
    }, tylko w sprawozdaniu (C.04.2 4.3)

Event-ResultCleared = { $place }: wyczyszczono { $result }
    .instead = Na stronie „Wyniki” wpisz wynik tej szachownicy ponownie.

Event-GameAdjourned = { $place }: odłożono partię

Event-AdjournedGameFinished = { $place }: partię odłożoną dograno, { $result }

Event-AdjournmentTakenBack = { $place }: cofnięto odłożenie partii

Event-ConflictRaised = { $place }: rozbieżność, obowiązuje { $standing }, podano { $claimed }
    .nothing = { $place }: rozbieżność, nie obowiązuje żaden wynik, podano { $claimed }
    .instead = Podanego wyniku się nie wycofuje, tylko rozstrzyga: na stronie „Wyniki” rozstrzygnij rozbieżność na tej szachownicy.

Event-ConflictResolved = { $place }: rozstrzygnięto rozbieżność
    .instead = Rozbieżność rozstrzygnięto. Jeśli przyjęty wynik jest błędny, skoryguj go na jego szachownicy na stronie „Wyniki”.

Event-LateCorrectionAdmitted = { $place }: dopuszczono korektę po terminie { $deadline }
    .instead = Należy do korekty zapisanej zaraz po niej: cofnij tamtą.

Event-PlayerReported = { $seat } – podany wynik: { $result }
    .instead = To słowo zawodnika, które nie zmienia wyniku. Zawodnik może podać wynik jeszcze raz z kartki; wynik wpisuje lub koryguje sędzia na stronie „Wyniki”.

Event-FileReported = { $place }: według pliku z szachownic elektronicznych { $result }
    .taken-back = { $place }: cofnięto to, co podał plik z szachownic elektronicznych ({ $was })

Event-ReportsSettled = { $place }: sprawdzono wyniki podane przez zawodników, pozostaje { $result }
    .instead = Jeśli wynik jest jednak błędny, skoryguj go na jego szachownicy na stronie „Wyniki”.

Event-ClocksStarted = Runda { $round }: zegary uruchomiono o { $at }, dopuszczalne spóźnienie: { $minutes } min
    .instead = Na stronie „Rozpoczęcie rundy” ustaw godzinę uruchomienia zegarów.

Event-SeatFoundEmpty = { $seat } – puste miejsce przy szachownicy

Event-SeatTaken = { $seat } – już przy szachownicy

Event-AbsenceExplained = { $player }: nieobecność w { $round }. rundzie usprawiedliwiona, gra dalej
    .instead = Jeśli zawodnik jednak nie gra dalej, wycofaj go na jego stronie (Zgłoszenia).

Event-BoardDecided =
    .stands = { $place }: decyzja – obowiązuje { $result }{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; czas zdarzenia: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; świadkowie: { $witnesses }
    }
    .counts = { $place }: decyzja – liczy się { $result }{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; czas zdarzenia: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; świadkowie: { $witnesses }
    }
    .nothing-stands = { $place }: decyzja – nie obowiązuje żaden wynik{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; czas zdarzenia: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; świadkowie: { $witnesses }
    }
    .nothing-counts = { $place }: decyzja – nie liczy się żaden wynik{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; czas zdarzenia: { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; świadkowie: { $witnesses }
    }
    .instead = Decyzję sędziego głównego zastępuje kolejna: podejmij nową decyzję o szachownicy na stronie „Wyniki”.

NoteKind =
    .restarted = nowa partia we właściwych kolorach (Przepisy gry 7.3)
    .other = uwaga

Event-BoardNoted = { $kind ->
        [seen] { $place }: gra trwa (widziano o { $at })
        [restarted] { $place }: nowa partia we właściwych kolorach (Przepisy gry 7.3), { $at }
       *[other] { $place }: uwaga, { $at }
    }
    .instead = Uwaga pozostaje. Dodaj do szachownicy następną, która mówi, co jest prawdą.

# --- appeals, photos, erasures

Event-AppealsCommitteeSet = Komisja odwoławcza: { $members }
    .nobody = Nie ma już komisji odwoławczej

CommitteeMember =
    .reserve = rezerwowy

Event-AppealFiled = { $place }: odwołanie { $appeal }, składa: { $player }
    .late = { $place }: odwołanie { $appeal }, składa: { $player }; przyjęte po terminie ({ NAME("LateCause", $cause) })

LateCause =
    .told-late = decyzję ogłoszono z opóźnieniem
    .hindered = zawodnik nie miał możliwości
    .arbiters-fault = z winy sędziów
    .regulations = pozwala na to regulamin

Event-AppealDecided = { $place }: odwołanie { $appeal } { NAME("AppealVerdict", $verdict) }
    .instead = Rozstrzygnięcia się nie cofa. Co zmieniło na szachownicy, koryguje się tam, na stronie „Wyniki”; nowe odwołanie składa się na stronie „Odwołania”.

Event-AttachmentAdded = { $place }: dodano zdjęcie ({ $kilobytes } kB)
    .instead = Zdjęcie pozostaje przy tym, co pokazuje. Znika razem z danymi osobowymi osoby, która jest na nim: na stronie zawodnika, „Usuń dane osobowe”.

Event-MovesKept = Zachowano posunięcia z { $games } partii ({ $kilobytes } kB)
    .instead = Wyślij właściwy plik: w każdej partii liczą się posunięcia, które przyszły ostatnie.

Event-ReportMade = Utworzono sprawozdanie { $number } dla federacji według zdarzenia { $base }
    .instead = Utworzone sprawozdanie pozostaje w dzienniku. Utwórz następne, podając powód.

Event-LeadershipTaken = Odtąd prowadzi drugi komputer (przejęcie { $epoch }, decyzja: { $user })
    .instead = Przejęcie pozostaje w dzienniku. Drugi komputer może podążać i sam przejąć prowadzenie.

Event-PersonErased = Usunięto dane osobowe: { $player } ({ NAME("ErasureGround", $ground) })
    .texts = Usunięto dane osobowe: { $player }, a z nimi { $texts ->
        [one] { $texts } tekst
        [few] { $texts } teksty
        [many] { $texts } tekstów
       *[other] { $texts } tekstu
    } ({ NAME("ErasureGround", $ground) })
    .photos = Usunięto dane osobowe: { $player }, a z nimi { $photos ->
        [one] { $photos } zdjęcie
        [few] { $photos } zdjęcia
        [many] { $photos } zdjęć
       *[other] { $photos } zdjęcia
    } ({ NAME("ErasureGround", $ground) })
    .texts-and-photos = Usunięto dane osobowe: { $player }, a z nimi { $texts ->
        [one] { $texts } tekst
        [few] { $texts } teksty
        [many] { $texts } tekstów
       *[other] { $texts } tekstu
    } i { $photos ->
        [one] { $photos } zdjęcie
        [few] { $photos } zdjęcia
        [many] { $photos } zdjęć
       *[other] { $photos } zdjęcia
    } ({ NAME("ErasureGround", $ground) })
    .instead = Usuniętych danych nie da się odzyskać. Jeśli zawodnik nadal gra, jego dane wpisuje się od nowa jako nowe zgłoszenie.

Event-MemberErased = Usunięto nazwisko członka komisji { $member } ({ $why })
    .texts = Usunięto nazwisko członka komisji { $member }, a z nim { $texts ->
        [one] { $texts } tekst
        [few] { $texts } teksty
        [many] { $texts } tekstów
       *[other] { $texts } tekstu
    } ({ $why })
    .instead = Usuniętych danych nie da się odzyskać. Kto znów zasiada w komisji, tego wpisuje się od nowa na stronie „Odwołania”.

ErasureGround =
    .own-request = na prośbę zawodnika
    .guardians-request = na prośbę rodzica lub opiekuna
    .time-is-up = minął czas ich przechowywania
    .entered-by-mistake = nie należało ich wpisywać

ErasureGroundOfMember =
    .own-request = na prośbę członka komisji
    .time-is-up = minął czas ich przechowywania
    .entered-by-mistake = nazwiska nie należało wpisywać

# --- the end, and what was refused

Event-TournamentClosed = Zamknięto turniej

Event-TournamentReopened = Otwarto turniej ponownie

Event-RequestRefused = Odmowa: { $wanted } ({ $why })
    .instead = Odmowa pozostaje w dzienniku i niczego nie zmieniła. Poproś jeszcze raz albo niech poprosi ktoś, komu rola na to pozwala.

Event-RequestRefusedAgain = Kolejna odmowa: { $wanted } ({ $why }), powtórzeń: { $times } od #{ $since }
    .many = Odmowa: zbyt wiele różnych próśb, by wymieniać każdą; dotąd kolejnych: { $times }
    .instead = Odmowa pozostaje w dzienniku i niczego nie zmieniła. Poproś jeszcze raz albo niech poprosi ktoś, komu rola na to pozwala.

WhyRefused =
    .NotPermitted = rola na to nie pozwala
    .OutsideSector = szachownica nie należy do sektora tego sędziego
    .NotYourDevice = to urządzenie kogoś innego
    .DeviceRevoked = urządzeniu odebrano dostęp
    .NotOnADevice = wymaga zalogowania hasłem, a nie urządzenia podłączonego kodem
    .ClaimantMayNotResolve = kto podał jeden z wyników, nie rozstrzyga rozbieżności
    .RoundAlreadyPublished = rundę już opublikowano
    .CorrectionTooLate = na korektę było za późno
    .CorrectionDeadlineOver = minął termin korekt
    .NumbersFrozen = numery startowe są zamrożone
    .HalfByesUsedUp = zawodnik wykorzystał wszystkie pauzy za ½ punktu
    .HalfByeTooLate = tak późno nie przyznaje się pauz za ½ punktu
    .AppealTooLate = odwołanie wpłynęło po terminie
    .MemberIsParty = członek komisji jest stroną
    .GroundNotMet = nie zachodzi podstawa zmiany
    .GroundNotYours = podstawa zmiany nie jest dla tej roli
    .NotTheSmallestChange = wystarczy mniejsza zmiana
    .AgreementMissing = brakuje zgody zawodników
    .ChangeIllegal = zmiana narusza przepis o kojarzeniu
    .ColoursOfNoArticle = żaden artykuł nie daje takich kolorów
    .ManualPairingIllegal = kojarzenie ręczne narusza przepis

Event-PrizeFundSet = Ustalono nagrody: { $count ->
        [one] { $count } lista
        [few] { $count } listy
        [many] { $count } list
       *[other] { $count } listy
    }, razem { MONEY($money) } { $currency }
    .none = Nie ma już nagród

Event-PrizeChoiceRecorded =
    .chosen = { $player } – wybrana nagroda: { $list }{ $away ->
            [1] ,{ " " }bez udziału we wręczeniu nagród
           *[0] { "" }
        }
    .away = { $player } – bez udziału we wręczeniu nagród
    .by-rule = { $player } – nagroda według reguły, z udziałem we wręczeniu nagród

Event-PublicPrizesChanged = Razem z tym zmienia się publiczna strona nagród
    .instead = Cofnij w aktywności to, co ją zmieniło: zdarzenie przed tym.

Event-RankingsAnnounced = Ogłoszono klasyfikacje dodatkowe: { $names }
    .none = Nie ma już klasyfikacji dodatkowych

Event-DirectTitlesSet = Wprowadzono tabelę tytułów bezpośrednich ({ $edition }): { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
        [many] { $count } wierszy
       *[other] { $count } wiersza
    }
    .none = Tabeli tytułów bezpośrednich już tu nie ma

# --- what was asked for, where it is refused: each command by its code

Command =
    .add-attachment = dodanie zdjęcia
    .keep-moves = zachowanie posunięć
    .adjourn-again = ponowne odłożenie partii
    .adjourn-game = odłożenie partii
    .adjourn-games = odłożenie partii w tej rundzie
    .admit-moved-player = przyjęcie zawodnika z innej grupy
    .announce-last-call = ogłoszenie ostatniego wezwania do korekt
    .announce-rankings = ogłoszenie klasyfikacji dodatkowych
    .appoint-arbiter = wyznaczenie sędziego
    .assign-pairing-numbers = przydzielenie numerów startowych
    .begin-manual-pairing = rozpoczęcie kojarzenia ręcznego
    .cancel-last-call = odwołanie ostatniego wezwania do korekt
    .change-manual-pairing = zmiana kojarzenia ręcznego
    .change-published-pairings = zmiana opublikowanych kojarzeń
    .change-regulations = zmiana regulaminu
    .change-settings = zmiana ustawień
    .check-in = potwierdzenie obecności
    .check-out = cofnięcie potwierdzenia obecności
    .clear-result = wyczyszczenie wyniku
    .clear-results = wyczyszczenie wyników
    .close-device-review = zamknięcie przeglądu urządzenia
    .close-round = zamknięcie rundy
    .close-tournament = zamknięcie turnieju
    .confirm-result = potwierdzenie wyniku
    .correct-colours = korekta kolorów
    .correct-player = korekta danych zawodnika
    .correct-rating = korekta rankingu
    .correct-result = korekta wyniku
    .create-tournament = utworzenie turnieju
    .decide-absentees = decyzja o nieobecnych
    .decide-appeal = rozstrzygnięcie odwołania
    .decide-board = decyzja o szachownicy
    .declare-forfeits = orzeczenie walkowerów
    .discard-manual-pairing = odrzucenie kojarzenia ręcznego
    .discard-pairing = odrzucenie kojarzenia
    .dismiss-arbiter = cofnięcie wyznaczenia sędziego
    .draw-lots = losowanie kolejności
    .end-manual-pairing = zakończenie kojarzenia ręcznego
    .enrol-device = podłączenie urządzenia
    .enter-player = dodanie zawodnika
    .enter-result = wpisanie wyniku
    .erase-member = usunięcie danych członka komisji
    .erase-person = usunięcie danych osobowych
    .expel-player = wykluczenie zawodnika
    .explain-absence = usprawiedliwienie nieobecności
    .file-appeal = złożenie odwołania
    .grant-bye = przyznanie pauzy
    .import-report-lines = import wierszy sprawozdania
    .import-round = import rundy
    .make-announcement = opublikowanie ogłoszenia
    .make-report = sporządzenie sprawozdania dla federacji
    .map-columns = określenie kolumn listy
    .merge-doubles = scalenie podwójnych zgłoszeń
    .merge-entries = scalenie zgłoszeń
    .move-player-away = przeniesienie zawodnika do innej grupy
    .note-board = dodanie uwagi do szachownicy
    .note-empty-seat = odnotowanie pustego miejsca
    .note-taken-seat = odnotowanie zajętego miejsca
    .publish-round = opublikowanie rundy
    .record-pairing = zapisanie kojarzenia
    .record-pairing-failure = zapisanie nieudanego kojarzenia
    .record-prize-choice = zapisanie wyboru nagrody
    .record-takeover = zapisanie przejęcia
    .refuse-request = odmowa prośbie
    .reinstate-player = przywrócenie zawodnika do turnieju
    .reopen-round = ponowne otwarcie rundy
    .reopen-tournament = ponowne otwarcie turnieju
    .report-from-file = wczytanie wyniku z pliku szachownic
    .report-result = podanie wyniku przez zawodnika
    .request-pairing = skojarzenie rundy
    .resolve-conflict = rozstrzygnięcie rozbieżności
    .restore-entry = przywrócenie zgłoszenia
    .restore-results = przywrócenie wyników
    .revoke-bye = cofnięcie pauzy
    .revoke-device = odebranie dostępu urządzeniu
    .separate-entries = rozdzielenie zgłoszeń
    .set-appeals-committee = wyznaczenie komisji odwoławczej
    .set-direct-titles = wprowadzenie tabeli tytułów bezpośrednich
    .set-festival = zmiana festiwalu
    .set-pairing-deadline = ustalenie terminu kojarzenia
    .set-prize-fund = ustalenie funduszu nagród
    .set-prohibited-pairs = ustalenie zabronionych par
    .set-screen = ustawienie ekranu na sali
    .set-virtual-points = ustalenie punktów wirtualnych
    .settle-reports = załatwienie wyników podanych przez zawodników
    .start-clocks = uruchomienie zegarów
    .start-tournament = rozpoczęcie turnieju
    .take-back-adjournment = cofnięcie odłożenia partii
    .take-back-announcement = cofnięcie ogłoszenia
    .take-back-entry = cofnięcie zgłoszenia
    .take-back-move = cofnięcie przeniesienia między grupami
    .take-back-pairing-change = cofnięcie zmiany opublikowanych kojarzeń
    .tell-entries-apart = uznanie zgłoszeń za dwie różne osoby
    .undo-batch = cofnięcie zestawu zmian
    .use-rating-list = wybór listy rankingowej
    .withdraw-player = wycofanie zawodnika
    .withdraw-players = wycofanie kilku zawodników

RequestWanted = { ACT($command) }
