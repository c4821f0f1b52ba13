Console-Activity = Aktywność
    .history-of = Historia: { $subject }
    .what-it-is = Wszystko, co zrobiono, od najnowszych. Niczego nie można tu zmienić; adres tej strony pokaże zawsze to samo.
    .is-head-in-log = Czy ten skrót jest w dzienniku?
    .table = Tabela (CSV)
    .audit-bundle = Pakiet audytowy
    .entry = zgłoszenie { $entry }

Console-ActivityFilter =
    .what = Co
    .everything = wszystko
    .who = Kto
    .everybody = wszyscy
    .words = Słowa
    .words-hint = Nazwisko, szachownica, powód
    .show-all = Pokaż wszystko
    .show = Pokaż
    .further = Urządzenie, runda, czas
    .device = Urządzenie
    .round = Runda
    .any = dowolna
    .from = Od
    .to = Do

Console-ActivityList =
    .nothing = Nic nie znaleziono.
    .permanent-link = Stały odnośnik do zdarzenia { $seq }
    .refused-again = Kolejne odmowy: { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
    }, ostatnio { $time }.
    .as-it-stood = Stan w tamtej chwili
    .as-it-stood-after = , po zdarzeniu { $seq }
    .changed-since = Zmiany od tamtej chwili
    .changed-since-before = tuż przed zdarzeniem { $seq }
    .erased = Usunięto na żądanie.
    .take-back = Cofnij…
    .take-back-label = Cofnij #{ $seq }…
    .typed = wpisano { $time }
    .pages = Strony
    .newest = Najnowsze
    .older = Starsze

Console-Batch =
    .together = { $what } razem
    .what = { $what }: { $count }
    .take-all-back = Cofnij wszystko…
    .gone = cofnięto lub zmieniono później
    .put-all-back = Przywróć wszystko…
    .put-back-label = Przywróć wyniki ({ $count })
    .taken-back = Cofnięto razem wyniki ({ $count }): runda { $round }, szachownice { $first }–{ $last }
    .put-back-confirm = Każda szachownica odzyska wynik sprzed wspólnego cofnięcia.
    .put-back-reasons = Wiersze były właściwe|Cofnięto przez pomyłkę|Decyzja sędziego

Console-Touched =
    .change = { $title }: { $what }
    .nothing = nic
    .more-of = i jeszcze { $count }: { $title }
    .more = i jeszcze { $count }
