/** Changing a published pairing and refusing a request: once it is recorded, on to the next page. */

import "../forms/forms.js";
import { toastThere } from "../shell/toasts.js";

document.addEventListener("hall:answered", (event) => {
  const { status, first_seq: seq, asked } = event.detail;
  if (status !== "recorded" || !asked.dataset.then) return;
  toastThere("It is recorded.");
  location.assign(asked.dataset.then.replace(/\/0\/$/, `/${seq}/`));
});
