/** Regulations that are fixed since the start, changed from a round on: read, given a reason, and for
 * another number of rounds confirmed a second time. */

import { order } from "../outbox/commands.js";
import { askReason, confirm } from "../forms/dialogs.js";
import { find, make } from "../../../shared/js/dom.js";
import { clearErrors, SEE_FIELDS, showErrors } from "../forms/field-errors.js";
import { values } from "../forms/form-values.js";
import { outbox } from "../shell/shell.js";
import { toastThere } from "../shell/toasts.js";

const form = /** @type {HTMLFormElement | null} */ (find("#change-regulations"));
let stale = false;
const before = new Map(fields().map((field) => [field, shown(field)]));

/** Frames come without gaps, and the other settings hold no regulations: what else changes was seen by this form. */
document.body.addEventListener("hall:settings", (event) => {
  const { events } = /** @type {CustomEvent} */ (event).detail;
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
  const told = changes();
  if (!told.length) {
    say(form, "refused", "Nothing is changed yet.");
    return;
  }
  const reason = await askReason({
    title: `Change the regulations from round ${from} on?`,
    content: [make("ul", {}, ...told.map((line) => make("li", {}, line))), "Rounds that are published stay as they are."],
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
  const given = order("change-regulations", wanted, about);
  const answer = await outbox.put(given);
  delete form.dataset.busy;
  if (answer.status === "recorded" || answer.status === "already-recorded") {
    toastThere("The regulations are changed.");
    window.history.replaceState(null, "", "#group-regulations");
    window.location.reload();
    return;
  }
  say(form, "refused", showErrors(form, answer) ? SEE_FIELDS : "Not changed: see above.");
  const kept = outbox.unread.find((other) => other.command_id === given.command_id);
  if (kept) await outbox.dismiss(kept.place);
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

/** "Acceleration: Baku (C.04.7) → none", for each field that says something else than at first. */
function changes() {
  return fields()
    .filter((field) => !field.matches(":disabled") && before.get(field) !== shown(field))
    .map((field) => `${label(field)}: ${before.get(field) || "–"} → ${shown(field) || "–"}`);
}

/** @returns {(HTMLInputElement | HTMLSelectElement)[]} */
function fields() {
  const found = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...(form?.elements ?? [])]);
  return found.filter((field) => field.matches("input, select") && field.name !== "from_round");
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
function shown(field) {
  return field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.value.trim();
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
const label = (field) => find("span", field.closest("label") ?? undefined)?.textContent?.trim() ?? field.name;

/** @param {HTMLFormElement} form @param {string} state @param {string} words */
function say(form, state, words) {
  const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
  answer.dataset.state = state;
  answer.textContent = words;
}
