/**
 * Tables sort by their heads: up, down, and back to the order they came in. A table that does so names itself by
 * `data-sort`; heads without words that are seen do not sort, a cell may say by `data-value` what it is sorted
 * by. The choice outlives a refresh of the table; what changes in place moves when it is sorted again.
 *
 * "hall:sorted" tells whoever goes through the rows by keys.
 */

import { announce, find, findAll, locale, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

const collator = new Intl.Collator(locale, { sensitivity: "base", numeric: true });
const UNREAD = ".title, .quiet, [hidden], [aria-hidden=true]";

/** @type {Map<string, {head: string, down: boolean}>} what is chosen, by the name of the table */
const choices = new Map();
/** @type {{name: string, head: string} | null} the head that has the focus */
let focused = null;

document.addEventListener("hall:fragment", dressAll);
document.body.addEventListener("htmx:afterSwap", dressAll);
document.addEventListener("focusin", (event) => {
  const button = /** @type {HTMLElement | null | undefined} */ (/** @type {HTMLElement} */ (event.target).closest?.(".sort"));
  const table = /** @type {HTMLElement | null} */ (button?.closest("table[data-sort]") ?? null);
  focused = button && table ? { name: table.dataset.sort ?? "", head: button.dataset.head ?? "" } : null;
});
dressAll();

function dressAll() {
  for (const table of /** @type {HTMLTableElement[]} */ (findAll("table[data-sort]"))) dress(table);
}

/** @param {HTMLTableElement} table */
function dress(table) {
  const name = table.dataset.sort ?? "";
  const heads = /** @type {HTMLElement[]} */ (findAll("thead th", table));
  const names = heads.map((head) => words(head));
  for (const [at, head] of heads.entries()) {
    if (find(".sort", head) || !names[at]) continue;
    const key = `${names[at]} ${names.slice(0, at).filter((other) => other === names[at]).length || ""}`.trim(); // two ratings, White's and Black's
    const button = make("button", { type: "button", class: "sort", "data-head": key, onclick: () => choose(table, key) });
    button.append(...head.childNodes);
    head.append(button);
    if (focused?.name === name && focused.head === key && document.activeElement === document.body) button.focus({ preventScroll: true });
  }
  if (!table.dataset.sorted && choices.has(name)) show(table);
}

/** @param {HTMLTableElement} table @param {string} head */
function choose(table, head) {
  const name = table.dataset.sort ?? "";
  const chosen = choices.get(name);
  if (chosen?.head !== head) choices.set(name, { head, down: false });
  else if (!chosen.down) choices.set(name, { head, down: true });
  else choices.delete(name);
  show(table);
  const now = choices.get(name);
  announce(now ? say("Script-Sorting.sorted", { head, way: now.down ? "down" : "up" }) : say("Script-Sorting.as-it-came"));
}

/** @param {HTMLTableElement} table */
function show(table) {
  const chosen = choices.get(table.dataset.sort ?? "");
  let column = -1;
  for (const [at, head] of findAll("thead th", table).entries()) {
    const ours = chosen?.head === find(".sort", head)?.dataset.head;
    if (chosen && ours) column = at;
    if (chosen && ours) head.setAttribute("aria-sort", chosen.down ? "descending" : "ascending");
    else head.removeAttribute("aria-sort");
  }
  sort(table, column, chosen?.down ?? false);
  table.dataset.sorted = "true";
  table.dispatchEvent(new CustomEvent("hall:sorted", { bubbles: true }));
}

/** Lines that belong below another (`claims`) go with it. @param {HTMLTableElement} table @param {number} column @param {boolean} down */
function sort(table, column, down) {
  const body = table.tBodies[0];
  /** @type {HTMLTableRowElement[][]} */
  const groups = [];
  for (const row of body.rows) {
    if (row.classList.contains("claims")) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  groups.forEach(([row], at) => (row.dataset.came ??= String(at)));
  const lines = groups.map((rows) => ({ rows, came: Number(rows[0].dataset.came), value: column < 0 ? null : value(rows[0].cells[column]) }));
  const sign = down ? -1 : 1;
  lines.sort((one, other) => (one.value && other.value ? sign * compared(one.value, other.value) : 0) || one.came - other.came);
  body.append(...lines.flatMap(({ rows }) => rows));
}

/** @typedef {{number: number | null, text: string}} Value */

/** @param {HTMLTableCellElement | undefined} cell @returns {Value} */
function value(cell) {
  const seen = words(cell);
  const time = /** @type {HTMLTimeElement | null} */ (cell ? find("time[datetime]", cell) : null);
  const text = cell?.dataset.value ?? (time && words(time) === seen ? time.dateTime : seen);
  return { number: figure(text), text };
}

/** @param {Value} one @param {Value} other */
function compared(one, other) {
  if (one.number !== null && other.number !== null) return one.number === other.number ? 0 : one.number - other.number;
  return one.number === null && other.number === null ? collator.compare(one.text, other.text) : one.number === null ? 1 : -1;
}

/** What is seen of it; a title before a name is no part of the name. @param {Element | undefined} element */
function words(element) {
  if (!element) return "";
  const seen = /** @type {Element} */ (element.cloneNode(true));
  for (const unread of findAll(UNREAD, seen)) unread.remove();
  return (seen.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** "6½" is 6.5; what is no figure is null, "–" and nothing stand below all figures. @param {string} text */
function figure(text) {
  if (text === "" || text === "–") return -Infinity;
  const parts = /^(\d*)(½)?$/.exec(text) ?? /^(\d+[.,]\d+)()$/.exec(text);
  return parts ? Number((parts[1] || "0").replace(",", ".")) + (parts[2] ? 0.5 : 0) : null;
}
