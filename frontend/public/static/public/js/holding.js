// Leaves out the announcements that have ended: an immutable page, which loads this when it has one with
// an end, holds them for ever. Without scripts the page says until when they hold.

import { left } from "../../shared/js/countdown.js";

function show() {
  for (const one of document.querySelectorAll(".announcement[data-holds-until]"))
    one.hidden = left(one.dataset.holdsUntil) <= 0;
}

show();
setInterval(show, 1000);
document.addEventListener("hall:main", show);
