// Counts a deadline down on an immutable page, which loads this when it has one: the end stands in
// `data-ends` (ISO 8601), what is left is worked out here. Without scripts the page says the time alone.

import { left, spoken } from "../../shared/js/countdown.js";
import { say } from "./words.js";

function show() {
  for (const place of document.querySelectorAll("[data-ends]")) {
    const rest = left(place.dataset.ends);
    const words = rest > 0 ? say("Script-Page.left", { time: spoken(rest) }) : say("Script-Page.over");
    if (place.textContent !== words) place.textContent = words;
    place.dataset.state = rest > 0 ? "running" : "over";
  }
}

show();
setInterval(show, 1000);
document.addEventListener("hall:main", show);
