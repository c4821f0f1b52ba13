/** Appeals: countdowns, the committee as one list, and on to the list once an appeal is filed. */

import "./forms/countdowns.js";
import { find } from "../../shared/js/dom.js";
import { say } from "../../shared/js/words.js";
import "./forms/forms.js";
import "./forms/photo-forms.js";
import { toastThere } from "./shell/toasts.js";

const committee = /** @type {HTMLFormElement | null} */ (find("#name-member"));
const standing = JSON.parse(find("#standing-members")?.textContent ?? "[]");

committee?.addEventListener("submit", () => {
  const who = field("#member-who").value;
  const [kind, key] = [who.slice(0, who.indexOf(":")), who.slice(who.indexOf(":") + 1)];
  const stands = { federation: field("#member-federation").value, reserve: field("#member-reserve").checked };
  const known = kind === "player" ? { player: Number(key) } : { user: key };
  give("members", who ? [...standing, { ...known, ...stands }] : standing);
  give("further", who ? [] : [{ name: field("#member-name").value.trim(), ...stands }]);
});

find("#member-who")?.addEventListener("change", choosing);
choosing();

/** @param {string} selector */
function field(selector) {
  return /** @type {HTMLInputElement} */ (find(selector));
}

/** A name is asked for where nobody is chosen from the lists. */
function choosing() {
  if (!committee) return;
  const byName = !field("#member-who").value;
  field("#member-name").required = byName;
  /** @type {HTMLElement} */ (find("#member-named")).hidden = !byName;
}

/** @param {string} name @param {object[]} members */
function give(name, members) {
  const held = /** @type {HTMLInputElement | null} */ (committee?.elements.namedItem(name) ?? null);
  if (held) held.value = JSON.stringify(members);
}

document.addEventListener("hall:answered", (event) => {
  const { status, asked } = event.detail;
  if ((status !== "recorded" && status !== "already-recorded") || !asked.dataset.then) return;
  toastThere(say("Script-Common.done-as-labelled", { what: asked.dataset.label ?? "" }));
  location.assign(asked.dataset.then);
});
