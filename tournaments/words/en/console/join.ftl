### The page behind a device's code.

Console-Join =
    .page = Join
    .not-joined = This device has not joined
    .types-until = { $role } in { $tournament }. This device types for you until { $until }, unless it is revoked.
    .use = Use this device
