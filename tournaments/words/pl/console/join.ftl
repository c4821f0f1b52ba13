Console-Join =
    .page = Podłączanie
    .not-joined = To urządzenie nie zostało podłączone
    .types-until = { $tournament }, rola: { $role }. Na tym urządzeniu wpisujesz wyniki do { $until }, chyba że dostęp zostanie odebrany.
    .use = Użyj tego urządzenia
