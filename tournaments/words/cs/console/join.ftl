Console-Join =
    .page = Připojení
    .not-joined = Toto zařízení není připojeno
    .types-until = { $role }, { $tournament }. Toto zařízení zapisuje vaším jménem do { $until }, pokud mu nebude odebrán přístup.
    .use = Používat toto zařízení
