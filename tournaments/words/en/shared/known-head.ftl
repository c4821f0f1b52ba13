### "Is this head in this log?": the form and its answer.

Shared-KnownHead =
    .title = Is this head in the log?
    .explained = Every printed sheet, every public page and every audit bundle names the head of the log of its moment: the beginning of a hash and, after an @, the number of its event. Paste it here, or scan the code of a sheet. The answer shows whether this log still holds what it held then.
    .head = Head, or the line in which it stands
    .example = 3f9c20d1ab47@311
    .ask = Is it in this log?
    .scan = Scan the code of a sheet
    .camera = What the camera sees
    .unreadable = A head is { $fewest } to { $digits } of the digits 0-9 and a-f, with the number of its event after an @ where that is known: 3f9c20d1ab47@311.
    .no-such-event = There is no event { $event }.

## { $at } says when the event was recorded, or nothing.

Shared-KnownHeadAnswer =
    .at = { " " }({ $moment })
    .in-log = { $after ->
        [0] Yes: it is event { $event } of this log{ $at }; nothing came after it.
        [one] Yes: it is event { $event } of this log{ $at }; { $after } event came after it.
       *[other] Yes: it is event { $event } of this log{ $at }; { $after } events came after it.
    }
    .other-number = The hash is in this log, but it is that of event { $event }{ $at }, not of { $asked }: read the number again.
    .other-event = No: this log has another event { $asked }{ $at }. The log was computed anew, or another back-up was put back.
    .log-ends-before = { $missing ->
        [one] No: this log ends at event { $ends }{ $at }, before event { $asked }: the last event is missing. Its end was cut, or an older back-up was put back.
       *[other] No: this log ends at event { $ends }{ $at }, before event { $asked }: the last { $missing } are missing. Its end was cut, or an older back-up was put back.
    }
    .not-in-log = No: no event of this log has this hash; it ends at event { $ends }{ $at }. Its end was cut, it was computed anew, or another back-up was put back.
    .damaged = The hash is in this log, but event { $broken } was altered: what stands before the head is not what stood there.
