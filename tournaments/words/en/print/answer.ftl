### The answer to a request that was refused.

Print-Answer =
    .title = Answer to a request about round { $round }
    .asked-by = Asked by
    .board = Board
    .request = Request
    .refused = Refused
    .refused-by = { $at }, { $arbiter }
    .article = Article
    .chief-arbiter = { $name }, chief arbiter
    .arbiter = Arbiter
