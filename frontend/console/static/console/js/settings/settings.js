/** The settings form: all fields go together, what the form does not show stays as it is. */

import { order } from "../outbox/commands.js";
import { askReason } from "../forms/dialogs.js";
import { sendOrLeaveFideMode } from "../forms/fide-mode.js";
import { find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { clearErrors, seeFields, showErrors } from "../forms/field-errors.js";
import { readHere } from "../forms/forms.js";
import { values } from "../forms/form-values.js";
import { page } from "../shell/page.js";
import "../forms/player-picker.js";
import "./regulations.js";
import { followChanges } from "./settings-changes.js";
import "./settings-groups.js";
import { outbox } from "../shell/shell.js";
import "./system-readings.js";
import "./tie-breaks.js";
import { guard } from "../forms/unsaved.js";
import "./virtual-points.js";

const form = /** @type {HTMLFormElement} */ (find("#settings"));
const standing = JSON.parse(find("#settings-now")?.textContent ?? "{}");
const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
let readSeq = page?.seq ?? 0;
let stale = false;
const sending = guard(form);
const sendingChanges = followChanges(form);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void save();
});

async function save() {
  const saved = [sending(), sendingChanges()];
  const { name, ...shown } = values(form);
  const settings = { ...standing, ...shown };
  clearErrors(form);
  showAnswer("sending", say("Script-Common.sending"));
  const result = await sent({ name: String(name), settings });
  if (result === null) {
    showAnswer("", say("Script-Settings.not-saved"));
    return;
  }
  const good = result.status === "recorded" || result.status === "already-recorded";
  if (good) {
    Object.assign(standing, settings);
    readSeq = result.seq ?? readSeq;
    stale = false;
    for (const part of saved) part();
  }
  showAnswer(good ? "recorded" : "refused", good ? say("Script-Settings.saved") : refused(result));
}

/** Frames come without gaps: what changed no field of the form has been seen by it. */
form.addEventListener("input", () => {
  if (answer.dataset.state === "recorded") showAnswer("", "");
});
find("#discard", form)?.addEventListener("click", () => {
  clearErrors(form); // nothing is left that they are about
  if (!stale) showAnswer("", "");
});

document.body.addEventListener("hall:settings", (event) => {
  for (const one of event.detail.events) {
    if (one.seq <= readSeq) continue;
    if (!["SettingsChanged", "RegulationsChanged"].includes(one.type)) {
      if (!stale) readSeq = one.seq;
      continue;
    }
    stale = true;
    if (one.actor !== page?.user) {
      showAnswer("refused", say("Script-Settings.changed-meanwhile"));
    }
  }
});

/**
 * After the start other numbers of the boards need a reason: it is asked for when that is so.
 *
 * @param {import("types/orders-and-answers").Command<"change-settings">} wanted
 * @returns {Promise<import("../outbox/commands.js").Answer | null>} null: no reason was given
 */
async function sent(wanted, reason = "") {
  const given = order("change-settings", wanted, { subject: "settings", label: say("Script-Settings.label"), readSeq, reason });
  const result = await sendOrLeaveFideMode(given, (one) => outbox.put(one), readHere);
  if (["refused", "error"].includes(result.status)) await readHere(given.command_id);
  if (result.code !== "ReasonMissing") return result;
  const why = await askReason({
    title: say("Script-Settings.boards"),
    content: [say("Script-Settings.needs-a-reason")],
    reasons: [say("Script-Regulations.announced-wrongly"), say("Script-Regulations.schedule-changed"), say("Script-Common.arbiter-decision")],
    yes: say("Script-Settings.save"),
  });
  return why === null ? null : sent(wanted, why);
}

/** @param {import("../outbox/commands.js").Answer} result */
const refused = (result) => (showErrors(form, result) ? seeFields() : (result.message ?? say("Script-Common.refused")));

/** @param {string} state @param {string} words */
function showAnswer(state, words) {
  answer.dataset.state = state;
  answer.textContent = words;
}
