/** Appeals: countdowns, the committee as one list, and on to the list once an appeal is filed. */

import "./countdowns.js";
import { find } from "./dom.js";
import "./forms.js";
import "./photo-forms.js";

const committee = /** @type {HTMLFormElement | null} */ (find("#name-member"));
const standing = JSON.parse(find("#standing-members")?.textContent ?? "[]");

committee?.addEventListener("submit", () => {
  const who = field("#member-who").value;
  const [kind, key] = [who.slice(0, who.indexOf(":")), who.slice(who.indexOf(":") + 1)];
  const member = {
    ...(kind === "player" ? { player: Number(key) } : { user: key }),
    federation: field("#member-federation").value,
    reserve: /** @type {HTMLInputElement} */ (find("#member-reserve")).checked,
  };
  const sent = /** @type {HTMLInputElement} */ (committee.elements.namedItem("members"));
  sent.value = JSON.stringify([...standing, member]);
});

document.addEventListener("hall:answered", (event) => {
  const { status, asked } = /** @type {CustomEvent} */ (event).detail;
  if (status === "recorded" && asked.dataset.then) location.assign(asked.dataset.then);
});

/** @param {string} selector */
const field = (selector) => /** @type {HTMLInputElement} */ (find(selector));
