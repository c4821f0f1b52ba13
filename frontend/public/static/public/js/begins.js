// Counts down to the beginning of a round by the server's clock, whatever that of the phone says. What ticks is not
// spoken; screen readers hear the whole minutes of `SPOKEN`, and the beginning.

import { announce } from "../../shared/js/announcing.js";
import { spoken } from "../../shared/js/countdown.js";
import { say } from "./words.js";

const SPOKEN = [60, 30, 15, 5, 1]; // minutes
const MINUTE = 60_000;
const LONGEST = 24 * 60 * MINUTE; // before that the day says it
const base = document.body.dataset.base;

let ahead = 0; // of the phone's clock
let before = Infinity; // what was left at the last tick

async function ask() {
  const sent = Date.now();
  const answer = await fetch(`${base}head`, { method: "HEAD", cache: "no-store" });
  const said = Date.parse(answer.headers.get("date") ?? "");
  if (said) ahead = said + 500 - (sent + Date.now()) / 2; // the server says whole seconds
}

function show() {
  for (const place of document.querySelectorAll("[data-begins]")) {
    const { begins, round } = place.dataset;
    const left = Date.parse(begins) - Date.now() - ahead;
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

ask()
  .catch(() => {
    // without the server the phone's own clock does
  })
  .finally(() => {
    show();
    setInterval(show, 1000);
  });
document.addEventListener("hall:main", show);
