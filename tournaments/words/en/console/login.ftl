### The log-in, and the first account of a server.

Console-Login =
    .page = Log in
    .title = Log in to the console
    .comes-back = After the log-in you come back to the page you wanted.
    .user-name = User name
    .password = Password
    .log-in = Log in
    .demo = Demo log-ins
    .demo-password = All with the password { $password }. { $where }
    .demo-only-here = They work only on the server's own machine.
    .too-many-attempts = Too many attempts to log in. Wait a minute, then try again.

Console-FirstAccount =
    .page = First account
    .title = Your account
    .about = The first account of this server. It may open tournaments and let other arbiters in.
    .first-name = First name
    .family-name = Family name
    .user-name = User name
    .make = Make the account
    .too-many-links = Too many links that open nothing.
    .link-is-void = This link was used already, or the server was started again since.
