Shared-Form =
    .look-below = Jeszcze nie wykonano: sprawdź zaznaczone pola.
