/** Who would get which prize: what is unfolded stays so when the list is fetched again; choices. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import "../forms/forms.js";
import { toastThere } from "../shell/toasts.js";

/** @type {Set<string>} */
let open = new Set();

document.body.addEventListener("htmx:beforeSwap", ({ detail }) => {
  const part = /** @type {HTMLElement} */ (detail.target);
  if (part.id === "prizes") open = new Set(findAll("details[open]", part).map((each) => each.dataset.opens ?? ""));
});

document.body.addEventListener("hall:fragment", () => {
  for (const each of findAll("#prizes details")) {
    /** @type {HTMLDetailsElement} */ (each).open = open.has(each.dataset.opens ?? "");
  }
});

// What is noted changes the whole page: the list, the choices and the reasons.
document.addEventListener("hall:answered", (event) => {
  const { status, asked } = event.detail;
  if ((status !== "recorded" && status !== "already-recorded") || asked.dataset.again === undefined) return;
  toastThere(say("Script-Common.done-as-labelled", { what: asked.dataset.label ?? "" }));
  if (find("#prizes-public")) location.reload();
});
