### Photos of score sheets and letters.

Console-Photos =
    .erased = Photo #{ $seq } was erased on request.
