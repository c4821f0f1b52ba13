### Until when an event is registered with FIDE and reported (B.02, B.01 1.1).

# What is to be done by that day.
RatingDuty =
    .register = Registered with FIDE, by the rating officer of the federation
    .interim-report = Report of the month, as the event lasts more than 30 days
    .report = Report uploaded, for the list of its month
    .last-report = Last day of all: later it is not rated any more

# Why the day of the registration is what it is.
RatingWhy =
    .as-usual = 3 days before the start
    .strong-player = 30 days before the start: { $players } { $count ->
            [one] is rated above 2700 (a woman above 2500)
           *[other] are rated above 2700 (women above 2500)
        }
    .norms = 30 days before the start: title norms are possible
