Console-Ending = Koniec turnieju
    .closed = Turniej jest zamknięty
    .final = Klasyfikacja jest ostateczna. Późniejsza zmiana wymaga ponownego otwarcia, z podaniem powodu.
    .standings = Klasyfikacja
    .reopen = Otwórz turniej ponownie…
    .reopen-label = Otwórz turniej ponownie
    .confirm-reopen = Klasyfikacja nie będzie ostateczna do ponownego zamknięcia.
    .reopen-reasons = Zamknięto przez pomyłkę|Wykryto błędny wynik|Uwzględniono odwołanie|Decyzja sędziego
    .early = Zakończenie przed czasem
    .rounds-left = { $count ->
        [one] { $count } runda nie zostałaby rozegrana. Gdy nie ma już żadnego dopuszczalnego kojarzenia, turniej kończy się tutaj; powód pozostaje w dzienniku.
        [few] { $count } rundy nie zostałyby rozegrane. Gdy nie ma już żadnego dopuszczalnego kojarzenia, turniej kończy się tutaj; powód pozostaje w dzienniku.
        [many] { $count } rund nie zostałoby rozegranych. Gdy nie ma już żadnego dopuszczalnego kojarzenia, turniej kończy się tutaj; powód pozostaje w dzienniku.
       *[other] { $count } rundy nie zostałoby rozegrane. Gdy nie ma już żadnego dopuszczalnego kojarzenia, turniej kończy się tutaj; powód pozostaje w dzienniku.
    }
    .end-early = Zakończ przed czasem…
    .end-early-label = Zakończ turniej przed czasem
    .confirm-end-early = Klasyfikacja stanie się ostateczna bez pozostałych rund. Zmiany wymagają ponownego otwarcia, z podaniem powodu.
    .early-reasons = Zostało zbyt mało zawodników|Polecenie organizatora|Decyzja sędziego
    .last-round = Ostatnia runda
    .ready = Wszystko jest gotowe: turniej można zamknąć, a klasyfikacja stanie się ostateczna.
    .not-yet = Turnieju nie można jeszcze zamknąć. { $obstacle }
    .close = Zamknij turniej…
    .close-label = Zamknij turniej
    .confirm-close = Klasyfikacja stanie się ostateczna. Zmiany wymagają ponownego otwarcia, z podaniem powodu.
