### Forms that the server checks.

Shared-Form =
    .look-below = Not done yet: look at what is marked.
