Console-Photos =
    .erased = Zdjęcie #{ $seq } usunięto na żądanie.
