/**
 * Times that run out on every page: `data-counts` is counted down; a part with `data-turns` says
 * something else from that moment on and is fetched again then. Both are ISO 8601.
 */

import { left, spoken } from "../../../shared/js/countdown.js";
import { findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { ask } from "./refetch.js";

/** This device's clock may be ahead of the server's. */
const AGAIN = 15_000;

/** @type {Map<string, number>} id of the part -> when it was asked for */
const asked = new Map();

tick();
window.setInterval(tick, 1_000);
document.addEventListener("hall:fragment", tick);

function tick() {
  for (const place of findAll("[data-counts]")) {
    const rest = left(place.dataset.counts ?? "");
    const words = rest > 0 ? spoken(rest) : say("Script-Countdown.over");
    if (place.textContent !== words) place.textContent = words;
  }
  for (const part of findAll("[data-turns]")) {
    const waited = Date.now() - (asked.get(part.id) ?? 0);
    if (left(part.dataset.turns ?? "") > -1_000 || waited < AGAIN) continue;
    asked.set(part.id, Date.now());
    ask(part.id);
  }
}
