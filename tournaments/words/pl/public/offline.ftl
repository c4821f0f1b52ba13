Public-Offline =
    .title = Brak połączenia
    .nothing = Tej strony nie zachowano w tym telefonie: { $name }.
    .pages = Są tu te strony, w stanie, w jakim ten telefon ostatnio je pobrał:
    .try-again = Spróbuj ponownie
