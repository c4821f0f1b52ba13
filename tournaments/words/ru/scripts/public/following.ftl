### Whom this phone follows: on the first page, and on a page of its own.

Script-Following =
    .title = За кем я слежу
    .nobody = Здесь вы пока ни за кем не следите.
    .follow = Следить
    .unfollow = Больше не следить
    .board = Доска
