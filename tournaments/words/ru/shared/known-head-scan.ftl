### What a page says while its camera looks for the code of a printed sheet.

Shared-KnownHeadScan =
    .no-camera = Камера недоступна. Введите то, что напечатано в последней строке листа.
    .hold = Поднесите код листа к камере.
    .no-head = В этом коде нет хеша конца журнала; возможно, лист более старый.
