### What the worker of the public pages says when there is no network and no page that it kept.

Public-Offline =
    .title = No connection
    .nothing = This page of { $name } is not kept on this phone.
    .pages = These are, as they were when this phone had them last:
    .try-again = Try again
