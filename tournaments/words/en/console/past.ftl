### Above every page that shows an earlier moment.

Console-Past = An earlier moment
    .as-of = As of event { $event }, { $time }.
    .nothing-can-be-typed = Nothing can be typed here.
    .difference = Difference to now
    .earlier = Earlier
    .later = Later
    .one-event = , one event
    .one-event-earlier = One event earlier
    .one-event-later = One event later
    .time = Time
    .to-look-at = to look at
    .time-in-the-hall = Time in the hall
    .show = Show that moment
    .back-to-now = Back to now
    .now = Now
