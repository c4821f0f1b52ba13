### What stands on buttons of many pages.

Shared-Cancel = Отмена

Shared-Close = Закрыть

Shared-Save = Сохранить

# `.open`: what asks once more before it removes.
Shared-Remove = Убрать
    .open = Убрать…

Shared-Quoted = «{ $text }»
