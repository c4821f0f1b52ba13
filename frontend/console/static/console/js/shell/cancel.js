/**
 * Escape leaves what was opened to be filled in: a panel that unfolds (its Cancel does the same), or a page
 * that has a way back marked `data-cancel`, as long as nothing is typed on it. A menu, a search, a choice and a
 * toast go first, each by an Escape of its own.
 */

import { find } from "../../../shared/js/dom.js";
import { typedIn } from "../forms/modal.js";

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button[data-fold]");
  const panel = button?.closest("details");
  if (panel) fold(panel);
});

window.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const target = /** @type {HTMLElement} */ (event.target);
  const panel = /** @type {HTMLDetailsElement | null} */ (target.closest("details[open]:not(.menu)"));
  if (panel && find("form", panel) && !target.closest("summary")) {
    event.preventDefault();
    fold(panel);
    return;
  }
  if (find("dialog[open]")) return;
  const back = find("main [data-cancel]");
  if (back && !typedIn(/** @type {HTMLElement} */ (find("main")))) back.click();
});

/** What is typed in it stays. @param {HTMLDetailsElement} panel */
function fold(panel) {
  panel.open = false;
  find("summary", panel)?.focus();
}
