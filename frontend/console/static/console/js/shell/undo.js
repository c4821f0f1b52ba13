/** A batch is taken back as a whole; what changed since is left alone, and named. */

import { orderTo } from "../outbox/commands.js";
import { askReason, show } from "../forms/dialogs.js";
import { make } from "../../../shared/js/dom.js";
import { outbox } from "./shell.js";
import { toast } from "./toasts.js";

const REPORT = "Entries, rounds, results and settings that the report brought all go: the tournament is what it was before, and takes the next report.";

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-undo]"));
  if (button) void undo(button);
});

/** @param {HTMLElement} button */
async function undo({ dataset: { undo: first, what = "", whole } }) {
  const reason = await askReason({
    title: `Take back: ${what}?`,
    content: [whole ? REPORT : "Each of them becomes what it was before. What has changed since is left alone and named."],
    reasons: ["Done by mistake", whole ? "The wrong file was read" : "The wrong group was chosen", "Arbiter's decision"],
    yes: "Take all back",
  });
  if (reason === null) return;
  const label = `Taken back: ${what}`;
  const answer = await outbox.put(orderTo(`batches/${first}/undo/`, {}, { label, reason }));
  if (answer.status !== "recorded" && answer.status !== "already-recorded") return;
  toast(`${label}: recorded.`, { kind: "ok" });
  document.dispatchEvent(new CustomEvent("hall:undone"));
  const { left_alone_names: left = [] } = /** @type {{left_alone_names?: string[]}} */ (answer.result ?? {});
  if (left.length) tell(left);
}

/** @param {string[]} left */
function tell(left) {
  show("Left alone", [
    make("p", {}, "Changed since, so nothing was done to:"),
    make("ul", {}, ...left.map((name) => make("li", {}, name))),
    make("form", { method: "dialog", class: "dialog-buttons" }, make("button", { class: "button primary", value: "" }, "Read")),
  ]);
}
