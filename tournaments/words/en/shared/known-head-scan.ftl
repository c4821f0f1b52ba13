### What a page says while its camera looks for the code of a printed sheet.

Shared-KnownHeadScan =
    .no-camera = The camera could not be used. Type what stands in the last line of the sheet.
    .hold = Hold the code of the sheet before the camera.
    .no-head = This code names no head of the log; it may be of an older sheet.
