### What the machine that led before alone recorded, at the one that leads.

Console-Claims =
    .title = Claims of the machine that led before
    .about = It recorded these after it was left, and this machine never had them. Nothing of them counts here. What still holds you type, one by one: it is recorded as yours, and says who typed it first; where something else stands, both are shown as a conflict. The rest you leave out.
    .type = Type it here
    .by-hand = To be done by hand, then left out here.
    .leave-out = Leave out
    .erased = What it said was erased together with a person.
    .origin = { $name } typed it on the machine that led before, { $at }
    .unknown-tournament = A tournament that this machine does not have: { $name }. Events of it: { $count }.
