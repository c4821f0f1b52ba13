/** Regulations that are fixed since the start, changed from a round on: read, given a reason, and for
 * another number of rounds confirmed a second time. */

import { order } from "../outbox/commands.js";
import { askReason, confirm } from "../forms/dialogs.js";
import { sendOrLeaveFideMode } from "../forms/fide-mode.js";
import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
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
    showAnswer(form, "refused", say("Script-Regulations.nothing-changed"));
    return;
  }
  const reason = await askReason({
    title: say("Script-Regulations.title", { round: String(from) }),
    content: [make("ul", {}, ...changed.map((field) => changeLine(field, before))), say("Script-Regulations.published-stay")],
    reasons: [say("Script-Regulations.announced-wrongly"), say("Script-Regulations.schedule-changed"), say("Script-Regulations.chief-decision")],
    yes: say("Script-Regulations.change"),
  });
  if (reason === null || !(await confirmedAgain(form, Number(regulations.rounds)))) {
    showAnswer(form, "", say("Script-Regulations.not-changed"));
    return;
  }
  const wanted = { from_round: from, regulations, confirmed_rounds: regulations.rounds };
  const about = { subject: "settings", label: say("Script-Regulations.label"), readSeq: Number(form.dataset.readSeq), reason };
  form.dataset.busy = "true";
  showAnswer(form, "sending", say("Script-Common.sending"));
  const given = order("change-regulations", /** @type {import("types/orders-and-answers").Command<"change-regulations">} */ (wanted), about);
  const answer = await sendOrLeaveFideMode(given, (one) => outbox.put(one), readHere);
  delete form.dataset.busy;
  if (answer.status === "recorded" || answer.status === "already-recorded") {
    toastThere(say("Script-Regulations.changed"));
    window.history.replaceState(null, "", "#group-regulations");
    window.location.reload();
    return;
  }
  showAnswer(form, "refused", showErrors(form, answer) ? seeFields() : say("Script-Regulations.see-above"));
  await readHere(given.command_id);
}

/** @param {HTMLFormElement} form @param {number} rounds */
async function confirmedAgain(form, rounds) {
  const was = Number(form.dataset.rounds);
  if (rounds === was) return true;
  const last = Number(form.dataset.last);
  const again = say("Script-Regulations.again", { round: last, was, rounds });
  return confirm({
    title: say("Script-Regulations.rounds", { rounds, was }),
    content: [say("Script-Regulations.second-time"), ...(last ? [again] : [])],
    yes: say("Script-Regulations.yes", { rounds }),
    danger: true,
  });
}

/** @param {HTMLFormElement} form @param {string} state @param {string} words */
function showAnswer(form, state, words) {
  const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
  answer.dataset.state = state;
  answer.textContent = words;
}
