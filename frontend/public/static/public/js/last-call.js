// Counts a deadline down on an immutable page: the end stands in `data-ends` (ISO 8601), what is
// left is worked out here. Without scripts the page says the time alone.

import { left, spoken } from "../../shared/js/countdown.js";

function show() {
  for (const place of document.querySelectorAll("[data-ends]")) {
    const rest = left(place.dataset.ends);
    const words = rest > 0 ? `${spoken(rest)} left` : "is over";
    if (place.textContent !== words) place.textContent = words;
    place.dataset.state = rest > 0 ? "running" : "over";
  }
}

show();
setInterval(show, 1000);
document.addEventListener("hall:main", show);
