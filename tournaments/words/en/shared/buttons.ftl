### What stands on buttons of many pages.

Shared-Cancel = Cancel

Shared-Save = Save

# `.open`: what asks once more before it removes.
Shared-Remove = Remove
    .open = Remove …
