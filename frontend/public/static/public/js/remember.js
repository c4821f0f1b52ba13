// The buttons on a player's page that put the player among the remembered names of this phone, which "find me" shows,
// and among those whom it follows.

import { follows, keep } from "./follows.js";
import { say } from "./words.js";

const NAMES = `openhall.names.${document.body.dataset.base}`;

/** @returns {number[]} */
function names() {
  try {
    return JSON.parse(localStorage.getItem(NAMES) ?? "null") ?? [];
  } catch {
    return [];
  }
}

/**
 * @param {HTMLButtonElement} button
 * @param {() => number[]} read
 * @param {(numbers: number[]) => void} write
 * @param {{on: () => string, off: () => string}} words what a tap does
 */
function toggle(button, read, write, words) {
  const number = Number(button.dataset.remember ?? button.dataset.follow);
  const show = () => {
    const there = read().includes(number);
    button.textContent = there ? words.off() : words.on();
    button.setAttribute("aria-pressed", String(there));
  };
  button.addEventListener("click", () => {
    const others = read().filter((other) => other !== number);
    write(read().includes(number) ? others : [number, ...others]);
    show();
  });
  document.addEventListener("hall:names", show); // messages about a player follow him too
  show();
  button.hidden = false;
}

/** @param {number[]} numbers */
function keepNames(numbers) {
  localStorage.setItem(NAMES, JSON.stringify(numbers));
  document.dispatchEvent(new Event("hall:names"));
}

const button = (/** @type {string} */ selectors) => /** @type {HTMLButtonElement} */ (document.querySelector(selectors));

toggle(button("[data-remember]"), names, keepNames, {
  on: () => say("Script-Page.remember"),
  off: () => say("Script-Page.forget"),
});
toggle(button("[data-follow]"), () => follows().players, (players) => keep({ ...follows(), players }), {
  on: () => say("Script-Following.follow"),
  off: () => say("Script-Following.unfollow"),
});
