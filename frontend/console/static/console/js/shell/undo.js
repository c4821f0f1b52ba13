/** A batch is taken back as a whole; what changed since is left alone, and named. */

import { orderTo } from "../outbox/commands.js";
import { askReason, show } from "../forms/dialogs.js";
import { make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { outbox } from "./shell.js";
import { toast } from "./toasts.js";

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-undo]"));
  if (button) void undo(button);
});

/** @param {HTMLElement} button */
async function undo({ dataset: { undo: first, what = "", whole } }) {
  const reason = await askReason({
    title: say("Script-Undo.title", { what }),
    content: [say(whole ? "Script-Undo.report" : "Script-Undo.batch")],
    reasons: [say("Script-Common.done-by-mistake"), say(whole ? "Script-Undo.wrong-file" : "Script-Undo.wrong-group"), say("Script-Common.arbiter-decision")],
    yes: say("Script-Undo.take-all-back"),
  });
  if (reason === null) return;
  const label = say("Script-Undo.label", { what });
  const answer = await outbox.put(orderTo(`batches/${first}/undo/`, {}, { label, reason }));
  if (answer.status !== "recorded" && answer.status !== "already-recorded") return;
  toast(say("Script-Common.done-as-labelled", { what: label }), { kind: "ok" });
  document.dispatchEvent(new CustomEvent("hall:undone"));
  const { left_alone_names: left = [] } = /** @type {{left_alone_names?: string[]}} */ (answer.result ?? {});
  if (left.length) showLeftAlone(left);
}

/** @param {string[]} left */
function showLeftAlone(left) {
  show(say("Script-Undo.left-alone"), [
    make("p", {}, say("Script-Undo.changed-since")),
    make("ul", {}, ...left.map((name) => make("li", {}, name))),
    make("form", { method: "dialog", class: "dialog-buttons" }, make("button", { class: "button primary", value: "" }, say("Script-Common.read"))),
  ]);
}
