/**
 * What is wrong with a form stands beside its fields, and the first of them has the focus; what is
 * wrong with none of them stands above the form. Nothing that was typed is touched.
 *
 * The browser's own checks are told the same way instead of by its bubbles, in every form of the page.
 * `data-errors-of`: the fields of the command that this field stands for, where it is not named so.
 */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** What a form says at its button when the errors stand at the fields. */
export const seeFields = () => say("Script-FieldErrors.look");
let made = 0;
/** @type {Set<Field>} of one look at a form by the browser */
let invalid = new Set();

document.addEventListener("invalid", (event) => {
  const field = /** @type {Field} */ (event.target);
  if (!field.closest("form")) return;
  event.preventDefault();
  if (invalid.size === 0) setTimeout(markInvalid); // one task tells of all fields, with microtasks between
  invalid.add(field);
}, true);
document.addEventListener("input", forget);
document.addEventListener("change", forget);

/**
 * @param {HTMLFormElement} form
 * @param {{message?: string, errors?: {field: string, message: string}[]}} answer of the server
 * @returns {boolean} whether everything stands beside a field
 */
export function showErrors(form, { message = say("Script-Common.refused"), errors = [] }) {
  clearErrors(form);
  const placed = errors.map((error) => ({ error, field: fieldOf(form, error.field) }));
  const beside = placed.filter(({ field }) => field);
  for (const { error, field } of beside) mark(/** @type {Field} */ (field), error.message);
  const others = placed.filter(({ field }) => !field).map(({ error }) => error.message);
  const above = errors.length ? others : [message];
  if (above.length) alertAbove(form, above);
  focusFirst(beside.map(({ field }) => /** @type {Field} */ (field)), form);
  return above.length === 0;
}

/** @param {HTMLFormElement} form */
export function clearErrors(form) {
  find(":scope > .form-alert", form)?.remove();
  for (const field of /** @type {Field[]} */ (findAll("[aria-invalid=true]", form))) unmark(field);
}

function markInvalid() {
  const fields = [...invalid];
  invalid = new Set();
  const forms = new Set(fields.map((field) => /** @type {HTMLFormElement} */ (field.form)));
  for (const form of forms) if (form) clearErrors(form);
  const groups = new Set();
  for (const field of fields) {
    const group = field.type === "radio" ? `${field.name}` : field;
    if (!groups.has(group)) mark(field, sentence(field));
    groups.add(group);
  }
  focusFirst(fields, null);
}

/** @param {Field} field @returns {string} */
function sentence(field) {
  const { validity } = field;
  const { min, max, maxLength, title } = /** @type {HTMLInputElement} */ (field);
  if (validity.customError) return field.validationMessage;
  if (validity.valueMissing) {
    if (field.type === "checkbox") return say("Script-FieldErrors.tick");
    return field.type === "radio" || field instanceof HTMLSelectElement ? say("Script-FieldErrors.choose") : say("Script-FieldErrors.needed");
  }
  if (validity.badInput) return field.type === "number" ? say("Script-FieldErrors.number-needed") : say("Script-FieldErrors.time-needed");
  if (validity.rangeUnderflow || validity.rangeOverflow) {
    return min && max ? say("Script-FieldErrors.between", { min, max }) : min ? say("Script-FieldErrors.at-least", { min }) : say("Script-FieldErrors.at-most", { max });
  }
  if (validity.stepMismatch) return say("Script-FieldErrors.whole");
  if (validity.tooLong) return say("Script-FieldErrors.too-long", { count: maxLength });
  if (validity.patternMismatch && title) return `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
  return field.validationMessage;
}

/** @param {Field} field @param {string} words */
function mark(field, words) {
  unmark(field);
  for (let box = field.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
  made += 1;
  const error = make("span", { class: "error", id: `field-error-${made}` }, words);
  const group = field.type === "radio" || field.dataset.kind === "many" ? field.closest("fieldset") : null;
  const label = field.closest("label.field");
  if (group) group.append(error);
  else if (label) label.append(error);
  else (field.closest("label") ?? field).after(error);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", [described(field), error.id].filter(Boolean).join(" "));
}

/** @param {Field} field what it said of itself before */
const described = (field) => field.getAttribute("aria-describedby") ?? "";

/** @param {Field} field */
function unmark(field) {
  const kept = described(field).split(" ").filter((id) => {
    const place = id && document.getElementById(id);
    if (place && place.classList.contains("error")) place.remove();
    else return Boolean(id);
    return false;
  });
  field.removeAttribute("aria-invalid");
  if (kept.length) field.setAttribute("aria-describedby", kept.join(" "));
  else field.removeAttribute("aria-describedby");
}

/** Who mends a field is not told of it any more. @param {Event} event */
function forget(event) {
  const field = /** @type {Field} */ (event.target);
  if (!field.form) return;
  const marked = field.type === "radio" || field.dataset.kind === "many"
    ? /** @type {Field[]} */ (findAll(`[name="${CSS.escape(field.name)}"][aria-invalid=true]`, field.form))
    : [field];
  for (const each of marked) if (each.getAttribute("aria-invalid") === "true") unmark(each);
}

/** @param {HTMLFormElement} form @param {string[]} sentences */
function alertAbove(form, sentences) {
  const alert = make("div", { class: "notice bad form-alert", role: "alert", tabindex: "-1" },
    ...sentences.map((words) => make("p", {}, words)));
  form.prepend(alert);
}

/** @param {Field[]} fields @param {HTMLFormElement | null} form whose alert is read where there is no field */
function focusFirst(fields, form) {
  const [first] = [...fields].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  const place = first ?? (form && find(":scope > .form-alert", form));
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: "center" });
}

/**
 * The field at a path of what was sent (`$.command.settings.rounds`), or the nearest that holds it.
 *
 * @param {HTMLFormElement} form @param {string} path @returns {Field | null}
 */
function fieldOf(form, path) {
  const fields = /** @type {Field[]} */ ([...form.elements]).filter((field) => shown(field));
  let name = path.replace(/^\$\.?/, "").replace(/^(command|player)\./, "").replaceAll(/\[[^\]]*\]/g, "");
  const exact = exactField(fields, path.replace(/^\$\.?/, "").replace(/^(command|player)\./, ""));
  if (exact) return exact;
  if (name === "reason") return fields.find((field) => field.dataset.reason !== undefined) ?? null;
  for (; name; name = name.split(".").slice(0, -1).join(".")) {
    const names = [name, name.replace(/^(settings|regulations|move)\./, "")];
    const match = fields.find((field) => names.includes(field.name))
      ?? fields.find((field) => names.some((each) => field.dataset.errorsOf?.split(" ").includes(each)))
      ?? fields.find((field) => names.some((each) => field.name.startsWith(`${each}.`)));
    if (match) return match;
  }
  return null;
}

/**
 * The field that says the very item of a list: `fund.lists[2].prizes` of `fund.lists[2].prizes[0].money`.
 *
 * @param {Field[]} fields @param {string} path @returns {Field | undefined}
 */
function exactField(fields, path) {
  if (!path.includes("[")) return undefined;
  const exact = fields.find((field) => field.dataset.errorsOf?.split(" ").includes(path));
  const shorter = path.replace(/(?:\.[^.[\]]+|\[[^\]]*\])$/, "");
  return exact ?? (shorter === path ? undefined : exactField(fields, shorter));
}

/** Also in a part that is closed, which opens; not where it is out of use. @param {Field} field */
function shown(field) {
  return field.type !== "hidden" && !field.matches(":disabled") && !field.closest("[hidden]");
}
