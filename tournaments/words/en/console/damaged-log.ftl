### A form was sent to a tournament whose log is damaged.

Console-DamagedLog =
    .title = The log is damaged
    .about = This was not recorded. Tell the chief arbiter.
