/** Who logs out while something typed here has not been sent is asked first. */

import { confirm } from "../forms/dialogs.js";
import { OutboxStore } from "../outbox/outbox-store.js";
import { say } from "../../../shared/js/words.js";

const lanes = [OutboxStore.ofOrders(), OutboxStore.ofPhotos()];
/** @type {WeakSet<HTMLFormElement>} */
const asked = new WeakSet();

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const user = form.dataset.logOut;
  if (!user || asked.has(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void ask(form, user);
}, true);

/** @param {HTMLFormElement} form @param {string} user */
async function ask(form, user) {
  const kept = (await Promise.all(lanes.map((lane) => lane.all()))).flat();
  const unsent = kept.filter((order) => order.user === user && order.state === "waiting").length;
  if (unsent && !(await agreed(unsent, form.dataset.name ?? ""))) return;
  asked.add(form);
  form.requestSubmit();
}

/** @param {number} unsent @param {string} name */
function agreed(unsent, name) {
  return confirm({
    title: say("Script-LogOut.not-sent", { count: unsent }),
    content: [
      say("Script-LogOut.stay-and-they-go"),
      say("Script-LogOut.unsent-until", { name }),
    ],
    yes: say("Script-LogOut.log-out-anyway"),
    no: say("Script-LogOut.stay"),
    danger: true,
  });
}
