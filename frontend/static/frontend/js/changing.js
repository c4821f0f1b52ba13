/** Changing a published pairing and refusing a request: once it is recorded, on to the next page. */

import "./forms.js";

document.addEventListener("hall:answered", (event) => {
  const form = /** @type {HTMLElement} */ (event.target);
  const { status, first_seq: seq } = /** @type {CustomEvent} */ (event).detail;
  if (status !== "recorded" || !form.dataset.then) return;
  location.assign(form.dataset.then.replace(/\/0\/$/, `/${seq}/`));
});
