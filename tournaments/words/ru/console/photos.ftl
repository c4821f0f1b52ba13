### Photos of score sheets and letters.

Console-Photos =
    .erased = Фото № { $seq } удалено по просьбе.
