/**
 * Taking an event back from the history of a board or a player: what it would mean is read first,
 * then the command that compensates it goes out with a reason.
 */

import { orderTo } from "../outbox/commands.js";
import { askReason, show } from "./dialogs.js";
import { sendOrLeaveFideMode } from "./fide-mode.js";
import { make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { readHere } from "./forms.js";
import { page } from "../shell/page.js";
import { reachParts } from "./reach.js";
import { live, outbox } from "../shell/shell.js";
import { toast } from "../shell/toasts.js";

const PATIENCE = 8_000;
const reasons = () => [say("Script-Common.done-by-mistake"), say("Script-TakeBack.wrong-board"), say("Script-Common.arbiter-decision")];

/**
 * @typedef {object} Undo
 * @property {number} of
 * @property {string} text
 * @property {boolean} possible
 * @property {string} command
 * @property {object} values
 * @property {string[]} sentences
 * @property {import("./reach.js").Reach | null} reach
 */

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button[data-take-back]");
  if (button) void takeBack(/** @type {HTMLButtonElement} */ (button));
});

/** @param {HTMLButtonElement} button */
async function takeBack(button) {
  const read = live.seq;
  const undo = await fetched(button.dataset.takeBack ?? "");
  if (!undo) {
    toast(say("Script-TakeBack.unread"), { kind: "bad" });
    return;
  }
  if (!undo.possible) {
    refused(undo);
    return;
  }
  const reason = await askReason({
    title: say("Script-TakeBack.title", { event: undo.of }),
    content: consequences(undo),
    reasons: reasons(),
    yes: say("Script-Common.take-back"),
  });
  if (reason === null) return;
  const about = { subject: button.dataset.subject ?? "", label: say("Script-TakeBack.label", { event: undo.of }), reason, readSeq: read };
  const wanted = orderTo(`commands/${undo.command}/`, { command: undo.values, undoes: undo.of }, about);
  const answer = await sendOrLeaveFideMode(wanted, (one) => outbox.put(one), readHere);
  if (answer.status === "recorded") toast(say("Script-TakeBack.done", { event: undo.of }), { kind: "ok" });
}

/** @param {Undo} undo */
function refused(undo) {
  show(say("Script-TakeBack.refused", { event: undo.of }), [
    make("form", { method: "dialog", class: "stack" }, ...consequences(undo),
      make("div", { class: "dialog-buttons" }, make("button", { class: "button", value: "" }, say("Script-Common.close")))),
  ]);
}

/** @param {Undo} undo @returns {HTMLElement[]} */
function consequences(undo) {
  const said = [make("p", {}, make("strong", {}, undo.text)), ...undo.sentences.map((one) => make("p", {}, one))];
  return undo.reach ? [...said, make("section", { class: "reach", "aria-label": say("Script-Common.what-it-reaches") }, ...reachParts(undo.reach))] : said;
}

/** @param {string} seq @returns {Promise<Undo | null>} */
async function fetched(seq) {
  try {
    const address = `${page?.api}tournaments/${page?.slug}/undo/?event=${seq}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? (await response.json()).undo : null;
  } catch {
    return null;
  }
}
