/** Virtual points by hand: what is wrong with a field of the form stands at that field. */

import { find } from "../../../shared/js/dom.js";
import { showErrors } from "../forms/field-errors.js";

document.body.addEventListener("hall:fragment", ({ target }) => {
  const form = /** @type {HTMLFormElement | null} */ (find("#accelerate"));
  const refused = find("[data-error-of]", /** @type {HTMLElement} */ (target));
  if (!form || !refused) return;
  showErrors(form, { errors: [{ field: refused.dataset.errorOf ?? "", message: refused.textContent ?? "" }] });
  refused.remove();
});
