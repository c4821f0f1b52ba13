Console-NotYours =
    .page = To nie twój turniej
    .title = Nie masz roli sędziego w tym turnieju
    .about = Może ją nadać sędzia główny w Ustawieniach. Do tego czasu widzisz to, co wszyscy.
    .public-page = Strona publiczna
    .all-tournaments = Wszystkie turnieje
