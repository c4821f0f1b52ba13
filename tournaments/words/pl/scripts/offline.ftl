Script-Remembered =
    .as-of = Ta strona pochodzi z pamięci urządzenia, stan na { $time }, bez połączenia. { $advice }
    .type-on = Wpisy są tu zachowywane i zostaną wysłane, gdy serwer odpowie.
    .read-only = Można ją czytać, ale niczego nie da się z niej zlecić.
    .connected-again = Połączenie przywrócone; tę stronę odczytano o { $time }.

Script-Worker =
    .title = Bez połączenia
    .no-memory = Serwer nie odpowiada, a tej strony nie ma w pamięci urządzenia. Wpisy są zachowane na tym urządzeniu.
    .pages = Dostępne strony:
    .page = Strona
    .try-again = Spróbuj ponownie
