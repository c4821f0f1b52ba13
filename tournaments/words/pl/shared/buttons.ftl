Shared-Cancel = Anuluj

Shared-Close = Zamknij

Shared-Save = Zapisz

Shared-Remove = Usuń
    .open = Usuń…

Shared-Quoted = „{ $text }”
