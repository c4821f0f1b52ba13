OtherLog = Wpisano to na stronie, która znała inny dziennik turnieju: od tego czasu odtworzono kopię zapasową. Niczego nie zapisano; odśwież stronę.

EntriesBegunMeanwhile = Od wczytania pliku kogoś dodano albo rozpoczęto turniej. Niczego nie zaimportowano; wczytaj plik ponownie, aby zobaczyć, co zrobiłby teraz.

ListChangedMeanwhile = Od ostatniego wyświetlenia zmieniły się zgłoszenia: { MOVED($moved, $count) }. Niczego nie zrobiono.

NameNotTyped = Aby potwierdzić, że chodzi o tę osobę, wpisz nazwisko dokładnie tak, jak tutaj: { $name }.

NameTaken = Turniej { $stream } już istnieje.

CommandReused = Identyfikatora polecenia { $command_id } użyto już dla innego polecenia.

OtherWords = { $words }

TextsNotChosen = Niczego nie usunięto: tej osoby, { $name }, mogą dotyczyć teksty w liczbie { $texts }. Przeczytaj, co wymienia "texts" tej odpowiedzi, i wyślij ją ponownie z "texts": numery seq tych, które mają zniknąć ([], jeśli żaden), oraz "read_seq": { $seq }.
    .one = Niczego nie usunięto: tej osoby, { $name }, może dotyczyć 1 tekst. Przeczytaj, co wymienia "texts" tej odpowiedzi, i wyślij ją ponownie z "texts": numery seq tych, które mają zniknąć ([], jeśli żaden), oraz "read_seq": { $seq }.
    .sections-one = Niczego nie usunięto: tej osoby, { $name }, może dotyczyć 1 tekst. Przeczytaj, co wymienia "texts" tej odpowiedzi, i wyślij ją ponownie z "texts": numery seq tych, które mają zniknąć ([], jeśli żaden), oraz "read_seq": { $seq }. "sections" wymienia teksty z: { $there }; podaj w "sections" dla każdej jej slug, jej "texts" i jej seq jako "read_seq".
    .sections = Niczego nie usunięto: tej osoby, { $name }, mogą dotyczyć teksty w liczbie { $texts }. Przeczytaj, co wymienia "texts" tej odpowiedzi, i wyślij ją ponownie z "texts": numery seq tych, które mają zniknąć ([], jeśli żaden), oraz "read_seq": { $seq }. "sections" wymienia teksty z: { $there }; podaj w "sections" dla każdej jej slug, jej "texts" i jej seq jako "read_seq".

Moved = { $what } – było „{ $shown }”, jest „{ $now }”

# --- the clock of the server

ServersClock =
    .ahead-some = Zegar serwera spieszy się o { $span } względem { $count } z { $consoles } konsol.
    .ahead-all = Zegar serwera spieszy się o { $span } względem wszystkich konsol ({ $count }).
    .ahead-one = Zegar serwera spieszy się o { $span } względem jedynej otwartej konsoli.
    .behind-some = Zegar serwera spóźnia się o { $span } względem { $count } z { $consoles } konsol.
    .behind-all = Zegar serwera spóźnia się o { $span } względem wszystkich konsol ({ $count }).
    .behind-one = Zegar serwera spóźnia się o { $span } względem jedynej otwartej konsoli.

TimeSpan =
    .days = { $count } dni
    .hours = { $count } godz.
    .minutes = { $count } min
    .seconds = { $count } s

# --- what stands beside the log

PersonalDetail =
    .name = Nazwisko i imię
    .sex = Płeć
    .birth_date = Data urodzenia
    .fide_id = FIDE ID
    .club = Klub
    .contact = Kontakt
    .records = Rekord z pliku sprawozdania

OwnReason =
    .erased = (powód usunięto)
    .as-the-file-says = Tak jak podaje plik sprawozdania
    .verification-slip = Przejście kontrolne: tak podaje kartka z wynikiem
    .verification-one-row-off = Przejście kontrolne: przesunięcie o wiersz

# --- why a service cannot do it

NotJoined = Urządzenia nie zapisano.
    .end = Zalogowanie musi kończyć się później niż teraz i w ciągu miesiąca.
    .no-such-code = Tego kodu już użyto, zastąpiono go albo ma ponad 15 minut.
    .account = To konto nie jest już używane.
    .used = Tego kodu już użyto.
    .no-arbiter = Urządzenia może tu mieć tylko sędzia tego turnieju.
    .for-others = Kody dla innych tworzy tylko sędzia główny.
    .pass = Urządzenie dołączone kodem nie może tu samo kontynuować. Poproś o nowy kod.

NotInvited = Wyznaczenia nie zapisano.
    .not-chief = Zapraszać może tylko sędzia główny tego turnieju.
    .too-many = Otwartych zaproszeń jest już { $open }; najpierw cofnij kilka.
    .no-such-link = Tego linku już użyto, cofnięto go albo ma ponad dwa dni.
    .inviter-not-chief = Osoba zapraszająca nie jest już sędzią głównym tego turnieju. Poproś obecnego sędziego głównego o nowy link.
    .used = Tego linku już użyto.

NotMade =
    .too-many = To konto ma już tyle działających tokenów: { $most }; najpierw unieważnij kilka.
    .revoked = Ten token unieważniono; utwórz nowy.
    .too-long = Token jest ważny najwyżej { $days } dni.
    .only-by-password = Token nie tworzy, nie odnawia i nie unieważnia tokenów: zaloguj się hasłem.

NotAPicture = { $name } nie jest obrazem (JPEG, PNG lub WebP).
    .large = { $name } ma { $size } MB; najwyżej { $most } MB.
    .heic = { $name } jest obrazem HEIC, który odczytują tylko urządzenia Apple. Ustaw aparat na „najbardziej zgodne” albo wybierz JPEG lub PNG.
    .pixels = { $name } ma więcej niż { $most } megapikseli.
    .broken = { $name } jest uszkodzony: obrazu w nim nie da się odczytać.

NotChanged = Imprezę zmienia tylko sędzia główny jednej z jej grup turniejowych albo jego zastępca.
    .others = Niczego nie zmieniono. To zmienia też: { $sections }, a o tym decyduje tamtejszy sędzia główny albo zastępca.
    .section = { $section }: { $words }
