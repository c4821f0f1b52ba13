/**
 * The form of the prize fund: lists are added and removed, what is typed becomes the fund of the command.
 * `data-fund` is a field of the fund, `data-at` one of its list, `data-as` how it is read.
 */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import "../forms/forms.js";
import { guard } from "../forms/unsaved.js";
import { toastThere } from "../shell/toasts.js";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

const AMOUNT = /^\d{1,10}(?:[.,]\d{1,2})?$/;
const POINTS = /^\d{1,3}(?:[.,][05]|½)?$/;

const form = /** @type {HTMLFormElement} */ (find("form#prize-fund"));
const lists = /** @type {HTMLElement} */ (find("#prize-lists"));
/** @type {Record<string, number>} entries by the number that people know them by */
const entries = JSON.parse(find("#entry-numbers")?.textContent ?? "{}");
let next = Number(lists.dataset.next);

/** What was typed and cannot be read; the words say why. */
class Unreadable extends Error {}

/** @type {Record<string, (text: string) => unknown>} */
const READ = {
  int: (text) => Number(text || 0),
  amount: (text) => cents(text),
  points: (text) => halfPoints(text),
  list: (text) => parts(text, ",").map((part) => part.toUpperCase()),
  lines: (text) => parts(text, "\n"),
  players: (text) => parts(text, ",").map(entryOf),
  prizes: (text) => parts(text, "\n").map(prize),
};

for (const list of findAll(".prize-fields", lists)) arrange(list);
if (form.dataset.command) {
  if (!findAll(".prize-fields", lists).length) add();
  const sending = guard(form);
  form.addEventListener("submit", () => fill());
  form.addEventListener("input", ({ target }) => {
    check(/** @type {Field} */ (target));
    fill();
  });
  find("#add-prize-list")?.addEventListener("click", () => find("input", add())?.focus());
  form.addEventListener("click", ({ target }) => {
    const remove = /** @type {HTMLElement} */ (target).closest("[data-remove-list]");
    if (!remove) return;
    remove.closest(".prize-fields")?.remove();
    fill();
  });
  document.addEventListener("hall:answered", (event) => {
    const { status, asked } = event.detail;
    if ((status !== "recorded" && status !== "already-recorded") || asked !== form) return;
    sending()();
    toastThere(say("Script-Common.done-as-labelled", { what: form.dataset.label ?? "" }));
    location.assign(form.dataset.then ?? "");
  });
  fill();
}

/** A further list. @returns {HTMLElement} */
function add() {
  const copy = /** @type {HTMLTemplateElement} */ (find("#new-prize-list")).content.cloneNode(true);
  lists.append(copy);
  const list = /** @type {HTMLElement} */ (lists.lastElementChild);
  list.dataset.list = String(next);
  next += 1;
  arrange(list);
  fill();
  return list;
}

/** Fields of one way of sharing show with it alone. @param {HTMLElement} list */
function arrange(list) {
  const sharing = /** @type {HTMLSelectElement} */ (find("[data-at=sharing]", list));
  const show = () => {
    for (const field of findAll("[data-only]", list)) field.hidden = field.dataset.only !== sharing.value;
  };
  sharing.addEventListener("change", show);
  show();
}

/** What cannot be read is said at its field, as the browser says what it checks. @param {Field} field */
function check(field) {
  let words = "";
  try {
    value(field);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    words = error.message;
  }
  field.setCustomValidity(words);
}

/** The whole fund into the field that is sent; what cannot be read yet is left out, and not sent. */
function fill() {
  /** @type {Record<string, unknown>} */
  const fund = {};
  for (const field of /** @type {Field[]} */ (findAll("[data-fund]", form))) put(fund, field.dataset.fund ?? "", readable(field));
  fund.lists = findAll(".prize-fields", lists).map((list, at) => {
    /** @type {Record<string, unknown>} */
    const content = { id: Number(list.dataset.list) };
    for (const field of /** @type {Field[]} */ (findAll("[data-at]", list))) {
      field.dataset.errorsOf = `fund.lists[${at}].${field.dataset.at}`;
      put(content, field.dataset.at ?? "", readable(field));
    }
    return content;
  });
  const held = /** @type {HTMLInputElement} */ (form.elements.namedItem("fund"));
  held.value = JSON.stringify(fund);
}

/** @param {Field} field @returns {unknown} undefined for what cannot be read */
function readable(field) {
  try {
    return value(field);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** @param {Field} field @returns {unknown} @throws {Unreadable} */
function value(field) {
  if (field.dataset.as === "tick") return /** @type {HTMLInputElement} */ (field).checked;
  const read = READ[field.dataset.as ?? ""];
  return read ? read(field.value.trim()) : field.value.trim();
}

/** @param {Record<string, unknown>} content @param {string} path @param {unknown} given */
function put(content, path, given) {
  const [first, ...rest] = path.split(".");
  if (rest.length) put(/** @type {Record<string, unknown>} */ (content[first] ??= {}), rest.join("."), given);
  else content[first] = given;
}

/** @param {string} text @param {string} between */
function parts(text, between) {
  return text.split(between).map((part) => part.trim()).filter(Boolean);
}

/** @param {string} text empty is nothing */
function cents(text) {
  if (!text) return 0;
  if (!AMOUNT.test(text)) throw new Unreadable(say("Script-PrizeFund.no-amount", { text }));
  const [whole, part = ""] = text.split(/[.,]/);
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** @param {string} text "6", "6.5", "6½" */
function halfPoints(text) {
  if (!text) return 0;
  if (!POINTS.test(text)) throw new Unreadable(say("Script-PrizeFund.half-points"));
  return Math.round(2 * Number(text.replace(",", ".").replace("½", ".5")));
}

/** @param {string} number */
function entryOf(number) {
  const entry = entries[number];
  if (!entry) throw new Unreadable(say("Script-PrizeFund.nobody", { number }));
  return entry;
}

/** "600", "600; Cup", "; Board; 80". @param {string} line @param {number} at */
function prize(line, at) {
  const [money = "", thing = "", worth = "", ...more] = line.split(";").map((part) => part.trim());
  if (more.length) throw new Unreadable(say("Script-PrizeFund.too-many-parts", { line: at + 1 }));
  return { money: cents(money), thing, worth: cents(worth) };
}
