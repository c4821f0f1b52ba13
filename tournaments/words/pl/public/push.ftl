Public-PushSeat =
    .white = Runda { $round }: szachownica { $board }, białe. Przeciwnik: { $opponent }
    .black = Runda { $round }: szachownica { $board }, czarne. Przeciwnik: { $opponent }
    .white-again = Zmiana w { $round }. rundzie: szachownica { $board }, białe. Przeciwnik: { $opponent }
    .black-again = Zmiana w { $round }. rundzie: szachownica { $board }, czarne. Przeciwnik: { $opponent }

Public-PushResult = Runda { $round }, szachownica { $board }, wpisano wynik: { $white } – { $black } { $result }
    .again = Runda { $round }, szachownica { $board }, skorygowano wynik: { $white } – { $black } { $result }

Public-PushBye =
    .pab = Runda { $round }: pauza z kojarzenia, bez partii
    .half = Runda { $round }: pauza za ½ punktu, bez partii
    .full = Runda { $round }: pauza za 1 punkt, bez partii

Public-Push =
    .this-player = Włącz powiadomienia o tym zawodniku
    .these-players = Włącz powiadomienia o tych zawodnikach
    .stop = Wyłącz powiadomienia
    .what = Szachownica, kolor i przeciwnik po opublikowaniu rundy oraz wynik po jego wpisaniu.
    .on = Ten telefon otrzymuje powiadomienia: szachownica, kolor i przeciwnik po opublikowaniu rundy oraz wynik po jego wpisaniu.
    .insecure = Powiadomienia wymagają bezpiecznego połączenia, a tę stronę otwarto przez http. Zapytaj sędziów o jej adres z https.
    .iphone = Na iPhonie i iPadzie powiadomienia otrzymują tylko strony z ekranu początkowego: dotknij „Udostępnij”, potem „Do ekranu początkowego” i otwórz stronę stamtąd.
    .unsupported = Ta przeglądarka nie obsługuje powiadomień.
    .denied = W tej przeglądarce zablokowano powiadomienia z tej strony. Można na nie zezwolić w ustawieniach strony (powiadomienia).
    .failed = Nie udało się włączyć powiadomień: przeglądarka lub serwer nie odpowiada. Spróbuj ponownie później.
