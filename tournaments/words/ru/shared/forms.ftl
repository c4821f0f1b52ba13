### Forms that the server checks.

Shared-Form =
    .look-below = Ещё не сделано: посмотрите, что отмечено.
