/**
 * Every modal dialog of the console opens here. Escape and its Cancel close it; a click outside does so only
 * while nothing is typed in it; the focus goes back to what opened it, or to what stands in its place now.
 */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";


/** @param {HTMLDialogElement} dialog */
export function openModal(dialog) {
  const opener = /** @type {HTMLElement | null} */ (document.activeElement);
  const place = whereabouts(opener);
  if (!find("[data-close], button[value='']", dialog)) dialog.append(closing());
  dialog.addEventListener("close", () => giveBack(opener, place), { once: true });
  if (!dialog.dataset.guarded) guard(dialog);
  dialog.showModal();
}

/** @param {HTMLDialogElement} dialog */
function guard(dialog) {
  dialog.dataset.guarded = "true";
  let outside = false; // who marks a text and lets go outside has not clicked there
  const isOutside = (/** @type {MouseEvent} */ event) => event.target === dialog && !inside(dialog, event);
  dialog.addEventListener("pointerdown", (event) => {
    outside = isOutside(event);
  });
  dialog.addEventListener("click", (event) => {
    if (/** @type {HTMLElement} */ (event.target).closest("[data-close]")) dialog.close("");
    else if (!outside || !isOutside(event)) return;
    else if (typedIn(dialog)) keep(dialog);
    else dialog.close("");
  });
}

/** Whether a field is not as the page gave it. @param {ParentNode} root */
export function typedIn(root) {
  return findAll("input:not([type=hidden]), textarea, select", root).some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex !== Math.max([...field.options].findIndex((option) => option.defaultSelected), 0);
    const { type, checked, defaultChecked, value, defaultValue } = /** @type {HTMLInputElement} */ (field);
    return type === "checkbox" || type === "radio" ? checked !== defaultChecked : value !== defaultValue;
  });
}

/** @param {HTMLDialogElement} dialog */
function keep(dialog) {
  if (!find(".dialog-kept", dialog)) dialog.append(make("p", { class: "notice warn dialog-kept", role: "status" }));
  const words = /** @type {HTMLElement} */ (find(".dialog-kept", dialog));
  words.textContent = say("Script-Modal.kept");
  words.scrollIntoView({ block: "nearest" });
}

/** For a dialog that has no button of the kind. */
function closing() {
  return make("div", { class: "dialog-buttons" }, make("button", { class: "button", type: "button", "data-close": true }, say("Script-Common.close")));
}

/** @param {HTMLElement} box @param {MouseEvent} event */
function inside(box, event) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return (
    event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
  );
}

/** How what opened it is found again after its list was fetched anew. @param {HTMLElement | null} opener */
function whereabouts(opener) {
  if (!opener || opener === document.body) return "";
  if (opener.id) return `#${CSS.escape(opener.id)}`;
  const line = /** @type {HTMLElement | null} */ (opener.closest("[data-key]"));
  const own = `${opener.localName}${[...opener.classList].filter((name) => !name.startsWith("htmx-")).map((name) => `.${CSS.escape(name)}`).join("")}`;
  return line ? `[data-key="${CSS.escape(line.dataset.key ?? "")}"] ${own}` : "";
}

/** The browser does it, unless what opened it was replaced meanwhile. @param {HTMLElement | null} opener @param {string} place */
function giveBack(opener, place) {
  if (!opener || opener.isConnected || !place || find("dialog[open]")) return;
  find(place)?.focus();
}
