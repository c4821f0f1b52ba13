Script-CheckIn =
    .kept = zachowano, nie wysłano
    .no-code = Nikt tu nie ma kodu { $code }.
    .no-name = Nie ma na liście nikogo o tym nazwisku.
    .several = { $count ->
        [one] { $count } zawodnik ma ten kod: wybierz strzałkami
        [few] { $count } zawodników ma ten kod: wybierz strzałkami
        [many] { $count } zawodników ma ten kod: wybierz strzałkami
       *[other] { $count } zawodnika ma ten kod: wybierz strzałkami
    }
    .tally = { $here } z { $all }
    .already = obecność już potwierdzona
    .not-yours = Twoja rola nie pozwala potwierdzać obecności.
    .checked-in = obecność potwierdzona
    .taken-back = potwierdzenie cofnięte
    .label = { $name }: { $what ->
        [already] obecność już potwierdzona
        [taken-back] potwierdzenie cofnięte
       *[checked-in] obecność potwierdzona
    }
    .refused = odmowa
    .unrated = bez rankingu
    .here = na miejscu
    .not-here = jeszcze bez potwierdzenia
    .more = i jeszcze { $count }; wpisz kolejną literę
    .undo = Cofnij
    .missing = jeszcze nieobecni: { $count }
    .all-here = są wszyscy
    .everybody = Wszyscy są na miejscu.
    .check-in = Potwierdź obecność: { $name }
    .is-here = Na miejscu

Script-Entries =
    .entered = { $name }: zawodnik dodany. Formularz jest gotowy na następnego.

Script-Listed =
    .no-list = Nie wczytano tu jeszcze listy rankingowej (Zgłoszenia, Listy rankingowe).
    .nobody = Nikogo na liście: { $list }.
    .found = { $count ->
        [one] Jeden zawodnik na liście { $list }: Enter przenosi do formularza
        [few] { $count } zawodników na liście { $list }: strzałki wybierają, Enter przenosi do formularza
        [many] { $count } zawodników na liście { $list }: strzałki wybierają, Enter przenosi do formularza
       *[other] { $count } zawodnika na liście { $list }: strzałki wybierają, Enter przenosi do formularza
    }
    .most = Najsilniejsi ({ $count }) na liście { $list }; wpisz więcej
    .entered = to zgłoszenie { $entry }
    .already = { $name } jest już na liście, zgłoszenie { $entry }.
    .unrated = bez rankingu
    .inactive = nieaktywność
    .rating = { $kind } { $rating }
    .standard = klasyczne
    .rapid = szybkie
    .blitz = błyskawiczne
    .national = krajowy
    .unread = Nie udało się teraz odczytać listy. Wpisane niżej dane i tak można dodać.
    .filled = { $name }: formularz zawiera dane z listy.

Script-Erase =
    .sending = Usuwanie…
    .recorded = Dane osobowe usunięto.
    .refused = Niczego nie usunięto: zobacz wyżej.

Script-Group =
    .does-not-go-on = Grupa nie gra dalej
    .absent = Nieobecność bez powiadomienia (C.05 6.5)
    .told = Zawiadomiono sędziego
    .withdraw = { $count ->
        [one] Wycofaj { $count } zawodnika…
        [few] Wycofaj { $count } zawodników…
        [many] Wycofaj { $count } zawodników…
       *[other] Wycofaj { $count } zawodnika…
    }
    .nobody = Nikogo nie wycofuj
    .label = wycofania: { $count }
    .title = Wycofać zawodników: { $count }?
    .whole-batch = Od następnej rundy nie będą kojarzeni. W aktywności można cofnąć cały zestaw.
    .yes = Wycofaj { $count }
    .recorded = Zapisano: { $what }.

Script-LateEntry =
    .unread = Nie udało się teraz odczytać skutków. Zgłoszenie i tak można dodać; punkt rejestracji zdecyduje, od której rundy zawodnik jest kojarzony.
    .means = Skutki zgłoszenia
    .reading = Odczytywanie skutków…
    .not-possible = Teraz niemożliwe
    .maybe = { $name }, zgłoszenie { $entry }: { $grounds }
    .entered-already = Już na liście?

Script-Move =
    .sending = Przenoszenie…
    .recorded = Przeniesienie zapisano.
    .refused = Nikogo nie przeniesiono: zobacz wyżej.
