### Что в заявке выглядит странно.

Odd =
    .title-unrated = { $title } без рейтинга
    .title-low = { $title } с рейтингом { $rating }: на { $below } ниже нужного для звания ({ $needed })
    .womans-title = Женское звание { $title } у мужчины
    .same-fide-id = FIDE ID { $fide_id } есть и в другой заявке
    .no-fide-id = Рейтинг { $rating }, но без FIDE ID
    .no-fide-id-of-a-guest = Нет FIDE ID: получить его может только федерация { $federation }, а отчёт без него не принимают (B.02)
    .born-in = Год рождения { $year }
    .born-on = Дата рождения { $date } — такого дня нет
