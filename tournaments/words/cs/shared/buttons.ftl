Shared-Cancel = Zrušit

Shared-Close = Zavřít

Shared-Save = Uložit

Shared-Remove = Odebrat
    .open = Odebrat…

Shared-Quoted = „{ $text }“
