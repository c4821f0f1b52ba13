/** Regulations that are fixed since the start, changed from a round on: read, given a reason, and for
 * another number of rounds confirmed a second time. */

import { order } from "../outbox/commands.js";
import { askReason, confirm } from "../forms/dialogs.js";
import { find, make } from "../../../shared/js/dom.js";
import { clearErrors, seeFields, showErrors } from "../forms/field-errors.js";
import { readHere } from "../forms/forms.js";
import { values } from "../forms/form-values.js";
import { outbox } from "../shell/shell.js";
import { toastThere } from "../shell/toasts.js";
import { changedSince, changeLine, fieldsOf, valuesOf } from "./settings-changes.js";

const form = /** @type {HTMLFormElement | null} */ (find("#change-regulations"));
let stale = false;
const before = valuesOf(form ? fieldsOf(form).filter((field) => field.name !== "from_round") : []);

/** Frames come without gaps, and the other settings hold no regulations: what else changes was seen by this form. */
document.body.addEventListener("hall:settings", (event) => {
  const { events } = event.detail;
  for (const one of events) {
    if (one.type === "RegulationsChanged") stale = true;
    else if (form && !stale) form.dataset.readSeq = String(Math.max(Number(form.dataset.readSeq), one.seq));
  }
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!form.dataset.busy) void change(form);
});

/** @param {HTMLFormElement} form */
async function change(form) {
  const { from_round: from, ...regulations } = values(form);
  clearErrors(form);
  const changed = changedSince(before);
  if (!changed.length) {
    say(form, "refused", "Nothing is changed yet.");
    return;
  }
  const reason = await askReason({
    title: `Change the regulations from round ${from} on?`,
    content: [make("ul", {}, ...changed.map((field) => changeLine(field, before))), "Rounds that are published stay as they are."],
    reasons: ["Announced wrongly", "Schedule changed", "Decision of the chief arbiter"],
    yes: "Change them",
  });
  if (reason === null || !(await confirmedAgain(form, Number(regulations.rounds)))) {
    say(form, "", "Not changed.");
    return;
  }
  const wanted = { from_round: from, regulations, confirmed_rounds: regulations.rounds };
  const about = { subject: "settings", label: "Regulations", readSeq: Number(form.dataset.readSeq), reason };
  form.dataset.busy = "true";
  say(form, "sending", "Sending …");
  const given = order("change-regulations", /** @type {import("types/orders-and-answers").Command<"change-regulations">} */ (wanted), about);
  const answer = await outbox.put(given);
  delete form.dataset.busy;
  if (answer.status === "recorded" || answer.status === "already-recorded") {
    toastThere("The regulations are changed.");
    window.history.replaceState(null, "", "#group-regulations");
    window.location.reload();
    return;
  }
  say(form, "refused", showErrors(form, answer) ? seeFields() : "Not changed: see above.");
  await readHere(given.command_id);
}

/** @param {HTMLFormElement} form @param {number} rounds */
async function confirmedAgain(form, rounds) {
  const was = Number(form.dataset.rounds);
  if (rounds === was) return true;
  const last = Number(form.dataset.last);
  const again = `Round ${last}, paired last as one of ${was}, is checked again as one of ${rounds} rounds; the report says what came of it.`;
  return confirm({
    title: `${rounds} rounds instead of ${was}?`,
    content: ["The number of rounds is fixed once the tournament has started: this is asked a second time.", ...(last ? [again] : [])],
    yes: `Yes, ${rounds} rounds`,
    danger: true,
  });
}

/** @param {HTMLFormElement} form @param {string} state @param {string} words */
function say(form, state, words) {
  const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
  answer.dataset.state = state;
  answer.textContent = words;
}
