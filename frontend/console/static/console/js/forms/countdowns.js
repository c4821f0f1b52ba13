/** How long a deadline still runs, counted down on the page: `data-until` is ISO 8601. */

import { findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

const MINUTE = 60_000;

show();
window.setInterval(show, 1_000);
document.addEventListener("hall:fragment", show);

function show() {
  for (const place of findAll("[data-until]")) {
    const left = Date.parse(place.dataset.until ?? "") - Date.now();
    place.dataset.state = left < 0 ? "over" : left < 10 * MINUTE ? "soon" : "running";
    const words = left < 0 ? say("Script-Countdowns.ended", { length: span(-left) }) : say("Script-Countdowns.left", { length: span(left) });
    if (place.textContent !== words) place.textContent = words;
  }
}

/** @param {number} length in milliseconds */
function span(length) {
  const minutes = Math.floor(length / MINUTE);
  if (minutes < 1) return say("Script-Countdowns.seconds", { seconds: Math.floor(length / 1_000) });
  return minutes < 60 ? say("Script-Countdowns.minutes", { minutes }) : say("Script-Countdowns.hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
