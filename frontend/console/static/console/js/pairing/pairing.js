/** The pairing page: buttons are commands, and the progress of the pairing program is shown. */

import "./changing.js";
import { find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import "../forms/take-back.js";

document.body.addEventListener("hall:note", (event) => {
  const { pairing } = event.detail;
  const part = find("#round[data-status=requested]");
  if (!pairing || !part || String(pairing.round) !== part.dataset.round || !pairing.total) return;
  const bar = /** @type {HTMLProgressElement | null} */ (find("#pairing-progress"));
  if (bar) {
    bar.max = pairing.total;
    bar.value = pairing.done;
  }
  const words = find("#pairing-note");
  if (words) words.textContent = say("Script-Pairing.progress", { done: pairing.done, total: pairing.total });
});
