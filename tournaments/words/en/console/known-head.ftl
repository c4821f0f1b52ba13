### "Is this head in this log?", as arbiters ask.

Console-KnownHead =
    .title = Is this head in this log?
    .about = The chain of the log is computed from its first event on.
    .event = Event #{ $seq }
    .damaged = This log is damaged: { $damage }. Nothing is recorded until that is mended.
