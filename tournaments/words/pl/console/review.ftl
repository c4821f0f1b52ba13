Console-Review = Sprawdź zgłoszenia
    .says = Zgłoszenia do sprawdzenia
    .nothing-stops = Nic z tego nie wstrzymuje kojarzenia, a scalanie i korekty wykonujesz tylko ty.

Console-Doubles = Podwójne zgłoszenia? { $count }
    .none = Żadne dwa zgłoszenia nie wyglądają na jedną osobę.
    .sure = Pewne: { $count } – to samo FIDE ID i nazwisko albo to samo nazwisko i data urodzenia, i nic przeciw temu.
    .which = Które
    .merge = Zgłoszenie { $dropped }, { $dropped_name }, do zgłoszenia { $kept }, { $kept_name }
    .merge-all = Scal wszystkie { $count }…
    .merge-all-label = Scalono podwójne zgłoszenia: { $count }
    .merge-all-yes = Scal { $count }
    .merge-all-confirm = Z każdej pary pozostaje starsze zgłoszenie z własnym nazwiskiem, rankingiem i danymi, chyba że zachować można tylko drugie. Potwierdzenia obecności i pauzy przechodzą, obie historie pozostają. W aktywności można cofnąć wszystkie naraz.
    .pair = { $one } i { $other }

Console-DoubleSide =
    .entry = Zgłoszenie
    .number = { $entry }, numer { $number }
    .rating = Ranking
    .unrated = bez rankingu
    .federation = Federacja
    .born = Data urodzenia
    .fide-id = FIDE ID
    .club = Klub
    .byes = Pauzy
    .bye = R{ $round } { $sign }
    .keep = Zachowaj to…
    .keep-label = Zachowaj zgłoszenie { $entry }, { $name }…
    .merge-label = Scal zgłoszenie { $dropped } ze zgłoszeniem: { $name }
    .merge-yes = Scal
    .merge-confirm = Zgłoszenie { $entry } pozostaje z własnym nazwiskiem, rankingiem i danymi. Zgłoszenie { $dropped } znika z kojarzenia i klasyfikacji; potwierdzenie obecności i pauzy przechodzą, obie historie pozostają. Można to cofnąć.
    .two-people = To dwie różne osoby
    .two-people-label = Zgłoszenia { $one } i { $other } to dwie różne osoby

Console-OddEntries = Co wygląda na błąd { $count }
    .none = Żadne zgłoszenie nie wygląda na błędne.
    .without-fide-id = Większość listy nie ma FIDE ID (zgłoszenia: { $count }); nie są wymienione pojedynczo. Sprawozdanie z turnieju ocenianego wymaga FIDE ID wszystkich zawodników.
    .paired = Runda 1 jest opublikowana: korekta przesuwa numery do skojarzenia 4. rundy (C.04.2 2.3).
    .not-paired = Najlepiej poprawić przed skojarzeniem 1. rundy: z tego wynikają numery startowe (C.04.2 2.1, 2.3).

Console-Merged = Scalone { $count }
    .take-back = Cofnij…
    .take-back-label = Cofnij scalenie zgłoszenia { $entry }…

Console-ToldApart = Dwie różne osoby według decyzji { $count }
    .pair = { $one_name } (zgłoszenie { $one }) i { $other_name } (zgłoszenie { $other })

Console-ReviewChecks =
    .doubles = { $count } { $count ->
        [one] para zgłoszeń może być jedną osobą
        [few] pary zgłoszeń mogą być jedną osobą
        [many] par zgłoszeń może być jedną osobą
       *[other] pary zgłoszeń może być jedną osobą
    }
    .odd = { $count } { $count ->
        [one] zgłoszenie wygląda na błędne
        [few] zgłoszenia wyglądają na błędne
        [many] zgłoszeń wygląda na błędne
       *[other] zgłoszenia wygląda na błędne
    }
