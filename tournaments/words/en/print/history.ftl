### The history as a table for a spreadsheet.

Print-History =
    .event = event
    .recorded-at = recorded at
    .device-time = device's time
    .who = who
    .role = role
    .device = device
    .what = what
    .reason = reason
    .before-and-after = before and after
    .change = { $thing }: { $what } { $before } → { $after }
    .nothing = nothing
