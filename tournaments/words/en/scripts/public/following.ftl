### Whom this phone follows: on the first page, and on a page of its own.

Script-Following =
    .title = Whom I follow
    .nobody = You follow nobody here yet.
    .follow = Follow
    .unfollow = Follow no more
    .board = Board
