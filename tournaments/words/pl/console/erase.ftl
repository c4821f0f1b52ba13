Console-Erasing =
    .title = Usuń dane osobowe: { $name }
    .details = Dane osobowe
    .erased-with = Usunięto je – { $event }.
    .event = zdarzenie { $seq }
    .texts = Teksty
    .texts-note = wpisane przez sędziów; zaznaczone zostaną usunięte
    .none = Brak.
    .entry-elsewhere = { $tournament }: { $name }, zgłoszenie { $entry }
    .what-stays = Co pozostaje

Console-EraseAct =
    .title = Usuń
    .why = Dlaczego
    .type-the-name = Wpisz nazwisko, aby potwierdzić: { $name }
    .erase = Usuń na zawsze
    .not-now = Nie teraz

Console-Erase =
    .title = Usuń dane osobowe
    .about = { $name }, zgłoszenie { $entry }. Wyniki, kojarzenia i dziennik pozostają; odtąd wszędzie będzie „usunięty zawodnik nr { $entry }”.
    .back = Wróć do zgłoszenia
    .still-plays = { $name } nadal tu gra: najpierw wycofaj zgłoszenie albo usuń dane po zamknięciu turnieju. Do tego czasu nazwisko jest potrzebne na listach i kartkach.
    .merged-entries = Dotyczy scalonych zgłoszeń: { $entries }.
    .photos = Zdjęcia
    .photos-note = szachownic, odwołań i zawodnika; wszystkie zostaną usunięte
    .ticked = Zaznaczono teksty z nazwiskiem, FIDE ID, datą urodzenia lub kontaktem oraz te o zgłoszeniu, odwołaniu lub decyzji. Pozostałe dotyczą jednej z szachownic albo zawierają imię: przeczytaj je.
    .elsewhere = Zgłoszenia w innych turniejach
    .elsewhere-too = Każdy turniej ma własne zgłoszenie; usuń je także tam.
    .on-a-committee = Także w komisji
    .on-a-committee-too = Nazwisko w komisji odwoławczej usuwa się tam.
    .member-elsewhere = { $tournament }: { $name }
    .results-stay = Wyniki, kojarzenia, rankingi, federacja i tytuł, z numerem zgłoszenia.
    .log-stays = Dziennik i jego łańcuch: nigdy nie zawierał nazwiska. Zawiera też informację, że coś usunięto, kiedy i dlaczego.
    .copies-stay = Co opuściło ten serwer wcześniej: wysłane sprawozdania, wydrukowane listy, kopie w przeglądarkach, kopie zapasowe.

Console-EraseTogether =
    .title = Usuwane razem: { $tournament }
    .entry = { $name }, zgłoszenie { $entry }
    .at-once = Po przeniesieniu między grupami turniejowymi jest to jedno zgłoszenie jednej osoby: zostanie usunięte tam równocześnie albo nigdzie.
    .at-once-with-photos = Po przeniesieniu między grupami turniejowymi jest to jedno zgłoszenie jednej osoby: zostanie usunięte tam równocześnie albo nigdzie; dotyczy to też { $photos ->
            [one] 1 zdjęcia
            [few] { $photos } zdjęć
            [many] { $photos } zdjęć
           *[other] { $photos } zdjęcia
        }.
    .not-yours = Usuwa tam i czyta teksty tylko sędzia główny turnieju { $tournament }; ta rola tam nie jest twoja.
    .still-plays = { $name } nadal gra w turnieju { $tournament }: najpierw wycofaj tam zgłoszenie.
    .no-texts = Brak tekstów poza powyższymi.

Console-EraseMember =
    .title = Usuń dane członka komisji
    .about = { $name }. Decyzje i dziennik pozostają; odtąd w miejscu nazwiska będzie „osoba usunięta”.
    .back = Wróć do odwołań
    .still-sits = { $name } nadal zasiada w komisji: najpierw usuń tę osobę z komisji na stronie { $appeals } albo usuń nazwisko po zamknięciu turnieju.
    .appeals = Odwołania
    .name = Nazwisko
    .ticked = Zaznaczono teksty z nazwiskiem. Pozostałe zawierają imię: przeczytaj je.
    .same-name = O tym samym nazwisku
    .same-name-too = Każde zgłoszenie i każdego członka usuwa się osobno.
    .member-elsewhere = { $tournament }: { $name }, komisja
    .decisions-stay = Pozostali członkowie i treść decyzji.
    .log-stays = Dziennik i jego łańcuch: nigdy nie zawierał nazwiska. Zawiera też informację, że je usunięto, kiedy i dlaczego.
    .copies-stay = Co opuściło ten serwer wcześniej: akta, wydruki, kopie zapasowe.

Console-MayNotErase =
    .chief-alone = Dane osobowe usuwa tylko sędzia główny tego turnieju.
