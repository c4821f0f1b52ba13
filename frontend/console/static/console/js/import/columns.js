/**
 * What the columns of a list hold: a select above each, over the first lines of the file as they
 * stand there, and which line has the headings.
 *
 * @typedef {import("types/api").FileColumns} FileColumns
 * @typedef {{heading: number, columns: string[] | null}} ByHand
 */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

const FIELDS = /** @type {const} */ ([
  "", "name", "surname", "first_name", "title", "womens_title", "fide_id", "federation", "rating", "rating_fide", "rating_national", "fides_k",
  "birth_date", "sex", "club", "contact", "type", "group", "ingo", "bcf",
]);
const BY = /** @type {const} */ (["guess", "remembered", "hand", "headings"]);

/** @param {(typeof FIELDS)[number]} field */
const called = (field) => say(`Script-ColumnName.${field || "leave-out"}`);

/**
 * @param {FileColumns} shown the `file_columns` of a preview
 * @param {(byHand: ByHand) => void} read
 */
export function columnsPart(shown, read) {
  const asked = shown.by === "guess";
  const table = make("table", { class: "list file-columns" },
    make("caption", { class: "quiet" }, say("Script-Columns.caption")),
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, say("Script-Columns.heading")), ...shown.columns.map(select))),
    make("tbody", {}, ...shown.lines.map((line) => row(line, shown)), none(shown)));
  const hint = make("p", { class: "fine", "data-part": "hint", role: "status" });
  const button = /** @type {HTMLButtonElement} */ (make("button", { class: `button${asked ? " primary" : ""}`, type: "button" }, say("Script-Columns.read")));
  const part = make("details", { class: "columns-part", open: asked },
    make("summary", {}, say("Script-Columns.summary")), make("p", { class: "fine" }, reason(shown.by)),
    make("div", { class: "table-box", tabindex: "0", role: "region", "aria-label": say("Script-Columns.first-lines") }, table), make("div", { class: "row" }, button, hint));
  const check = () => {
    const missing = wanting(columns(part));
    hint.textContent = missing;
    button.disabled = missing !== "";
  };
  part.addEventListener("change", ({ target }) => {
    if (/** @type {HTMLInputElement} */ (target).type === "radio") read({ heading: heading(part), columns: null });
    else check();
  });
  button.addEventListener("click", () => read({ heading: heading(part), columns: columns(part) }));
  check();
  return part;
}

/** Why they are filled in so. @param {string} by */
function reason(by) {
  const known = BY.find((each) => each === by);
  return known ? say(`Script-Columns.${known}`) : "";
}

/** @param {string} field @param {number} at */
function select(field, at) {
  const options = FIELDS.map((code) => make("option", { value: code, selected: code === field }, called(code)));
  return make("th", { scope: "col" }, make("select", { class: "input", "data-column": String(at), "aria-label": say("Script-Columns.column", { number: at + 1 }) }, ...options));
}

/** @param {import("types/api").FileLine} line @param {FileColumns} shown */
function row({ line, cells }, shown) {
  const kind = line === shown.heading ? "is-heading" : line < shown.heading ? "is-title" : "";
  return make("tr", { class: kind }, make("th", { scope: "row" }, radio(line, say("Script-Columns.line", { line }), shown)),
    ...shown.columns.map((_, at) => make("td", {}, cells[at] ?? "")));
}

/** @param {FileColumns} shown */
function none(shown) {
  return make("tr", {}, make("th", { scope: "row", colspan: String(shown.columns.length + 1) }, radio(0, say("Script-Columns.no-heading"), shown)));
}

/** @param {number} line @param {string} words @param {FileColumns} shown */
function radio(line, words, shown) {
  return make("label", { class: "tick" },
    make("input", { type: "radio", name: "heading-line", value: String(line), checked: line === shown.heading }), make("span", {}, words));
}

/** What is still wanted, in words. @param {string[]} chosen */
function wanting(chosen) {
  const twice = FIELDS.find((field) => field && chosen.indexOf(field) !== chosen.lastIndexOf(field));
  if (twice) return say("Script-Columns.twice", { column: called(twice) });
  return chosen.includes("name") || chosen.includes("surname") ? "" : say("Script-Columns.needed");
}

/** @param {HTMLElement} part */
const columns = (part) => /** @type {HTMLSelectElement[]} */ (findAll("select[data-column]", part)).map((each) => each.value);

/** @param {HTMLElement} part */
const heading = (part) => Number(/** @type {HTMLInputElement} */ (find("input[name=heading-line]:checked", part)).value);
