/** Questions to the arbiter, in the browser's own modal dialog; Escape always means "no". */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { openModal } from "./modal.js";
import { readFirst } from "./reach.js";

/**
 * Show a dialog made of these nodes until it is closed.
 *
 * @param {string} title
 * @param {(Node | string | null)[]} content
 * @param {{wide?: boolean}} [look]
 * @returns {{dialog: HTMLDialogElement, closed: Promise<string>}} `closed` gives the return value
 */
export function show(title, content, { wide = false } = {}) {
  const heading = make("h2", { id: "dialog-title" }, title);
  const dialog = /** @type {HTMLDialogElement} */ (
    make(
      "dialog",
      { class: wide ? "dialog wide" : "dialog", "aria-labelledby": "dialog-title" },
      heading,
      ...content,
    )
  );
  document.body.append(dialog);
  const closed = new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    // The browser reports the close in a later task. The question that follows must stand before
    // that: a key typed in between would reach the board behind.
    dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
      dialog.close(button?.value ?? "");
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  openModal(dialog);
  return { dialog, closed };
}

/**
 * @param {object} question
 * @param {string} question.title
 * @param {(Node | string)[]} question.content
 * @param {string} question.yes what the button that does it says
 * @param {string} [question.no] what the button that does nothing says
 * @param {boolean} [question.danger]
 * @returns {Promise<boolean>}
 */
export async function confirm({ title, content, yes, no = say("Script-Common.cancel"), danger = false }) {
  const { dialog, closed } = show(title, [
    make("form", { method: "dialog", class: "stack" }, ...content.map(block), buttons(yes, danger, no)),
  ]);
  /** @type {HTMLElement} */ (find("[value=yes]", dialog)).focus();
  return (await closed) === "yes";
}

/**
 * Ask for the reason of a change; digits choose one of the offered reasons.
 *
 * @param {object} question
 * @param {string} question.title
 * @param {(Node | string)[]} question.content
 * @param {string[]} question.reasons
 * @param {string} question.yes
 * @param {import("./reach.js").ReachPart | null} [question.reach] what is to be read before it is done
 * @param {HTMLElement | null} [question.photos] where photos that prove it are chosen
 * @param {boolean} [question.danger]
 * @param {boolean} [question.unexpected] typing goes on blindly: no digit chooses, nothing has the
 *   focus that Enter would press; the reason is chosen by Tab and arrows, mouse or touch
 * @returns {Promise<string | null>} null: not done
 */
export async function askReason({ title, content, reasons, yes, reach = null, photos = null, danger = false, unexpected = false }) {
  const choices = reasons.map((reason, at) =>
    make(
      "label",
      { class: "choice" },
      make("input", { type: "radio", name: "reason", value: reason, required: true }),
      make("span", {}, reason),
      unexpected ? null : make("kbd", {}, String(at + 1)),
    ),
  );
  const own = /** @type {HTMLInputElement} */ (
    make("input", { class: "input", name: "own", maxlength: "200", autocomplete: "off" })
  );
  const form = /** @type {HTMLFormElement} */ (
    make(
      "form",
      { method: "dialog", class: "stack" },
      ...content.map(block),
      make("fieldset", { class: "choices" }, make("legend", {}, say("Script-Dialogs.reason")), ...choices),
      make("label", { class: "field" }, make("span", {}, say("Script-Dialogs.own-words")), own),
      photos,
      reach?.element ?? null,
      buttons(yes, danger),
    )
  );
  if (reach) readFirst(form, reach, "yes");
  const { dialog, closed } = show(title, [form]);
  const radios = /** @type {HTMLInputElement[]} */ (findAll("input[type=radio]", form));
  own.addEventListener("input", () => {
    for (const radio of radios) {
      radio.required = own.value === "";
      if (own.value) radio.checked = false;
    }
  });
  dialog.addEventListener("keydown", (event) => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
    const radio = digit && event.target !== own ? radios[Number(digit[1]) - 1] : null;
    if (!radio || unexpected) return;
    event.preventDefault();
    own.value = "";
    radio.checked = true;
    /** @type {HTMLElement} */ (find("[value=yes]", form)).focus();
  });
  if (unexpected) {
    const heading = /** @type {HTMLElement} */ (find("#dialog-title", dialog));
    heading.tabIndex = -1;
    heading.focus();
  } else {
    radios[0]?.focus();
  }
  if ((await closed) !== "yes") return null;
  return own.value.trim() || radios.find((radio) => radio.checked)?.value || null;
}

/** Cancel, and the one that does it, which Enter presses. @param {string} yes @param {boolean} danger @param {string} [no] */
export function buttons(yes, danger, no = say("Script-Common.cancel")) {
  const cancel = make("button", { class: "button", type: "button", "data-close": true }, no);
  return make(
    "div",
    { class: "dialog-buttons" },
    cancel,
    make("button", { class: danger ? "button danger" : "button primary", value: "yes" }, yes),
  );
}

/** @param {Node | string} content */
const block = (content) => (typeof content === "string" ? make("p", {}, content) : content);
