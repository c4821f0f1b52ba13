Pairing-Check =
    .named = nr { $tpn } { $name }
    .nobody = nikt
    .the-bye = pauza
    .bye = Pauza według pliku: { $filed }, według przepisów: { $right }.
    .pair = Para według przepisów: { $white } (białe) – { $black }. W pliku ich przeciwnicy: { $of_white } i { $of_black }.
    .colour = { $white } – { $black }: w pliku pierwszy z nich ma białe, według przepisów czarne.
    .worse = Przy grupie { $bracket } z pliku { $because }.
    .later = Grupa { $bracket } z pliku jest równie dobra, ale stoi dalej w kolejności.
    .better = Grupa { $bracket } z pliku jest lepsza, prosimy to zgłosić autorom: { $contradiction }.
    .cited = { $says } ({ $article })
    .in-round = Runda { $round }: { $says }
    .comment = Runda { $round }: plik podaje: { $comment }
    .result = Ponownie skojarzono { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, { $system }: { $differing ->
        [0] wszystkie się zgadzają
       *[other] różnice: { $differing }
    }.
    .standings = Klasyfikacja po { $round }. rundzie, miejsca według { $list } (C.07, wydanie { $edition }): { $differing ->
        [0] wszystko się zgadza
        [one] { $differing } różnica
        [few] { $differing } różnice
        [many] { $differing } różnic
       *[other] { $differing } różnicy
    }.
    .points = { $player }: punkty w pliku { $stated }, według wyników { $made }.
    .team-points = { $player }: { $code } w pliku { $stated } (rekord 310), według wyników { $made }.
    .unreadable-points = { $player }: punkty w pliku { QUOTED($stated) }, według wyników { $made }.
    .rank = { $player }: miejsce w pliku { $stated }, według wyników { $made }.
    .rank-by = { $player }: miejsce w pliku { $stated }, według wyników { $made }. Według { $code } wyżej jest { $above }: { $value } wobec { $against }.
    .one-rank = { $first }
    .ranks = { $first }–{ $last }
    .boards-not-compared = Kolejność szachownic nie należy do pliku sprawozdania; nie porównywano jej.
    .regulations-changed = Regulamin zmieniono od { $round }. rundy; wcześniejsze rundy sprawdza się według tego, co wtedy obowiązywało: { $held }.

Pairing-Assumed =
    .newest-system = Plik nie podaje systemu (rekord 192); przyjęto { $system }.
    .system-of-day = Plik nie podaje systemu (rekord 192); turniej rozpoczął się { $day } (rekord 042), więc przyjęto { $system }.
    .number-of-rounds = Plik nie podaje liczby rund (142, XXR); przyjęto { $rounds }.
    .team-type = Plik nie podaje typu (rekord 192); przyjęto FIDE_TEAM: typ A, punkty meczowe, przy kolorach punkty z partii.

Pairing-Unchecked =
    .team-ranks = Miejsc i wartościowań pomocniczych drużyn nie sprawdzano.
    .all-points = Plik nie podaje punktów; nie sprawdzano ich.
    .points = Punkty są puste: { $players }; nie sprawdzano ich.
    .all-ranks = Plik nie podaje miejsc; nie sprawdzano ich.
    .ranks = Miejsca są puste lub równe 0: { $players }; nie sprawdzano ich.
    .no-list = Plik nie podaje listy punktacji pomocniczej (202, 212); miejsca porównano tylko z punktami.
    .second-list = Listy z rekordu 202 nie sprawdzano; rekord 212 podaje inną.
    .values = Wartości punktacji pomocniczej nie należą do pliku sprawozdania; porównano miejsca, które z nich wynikają.
    .older-edition = Turniej jest starszy niż znane tu wydania C.07; miejsca porównano z wydaniem { $edition }, mogą więc słusznie być inne.
    .list-from = Listy nie sprawdzano od { $code } ({ $why }).
    .undefined-from = Listy nie sprawdzano od { $code }: plik nie zawiera potrzebnych danych.
    .open-games = Punktacji pomocniczej nie sprawdzano: nie zakończono partii { $round }. rundy lub wcześniejszych.
    .byes-to-come = Miejsc nie sprawdzano: punkty obejmują pauzy w rundzie jeszcze nieskojarzonej.
    .tied = Kolejności w grupach, które według listy pozostają równe, nie sprawdzano (C.07 4.2); liczba grup: { $groups }.
    .people = Nazwisk, rankingów, numerów startowych, dat i tytułów nie sprawdzano.

Pairing-CheckedFile =
    .agrees = zgadza się
    .differs = różni się
    .no-legal-pairing = jednej z rund nie da się skojarzyć zgodnie z przepisami
    .not-checked = nie można sprawdzić
    .summary = { $files ->
        [one] Sprawdzono { $files } plik
        [few] Sprawdzono { $files } pliki
       *[other] Sprawdzono { $files } plików
    }: zgodne { $agreeing }, różne { $differing }, nie do sprawdzenia { $failed }.
Pairing-CheckPage =
    .language = pl
    .title = Sprawozdania z turniejów, skojarzone i uszeregowane ponownie
    .file = Plik
    .system = System kojarzeń
    .rounds = Rundy
    .pairings = Rundy z różnicami
    .standings = Różnice w klasyfikacji
    .result = Wynik
    .rank = Miejsce
    .stated = W pliku
    .number = Nr
    .name = Nazwisko i imię
