Script-NewTournament =
    .logged-out = Nastąpiło wylogowanie; zaloguj się w innej karcie i naciśnij ponownie.
    .no-answer = Serwer nie odpowiada. Naciśnij ponownie: turniej powstanie tylko raz.
    .reading = Wczytywanie sprawozdania…
    .import-another = Zaimportuj do niego inny plik
    .made-but-empty = Turniej utworzono, ale jest pusty: { $why }
    .report-refused = sprawozdanie odrzucono.

Script-Regulations =
    .nothing-changed = Jeszcze niczego nie zmieniono.
    .title = Zmienić regulamin od { $round }. rundy?
    .published-stay = Opublikowane rundy pozostają bez zmian.
    .announced-wrongly = Błędnie ogłoszono
    .schedule-changed = Zmiana harmonogramu
    .chief-decision = Decyzja sędziego głównego
    .change = Zmień
    .not-changed = Nie zmieniono.
    .label = Regulamin
    .changed = Regulamin zmieniono.
    .see-above = Nie zmieniono: zobacz wyżej.
    .again = Runda { $round }, ostatnio kojarzona jako jedna z { $was }, jest sprawdzana ponownie jako jedna z { $rounds }; sprawozdanie podaje wynik.
    .rounds = Liczba rund { $rounds } zamiast { $was }?
    .second-time = Liczba rund jest stała po rozpoczęciu turnieju: dlatego to drugie pytanie.
    .yes = Tak, liczba rund { $rounds }

Script-Settings =
    .not-saved = Nie zapisano.
    .saved = Zapisano.
    .changed-meanwhile = W międzyczasie ktoś zmienił ustawienia; przed zapisaniem wczytaj stronę ponownie.
    .label = Ustawienia
    .boards = Zmienić numery szachownic?
    .needs-a-reason = Turniej się rozpoczął: to, co ogłoszono, zmienia się tylko z podaniem powodu.
    .save = Zapisz

Script-SettingsChanges =
    .unsaved = { $count ->
        [one] Jeszcze nie zapisano: { $count } zmiana
        [few] Jeszcze nie zapisano: { $count } zmiany
        [many] Jeszcze nie zapisano: { $count } zmian
       *[other] Jeszcze nie zapisano: { $count } zmiany
    }
    .change = { $field }: { $before } → { $after }
    .nothing = nic

Script-DirectTitles =
    .no-share = Wpisz udział do 100 %: 50, 66⅔ lub 66,67.
