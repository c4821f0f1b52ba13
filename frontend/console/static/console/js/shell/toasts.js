/**
 * Short words about what just happened, in a corner of the page. A toast goes by itself after a time that fits
 * its text, never under the mouse or the focus; several stand above each other, and the oldest goes.
 * Escape closes the newest. Screen readers are told each once.
 */

import { announce, find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

const MOST = 3;
/** Milliseconds: to find it, and to read a letter; about 200 words a minute, for a tired reader half of that. */
const TO_FIND = 3_000;
const A_LETTER = 100;
const LONGEST = 20_000;
/** Once nobody holds it any more. */
const LEFT = 2_000;
/** Where words wait for the page that comes next. */
const NEXT = "hall:toast";

// On the window, after everything on the page that an Escape can be meant for.
window.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || find("dialog[open]")) return;
  if (closeToast()) event.preventDefault();
});

/**
 * @param {string} words
 * @param {object} [look]
 * @param {"" | "ok" | "warn" | "bad"} [look.kind]
 * @param {(Node | string | null)[]} [look.content] shown in place of the words
 * @returns {() => void} closes it
 */
export function toast(words, { kind = "", content = [words] } = {}) {
  const close = make("button", { class: "toast-close", type: "button", "aria-label": say("Script-Common.close") }, "×");
  const card = make("div", { class: `toast ${kind}`.trim() }, make("div", { class: "toast-words" }, ...content), close);
  close.addEventListener("click", () => card.remove());
  const place = region();
  place.append(card);
  for (const old of findAll(".toast", place).filter((other) => !held(other)).slice(0, -MOST)) old.remove();
  goes(card, Math.min(TO_FIND + A_LETTER * words.length, LONGEST));
  announce(words);
  return () => card.remove();
}

/** Said by the page that comes next, for an act that leads on to it. @param {string} words */
export function toastThere(words) {
  sessionStorage.setItem(NEXT, words);
}

/** The newest. @returns {boolean} whether there was one */
export function closeToast() {
  const newest = findAll("#toasts .toast").at(-1);
  newest?.remove();
  return newest !== undefined;
}

/** @param {HTMLElement} card @param {number} after milliseconds */
function goes(card, after) {
  window.setTimeout(() => (held(card) ? goes(card, LEFT) : card.remove()), after);
}

/** @param {HTMLElement} card */
const held = (card) => card.matches(":hover, :focus-within");

function region() {
  const there = find("#toasts");
  if (there) return there;
  const made = make("section", { class: "toasts", id: "toasts", "aria-label": say("Script-Toasts.region") });
  document.body.append(made);
  return made;
}

const waiting = sessionStorage.getItem(NEXT);
sessionStorage.removeItem(NEXT);
if (waiting) toast(waiting, { kind: "ok" });
