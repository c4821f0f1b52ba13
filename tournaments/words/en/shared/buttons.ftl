### What stands on buttons of many pages.

Shared-Cancel = Cancel

Shared-Close = Close

Shared-Save = Save

# `.open`: what asks once more before it removes.
Shared-Remove = Remove
    .open = Remove …

# What somebody wrote.
Shared-Quoted = “{ $text }”
