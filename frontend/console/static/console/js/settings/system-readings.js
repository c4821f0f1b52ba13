/** Of all systems only the chosen one shows its readings; those of the others are not sent. */

import { find, findAll } from "../../../shared/js/dom.js";

const system = /** @type {HTMLSelectElement | null} */ (find("#system"));

function follow() {
  for (const readings of /** @type {Iterable<HTMLFieldSetElement>} */ (findAll("[data-system]"))) {
    const chosen = readings.dataset.system === system?.value;
    readings.hidden = !chosen;
    readings.disabled = !chosen;
  }
}

system?.addEventListener("change", follow);
follow();
