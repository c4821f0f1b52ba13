### Above every page that shows an earlier moment.

Console-Past = Взгляд назад
    .as-of = Состояние на событие № { $event }, { $time }.
    .nothing-can-be-typed = Вносить здесь ничего нельзя.
    .difference = Отличие от текущего
    .earlier = Раньше
    .later = Позже
    .one-event = , на одно событие
    .one-event-earlier = На одно событие раньше
    .one-event-later = На одно событие позже
    .time = Время
    .to-look-at = для просмотра
    .time-in-the-hall = Время в зале
    .show = Показать этот момент
    .back-to-now = К текущему состоянию
    .now = Сейчас
