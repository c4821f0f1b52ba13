/** Changing a published pairing and refusing a request: once it is recorded, on to the next page. */

import "../forms/forms.js";
import { toastThere } from "../shell/toasts.js";
import { say } from "../../../shared/js/words.js";

document.addEventListener("hall:answered", (event) => {
  const { status, first_seq: first, standing_seq: standing, asked } = event.detail;
  if ((status !== "recorded" && status !== "already-recorded") || !asked.dataset.then) return;
  toastThere(say(`Script-Changing.${status}`));
  location.assign(asked.dataset.then.replace(/\/0\/$/, `/${first ?? standing ?? 0}/`));
});
