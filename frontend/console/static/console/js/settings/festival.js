/** The event of sections: its form goes without a script; whoever leaves it unsaved is asked first. */

import "../shell/shell.js";
import { find } from "../../../shared/js/dom.js";
import { guard } from "../forms/unsaved.js";

const form = /** @type {HTMLFormElement | null} */ (find("form#festival"));
if (form) {
  const sending = guard(form);
  form.addEventListener("submit", () => sending()());
}
