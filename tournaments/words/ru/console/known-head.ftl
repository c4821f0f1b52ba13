### "Is this head in this log?", as arbiters ask.

Console-KnownHead =
    .title = Есть ли этот хеш в журнале?
    .about = Цепочка журнала вычисляется с первого события.
    .event = Событие № { $seq }
    .damaged = Журнал повреждён: { $damage }. Пока это не исправлено, ничего не записывается.
