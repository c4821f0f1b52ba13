/** "Why?" beside a board: the explanation and its question "why not …?" in a dialog. */

import { announce, find, findAll, spoken } from "../../../shared/js/dom.js";
import { openModal } from "../forms/modal.js";

const dialog = /** @type {HTMLDialogElement | null} */ (find("#explain-dialog"));
const body = find("#explain-body");

document.body.addEventListener("htmx:afterSwap", (event) => {
  const { target } = event.detail;
  if (dialog && target === body && !dialog.open) openModal(dialog);
  if (target.id === "why-not-answer") announce(findAll("li", target).map(spoken).join(" "));
});
dialog?.addEventListener("close", () => body?.replaceChildren());
