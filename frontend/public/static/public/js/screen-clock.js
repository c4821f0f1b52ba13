// The time of day on a hall screen, and what is left until a round begins: the next one alone is shown.

import { spoken } from "../../shared/js/countdown.js";
import { ask, now } from "./server-clock.js";

const LONGEST = 24 * 60 * 60_000; // before that the day says it
const FORMAT = clockFormat();

function tick() {
  show();
  setTimeout(tick, 1000 - (now() % 1000));
}

function show() {
  const time = FORMAT.format(now());
  for (const place of document.querySelectorAll("#clock, [data-hall-clock]")) write(place, time);
  const beginnings = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-starts]"));
  const next = [...beginnings].find(({ dataset }) => Date.parse(dataset.starts ?? "") > now());
  for (const each of beginnings) each.hidden = each !== next;
  const left = next ? Date.parse(next.dataset.starts ?? "") - now() : Infinity;
  const place = next?.querySelector("[data-left]");
  if (place) write(place, left < LONGEST ? spoken(left) : "");
}

/** @param {Element} place @param {string} text */
function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** The hall's; that of the screen itself where its browser does not know the zone. */
function clockFormat() {
  const parts = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  try {
    return new Intl.DateTimeFormat([], { ...parts, timeZone: document.body.dataset.timeZone || undefined });
  } catch {
    return new Intl.DateTimeFormat([], parts);
  }
}

document.addEventListener("hall:main", show);
tick();
void ask().then(show);
