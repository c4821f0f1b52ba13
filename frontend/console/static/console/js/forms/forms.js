/**
 * Forms and buttons that are commands: `data-command` names it, the fields (or `data-values`) are
 * its contents. Everything goes through the outbox, so nothing typed is lost with the network.
 *
 * `data-path` instead of `data-command`: an address that takes personal details as `player`.
 * `data-confirm` asks first; with `data-reasons` ("a|b") it asks for the reason as well, with
 * `data-reach` it says what the correction reaches or the late entry means. A field of the form that is `data-reason`
 * holds the reason itself. `data-toast`: what asked may be gone from the page when the answer comes, so a toast says it. What is wrong with a field stands beside it (`field-errors.js`).
 */

import { orderTo } from "../outbox/commands.js";
import { askReason, confirm } from "./dialogs.js";
import { announce, find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { sendOrLeaveFideMode } from "./fide-mode.js";
import { clearErrors, seeFields, showErrors } from "./field-errors.js";
import { values } from "./form-values.js";
import { entryPart } from "../entries/late-entry.js";
import { reachPart } from "./reach.js";
import { live, outbox } from "../shell/shell.js";
import { toast } from "../shell/toasts.js";

/** Longer than this and the arbiter is told that the order waits for the network. */
const PATIENCE = 2_500;

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.dataset.command && !form.dataset.path) return;
  event.preventDefault();
  void submit(form);
});

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (
    /** @type {HTMLElement} */ (event.target).closest("button[data-command]")
  );
  if (button) void press(/** @type {HTMLButtonElement} */ (button));
});

document.addEventListener("input", ({ target }) => {
  const { form } = /** @type {HTMLInputElement} */ (target);
  if (!form?.dataset.command && !form?.dataset.path) return;
  if (target instanceof HTMLTextAreaElement || form.dataset.entry !== undefined) form.dataset.typed = "";
});
document.addEventListener("reset", ({ target }) => delete /** @type {HTMLFormElement} */ (target).dataset.typed);
// Words that were typed and not sent; what was sent waits in the outbox.
window.addEventListener("beforeunload", (event) => {
  if (find("form[data-typed]")) event.preventDefault();
});

/** @param {HTMLFormElement} form */
async function submit(form) {
  if (form.dataset.busy) return;
  clearErrors(form);
  const asked = await agreed(form);
  if (asked === null) return;
  const own = /** @type {HTMLTextAreaElement | null} */ (find("[data-reason]", form));
  const about = { ...description(form), reason: asked || own?.value.trim() || "" };
  const { command, path } = form.dataset;
  const wanted = command
    ? orderTo(`commands/${command}/`, { command: values(form) }, about)
    : orderTo(path ?? "", { player: values(form) }, about);
  form.dataset.busy = "true";
  delete form.dataset.typed;
  const answer = await sent(form, wanted);
  delete form.dataset.busy;
  if (find("[aria-invalid=true], .form-alert", form)) form.dataset.typed = "";
  announceAnswer(form, answer);
}

/** @param {HTMLButtonElement} button */
async function press(button) {
  if (button.dataset.busy) return;
  const reason = await agreed(button);
  if (reason === null) return;
  const content = JSON.parse(button.dataset.values ?? "{}");
  button.dataset.busy = "true";
  const answer = await sent(button, orderTo(`commands/${button.dataset.command}/`, { command: content }, { ...description(button), reason }));
  delete button.dataset.busy;
  announceAnswer(button, answer);
}

/**
 * "hall:answered" with the answer and `asked`, the element that asked. The frame may overtake the
 * answer and the part of the page be fetched again meanwhile: then the page hears of it all the same.
 *
 * @param {HTMLElement} asked @param {import("../outbox/commands.js").Answer} answer
 */
function announceAnswer(asked, answer) {
  const places = asked.isConnected ? [asked] : [asked, document];
  for (const place of places) {
    place.dispatchEvent(new CustomEvent("hall:answered", { bubbles: true, detail: { ...answer, asked } }));
  }
}

/** @param {HTMLElement} element */
const description = (element) => ({
  subject: element.dataset.subject ?? "",
  label: element.dataset.label ?? "",
  readSeq: Number(/** @type {HTMLElement | null} */ (element.closest("[data-read-seq]"))?.dataset.readSeq ?? live.seq),
});

/**
 * @param {HTMLElement} element
 * @returns {Promise<string | null>} the reason, "" where none is asked for, null: not agreed
 */
async function agreed(element) {
  const { confirm: question, reasons, label = "", danger } = element.dataset;
  if (!question) return "";
  const content = [question, ...reached(element)];
  const title = say("Script-Forms.question", { label });
  const yes = (element.dataset.yes ?? element.textContent?.replace("…", "").trim()) || say("Script-Forms.yes");
  const words = element instanceof HTMLFormElement ? (find("button[type=submit]", element)?.textContent ?? yes).replace("…", "").trim() : yes;
  if (reasons) {
    return askReason({ title, content, reasons: reasons.split("|"), yes: words, danger: danger !== undefined });
  }
  return (await confirm({ title, content, yes: words, danger: danger !== undefined })) ? "" : null;
}

/** What a corrected rating reaches, or a late entry means (`data-reach`). @param {HTMLElement} element */
function reached(element) {
  if (!(element instanceof HTMLFormElement)) return [];
  if (element.dataset.reach === "late-entry") return [entryPart(values(element))];
  if (element.dataset.reach !== "rating") return [];
  const { player, rating, national_rating: national } = values(element);
  return [reachPart("rating", { player: String(player), rating: String(rating), national: String(national) }).element];
}

/**
 * @param {HTMLElement} element
 * @param {import("../outbox/commands.js").Order} wanted
 * @returns {Promise<import("../outbox/commands.js").Answer>}
 */
async function sent(element, wanted) {
  report(element, "sending", say("Script-Common.sending"));
  const slow = window.setTimeout(
    () => report(element, "waiting", say("Script-Common.kept")),
    PATIENCE,
  );
  const answer = await sendOrLeaveFideMode(wanted, (one) => outbox.put(one), readHere);
  clearTimeout(slow);
  const good = answer.status === "recorded" || answer.status === "already-recorded";
  report(element, good ? "recorded" : "refused", good ? say("Script-Common.recorded") : refused(element, answer));
  const said = element.dataset.toast === undefined ? announce : toast;
  if (good) said(say("Script-Common.done-as-labelled", { what: wanted.label }));
  else if (!answer.resync && element.isConnected) await readHere(wanted.command_id);
  return answer;
}

/** What a button or the foot of a form says; in a form the rest stands where it belongs. @param {HTMLElement} element @param {import("../outbox/commands.js").Answer} answer */
function refused(element, answer) {
  if (!(element instanceof HTMLFormElement)) return answer.message ?? say("Script-Common.refused");
  return showErrors(element, answer) ? seeFields() : say("Script-Common.see-above");
}

/** The answer is shown where it was asked for: it need not wait in the tray as well. @param {string} id */
export async function readHere(id) {
  const kept = outbox.unread.find((other) => other.command_id === id);
  if (kept) await outbox.dismiss(kept.place);
}

/** @param {HTMLElement} element @param {string} state @param {string} words */
function report(element, state, words) {
  const own = find("[data-part=answer]", element);
  const place = own ?? make(element);
  if (!place) return;
  place.dataset.state = state;
  place.textContent = words;
}

/** A button has no room for words: they stand behind it. @param {HTMLElement} button */
function make(button) {
  if (!(button instanceof HTMLButtonElement) || !button.isConnected) return null;
  let place = /** @type {HTMLElement | null} */ (button.nextElementSibling);
  if (!place?.classList.contains("button-answer")) {
    place = document.createElement("span");
    place.className = "button-answer";
    place.setAttribute("role", "status");
    button.after(place);
  }
  return place;
}
