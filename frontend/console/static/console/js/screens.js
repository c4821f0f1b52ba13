/** Hall screens: the lists of a form as the command wants them, and which screens are heard. */

import "./forms/forms.js";
import { find, findAll } from "../../shared/js/dom.js";
import { say } from "../../shared/js/words.js";

const SILENT_AFTER = 30_000;

/** @typedef {{name: string, version: number, width: number, height: number}} Seen */
/** @type {Map<string, Seen & {at: number}>} */
const heard = new Map();

// Before the form is read as a command, which is at the document.
document.addEventListener("submit", ({ target }) => gather(/** @type {HTMLFormElement} */ (target)), { capture: true });

/** @param {HTMLFormElement} form */
function gather(form) {
  if (form.dataset.screenForm === undefined) return;
  const chosen = /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("[data-list]"));
  const kinds = /** @type {HTMLInputElement} */ (find("[data-kinds]", form));
  kinds.value = JSON.stringify([...chosen].map((select) => select.value).filter(Boolean));
}

document.body.addEventListener("hall:note", (event) => {
  const { screen } = event.detail;
  if (!screen) return;
  heard.set(screen.name, { ...screen, at: Date.now() });
  show();
});

function show() {
  for (const place of findAll("[data-health]")) {
    const seen = heard.get(place.dataset.health ?? "");
    if (!seen) continue;
    const silent = Date.now() - seen.at > SILENT_AFTER;
    const facts = { version: seen.version, width: seen.width, height: seen.height };
    const words = silent ? say("Script-Screens.silent", { seconds: Math.round((Date.now() - seen.at) / 1000) }) : say("Script-Screens.shows", facts);
    if (place.textContent !== words) place.textContent = words;
    place.className = silent ? "chip warn" : "chip ok";
  }
}

window.setInterval(show, 1_000);
document.body.addEventListener("hall:fragment", show);
