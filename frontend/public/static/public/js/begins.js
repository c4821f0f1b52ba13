// Counts down to the beginning of a round by the server's clock, whatever that of the phone says. What ticks is not
// spoken; screen readers hear the whole minutes of `SPOKEN`, and the beginning.

import { announce } from "../../shared/js/announcing.js";
import { spoken } from "../../shared/js/countdown.js";
import { ask, now } from "./server-clock.js";
import { say } from "./words.js";

const SPOKEN = [60, 30, 15, 5, 1]; // minutes
const MINUTE = 60_000;
const LONGEST = 24 * 60 * MINUTE; // before that the day says it
let before = Infinity; // what was left at the last tick

function show() {
  for (const place of document.querySelectorAll("[data-begins]")) {
    const { begins, round } = place.dataset;
    const left = Date.parse(begins) - now();
    const words = left > 0 && left < LONGEST ? say("Script-Page.begins-in", { time: spoken(left) }) : "";
    if (place.textContent !== words) place.textContent = words;
    speak(left, Number(round));
    before = left;
  }
}

/** @param {number} left @param {number} round */
function speak(left, round) {
  const passed = (at) => before > at && left <= at && before !== Infinity;
  const minutes = SPOKEN.find((each) => passed(each * MINUTE));
  if (minutes) announce(say("Script-Page.begins-soon", { minutes, round }));
  else if (passed(0)) announce(say("Script-Page.begun", { round }));
}

void ask().finally(() => {
  show();
  setInterval(show, 1000);
});
document.addEventListener("hall:main", show);
