/** What stands in the forms of a page and was not sent, taken along to the page that comes in its place. */

import { findAll } from "../../../shared/js/dom.js";

/**
 * @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field
 * @typedef {{key: string, place: number, value: string, checked: boolean}} Typed
 * @typedef {{form: string, own: unknown, fields: Typed[]}} Kept `own`: what its script alone knows
 * @typedef {{take: () => unknown, give: (own: any) => void}} Own of rows that a script has made, of players it has picked
 */

/** A password is not kept, a file cannot be; what is hidden is made of the rest. */
const NOT_KEPT = ["password", "file", "hidden", "submit", "button", "reset", "image"];
/** What tells fields without a name apart. */
const WHICH = ["at", "fund", "table", "choice", "player"];

/** @type {WeakMap<Element, Own>} */
const owns = new WeakMap();

/** A form of which its script has more to keep than fields. @param {HTMLFormElement} form @param {Own} own */
export function keepsOwn(form, own) {
  owns.set(form, own);
}

/** @returns {Kept[]} of each form what stands otherwise than it came */
export function typed() {
  return findAll("form").map((form, number) => ({
    form: nameOf(form, number),
    own: owns.get(form)?.take(),
    fields: fields(form).filter(({ field }) => isChanged(field)).map(({ field, key, place }) => ({
      key, place, value: field.value, checked: "checked" in field && field.checked,
    })),
  })).filter(({ own, fields: changed }) => own !== undefined || changed.length);
}

/** @param {Kept[]} kept */
export function typeAgain(kept) {
  for (const [number, form] of findAll("form").entries()) {
    const was = kept.find((one) => one.form === nameOf(form, number));
    if (!was) continue;
    if (was.own !== undefined) owns.get(form)?.give(was.own);
    for (const { field, key, place } of fields(form)) {
      const typedThere = was.fields.find((one) => one.key === key && one.place === place);
      if (typedThere) put(field, typedThere);
    }
  }
}

/** @param {Field} field @param {Typed} was */
function put(field, was) {
  for (let fold = field.closest("details:not([open])"); fold; fold = field.closest("details:not([open])")) fold.setAttribute("open", "");
  if ("checked" in field) field.checked = was.checked;
  if (!isTick(field)) field.value = was.value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Those of one key are told apart by their place among these. @param {Element} form */
function fields(form) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const added = findAll("[data-added]", form);
  return /** @type {Field[]} */ (findAll("input, textarea, select", form))
    .filter((field) => !NOT_KEPT.includes(field.type))
    .map((field) => {
      const key = `${rowOf(field, added)} ${field.name || field.id || WHICH.map((name) => field.dataset[name] ?? "").join("/")}`;
      const place = counts.get(key) ?? 0;
      counts.set(key, place + 1);
      return { field, key, place };
    });
}

/** The number that a row came with; another arbiter may have given that of an added one. @param {Field} field @param {Element[]} added */
function rowOf(field, added) {
  const row = /** @type {HTMLElement | null} */ (field.closest("[data-list]"));
  if (!row) return "";
  return row.dataset.added === undefined ? row.dataset.list : `+${added.indexOf(row)}`;
}

/** @param {Field} field */
function isChanged(field) {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected) && field.selectedIndex > -1 && !isFirstOfNone(field);
  if (isTick(field)) return /** @type {HTMLInputElement} */ (field).checked !== /** @type {HTMLInputElement} */ (field).defaultChecked;
  return field.value !== field.defaultValue;
}

/** A list of which the page chose nothing shows its first line. @param {HTMLSelectElement} field */
function isFirstOfNone(field) {
  return field.selectedIndex === 0 && ![...field.options].some((option) => option.defaultSelected);
}

/** @param {Field} field */
const isTick = (field) => field.type === "checkbox" || field.type === "radio";

/** @param {HTMLElement} form @param {number} number among those of the page */
const nameOf = (form, number) => form.id || `${form.dataset.command ?? ""}.${number}`;
