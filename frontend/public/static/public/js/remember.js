// The button on a player's page that puts the player among the remembered names of this phone.

import { say } from "./words.js";

const button = /** @type {HTMLButtonElement} */ (document.querySelector("[data-remember]"));
const key = `openhall.names.${document.body.dataset.base}`;
const number = Number(button.dataset.remember);

/** @returns {number[]} */
function names() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? [];
  } catch {
    return [];
  }
}

function show() {
  const there = names().includes(number);
  button.textContent = there ? say("Script-Page.forget") : say("Script-Page.remember");
  button.setAttribute("aria-pressed", String(there));
}

button.addEventListener("click", () => {
  const others = names().filter((other) => other !== number);
  const there = names().includes(number);
  localStorage.setItem(key, JSON.stringify(there ? others : [number, ...others]));
  document.dispatchEvent(new Event("hall:names"));
});
document.addEventListener("hall:names", show);
show();
button.hidden = false;
