### Devices that joined by a code, and what was typed on them.

Script-DeviceOut =
    .order = Order

Script-DeviceReview =
    .confirmed = Board { $board } confirmed
    .corrected = Board { $board } corrected
    .done = { $what }.
