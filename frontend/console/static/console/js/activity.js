/**
 * The activity feed: filters apply as they are chosen, a permanent link shows its event, what was
 * taken back together is put back together, and from a history one event is taken back.
 */

import { find } from "../../shared/js/dom.js";
import "./forms/forms.js";
import "./forms/photo-forms.js";
import "./shell/shell.js";
import "./forms/take-back.js";
import "./shell/undo.js";

const form = /** @type {HTMLFormElement} */ (find("#activity-filter"));
for (const choice of form.querySelectorAll("select")) {
  choice.addEventListener("change", () => form.requestSubmit());
}
form.addEventListener("formdata", (event) => {
  for (const [name, value] of [...event.formData.entries()]) {
    if (value === "") event.formData.delete(name);
  }
});
