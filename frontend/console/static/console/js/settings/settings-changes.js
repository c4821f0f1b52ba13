/** What of a form is other than it was when the page was read: marked, and listed beside its button. */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say, weave } from "../../../shared/js/words.js";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/**
 * @param {HTMLFormElement} form
 * @returns {() => () => void} to be called when the form is sent; what that gives, once it is saved
 */
export function followChanges(form) {
  const fields = fieldsOf(form);
  let saved = valuesOf(fields);
  const show = () => showChanges(form, changedSince(saved), saved);
  form.addEventListener("input", show);
  form.addEventListener("change", show);
  find("#discard", form)?.addEventListener("click", () => {
    for (const field of fields) {
      if (field.value === saved.get(field)) continue;
      field.value = saved.get(field) ?? "";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    show();
  });
  show();
  return () => {
    const sent = valuesOf(fields);
    return () => {
      saved = sent;
      show();
    };
  };
}

/** @param {HTMLFormElement} form @param {Field[]} changed @param {Map<Field, string>} saved */
function showChanges(form, changed, saved) {
  for (const label of findAll("label.field.typed-over", form)) label.classList.remove("typed-over");
  for (const field of changed) field.closest("label.field")?.classList.add("typed-over");
  const box = find("#changes", form);
  if (!box) return;
  box.hidden = changed.length === 0;
  /** @type {HTMLElement} */ (find("#discard", form)).hidden = changed.length === 0;
  /** @type {HTMLElement} */ (find("p", box)).textContent = say("Script-SettingsChanges.unsaved", { count: changed.length });
  find("ul", box)?.replaceChildren(...changed.map((field) => changeLine(field, saved)));
}

/** @param {HTMLFormElement} form @returns {Field[]} those that somebody can change */
export const fieldsOf = (form) => /** @type {Field[]} */ ([...form.elements]).filter((field) => field.name && field.type !== "hidden");

/** @param {Field[]} fields @returns {Map<Field, string>} */
export const valuesOf = (fields) => new Map(fields.map((field) => [field, field.value]));

/** @param {Map<Field, string>} saved @returns {Field[]} */
export const changedSince = (saved) => [...saved.keys()].filter((field) => !field.matches(":disabled") && field.value !== saved.get(field));

/** "Acceleration: Baku (C.04.7) → none". @param {Field} field @param {Map<Field, string>} saved */
export const changeLine = (field, saved) => make("li", {}, ...weave("Script-SettingsChanges.change", {
  field: called(field),
  before: make("s", {}, shown(field, saved.get(field) ?? "")),
  after: make("strong", {}, shown(field, field.value)),
}));

/** @param {Field} field */
const called = (field) => find("span", field.closest("label") ?? form(field))?.textContent?.trim() ?? field.name;

/** @param {Field} field */
const form = (field) => /** @type {HTMLFormElement} */ (field.form);

/** @param {Field} field @param {string} value as it reads on the page */
function shown(field, value) {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find((option) => option.value === value)?.text ?? value;
  }
  return value.replaceAll("\n", ", ") || say("Script-SettingsChanges.nothing");
}
