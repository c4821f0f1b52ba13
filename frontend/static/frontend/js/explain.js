/** "Why?" beside a board: the explanation and its question "why not …?" in a dialog. */

import { announce, find, findAll, spoken } from "./dom.js";

const dialog = /** @type {HTMLDialogElement | null} */ (find("#explain-dialog"));
const body = find("#explain-body");

document.body.addEventListener("htmx:afterSwap", (event) => {
  const { target } = /** @type {CustomEvent} */ (event).detail;
  if (dialog && target === body && !dialog.open) dialog.showModal();
  if (target.id === "why-not-answer") announce(findAll("li", target).map(spoken).join(" "));
});
dialog?.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target === dialog || target.closest("[data-close]")) dialog.close();
});
dialog?.addEventListener("close", () => body?.replaceChildren());
