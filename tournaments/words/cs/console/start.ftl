Console-Start = Zahájit turnaj
    .start = Zahájit turnaj…
    .what-it-means = Hráči dostanou startovní čísla podle ratingu, titulu a abecedy (C.04.2 2.2) a barva prvního hráče v 1. kole se určí losem (C.04.3 5.1). Pozdní přihlášky jsou možné i potom.
    .confirm = Přidělí se startovní čísla a vylosuje se barva. Čísla lze opravit, dokud není spárováno 4. kolo.
    .table = Čísla si vylosují všichni přihlášení a neodhlášení hráči, přítomní i nepřítomní: { $players }; jejich tabulka má tolik kol: { $rounds } (C.05, příloha 1). Nikdo další pak už nevstoupí. Čísla vylosovaná v sále lze zadat na stránce Přihlášky, dokud není spárováno 1. kolo.
    .confirm-table = Čísla se vylosují z čísla losu, které se zapíše, a všechna kola jsou známa. Nikdo další pak už nevstoupí.
    .colour = Barva čísla 1 v 1. kole
    .by-lot = Losem, číslo losu se zapíše
    .white = Bílé, losováno v sále
    .black = Černé, losováno v sále
    .who-starts = Turnaj zahajuje hlavní rozhodčí, jeho zástupce nebo rozhodčí pro párování.

Console-StartNumbers = Čísla, jak by byla přidělena nyní
    .number = St. č.
    .player = Hráč
    .federation = Fed.
    .rating = Rtg
    .status = Stav
