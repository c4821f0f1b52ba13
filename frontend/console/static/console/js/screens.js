/** Hall screens: what a form has chosen as the command wants it, and which screens are heard. */

import "./forms/forms.js";
import "./forms/photo-forms.js";
import { find, findAll } from "../../shared/js/dom.js";
import { say } from "../../shared/js/words.js";

const SILENT_AFTER = 30_000;
const TIME = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });

/** @typedef {NonNullable<import("types/events").Note["screen"]>} Seen */
/** @typedef {Seen & {at: number, behind: boolean}} Heard `behind`: it was so at the beat before as well */
/** @type {Map<string, Heard>} */
const heard = new Map();

// Before the form is read as a command, which is at the document.
document.addEventListener("submit", ({ target }) => gather(/** @type {HTMLFormElement} */ (target)), { capture: true });

/** @param {HTMLFormElement} form */
function gather(form) {
  if (form.dataset.screenForm === undefined) return;
  const lists = /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("[data-list]"));
  const kinds = /** @type {HTMLInputElement} */ (find("[data-kinds]", form));
  kinds.value = JSON.stringify([...lists].map((select) => select.value).filter(Boolean));
  for (const place of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[data-chosen]"))) {
    const { chosen } = place.dataset;
    const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(`[data-choice="${chosen}"]:checked`));
    place.value = JSON.stringify([...boxes].map(({ value }) => (chosen === "texts" ? Number(value) : value)));
  }
}

document.body.addEventListener("hall:note", (event) => {
  const { screen } = event.detail;
  if (!screen) return;
  const before = heard.get(screen.name);
  const behind = before !== undefined && screen.version < before.newest;
  heard.set(screen.name, { ...screen, at: Date.now(), behind });
  show();
});

/** What the server remembers of before this page was opened. */
function remember() {
  for (const { dataset } of findAll("[data-seen]")) {
    const { ago, ...seen } = JSON.parse(dataset.seen ?? "{}");
    const at = Date.now() - ago;
    if (at > (heard.get(seen.name)?.at ?? 0)) heard.set(seen.name, { ...seen, at, behind: false });
  }
}

function show() {
  for (const place of findAll("[data-health]")) {
    const seen = heard.get(place.dataset.health ?? "");
    if (!seen) continue;
    const [state, words] = health(seen);
    if (place.textContent !== words) place.textContent = words;
    place.className = `chip ${state}`;
  }
}

/** @param {Heard} seen @returns {["ok" | "warn", string]} */
function health(seen) {
  const { version, newest } = seen;
  if (Date.now() - seen.at > SILENT_AFTER) {
    const time = new Date(seen.at).toLocaleTimeString([], TIME);
    return ["warn", say("Script-Screens.silent", { time, version })];
  }
  if (seen.behind) return ["warn", say("Script-Screens.behind", { version, newest })];
  const shown = say("Script-Screens.shows", { version, width: seen.width, height: seen.height });
  const kinds = JSON.parse(find("[data-kind-names]")?.dataset.kindNames ?? "{}");
  if (!seen.kind) return ["ok", shown];
  return ["ok", say("Script-Screens.page", { kind: kinds[seen.kind], page: seen.page, pages: seen.pages, shown })];
}

remember();
show();
window.setInterval(show, 1_000);
document.body.addEventListener("hall:fragment", () => {
  remember();
  show();
});
