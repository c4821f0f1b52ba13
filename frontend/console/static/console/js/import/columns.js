/**
 * What the columns of a list hold: a select above each, over the first lines of the file as they
 * stand there, and which line has the headings.
 *
 * @typedef {import("types/api").FileColumns} FileColumns
 * @typedef {{heading: number, columns: string[] | null}} ByHand
 */

import { find, findAll, make } from "../../../shared/js/dom.js";

const FIELDS = [
  ["", "leave out"],
  ["name", "name"],
  ["surname", "family name"],
  ["first_name", "first name"],
  ["title", "title"],
  ["fide_id", "FIDE ID"],
  ["federation", "federation"],
  ["rating", "rating"],
  ["rating_fide", "FIDE rating"],
  ["rating_national", "national rating"],
  ["birth_date", "born"],
  ["sex", "sex"],
  ["club", "club"],
  ["contact", "contact"],
  ["type", "type (U10, F14)"],
  ["group", "group"],
  ["ingo", "INGO"],
  ["bcf", "BCF"],
];
const NAMES = Object.fromEntries(FIELDS);
const BY = /** @type {Record<string, string>} */ ({
  guess: "Nothing says what the columns hold. They are filled in by what they look like: check them, then read the list.",
  remembered: "As chosen by hand for a file with these headings before.",
  hand: "As chosen by hand.",
  headings: "As the headings say. Choose others where they are wrong.",
});

/**
 * @param {FileColumns} shown the `file_columns` of a preview
 * @param {(byHand: ByHand) => void} read
 */
export function columnsPart(shown, read) {
  const asked = shown.by === "guess";
  const table = make("table", { class: "list file-columns" },
    make("caption", { class: "quiet" }, "First lines of the file, with what each column holds"),
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Heading"), ...shown.columns.map(select))),
    make("tbody", {}, ...shown.lines.map((line) => row(line, shown)), none(shown)));
  const hint = make("p", { class: "fine", "data-part": "hint", role: "status" });
  const button = /** @type {HTMLButtonElement} */ (make("button", { class: `button${asked ? " primary" : ""}`, type: "button" }, "Read with these columns"));
  const part = make("details", { class: "columns-part", open: asked },
    make("summary", {}, "What the columns hold"), make("p", { class: "fine" }, BY[shown.by] ?? ""),
    make("div", { class: "table-box", tabindex: "0", role: "region", "aria-label": "First lines of the file" }, table), make("div", { class: "row" }, button, hint));
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

/** @param {string} field @param {number} at */
function select(field, at) {
  const options = FIELDS.map(([code, words]) => make("option", { value: code ?? "", selected: code === field }, words ?? ""));
  return make("th", { scope: "col" }, make("select", { class: "input", "data-column": String(at), "aria-label": `Column ${at + 1}` }, ...options));
}

/** @param {import("types/api").FileLine} line @param {FileColumns} shown */
function row({ line, cells }, shown) {
  const kind = line === shown.heading ? "is-heading" : line < shown.heading ? "is-title" : "";
  return make("tr", { class: kind }, make("th", { scope: "row" }, radio(line, `line ${line}`, shown)),
    ...shown.columns.map((_, at) => make("td", {}, cells[at] ?? "")));
}

/** @param {FileColumns} shown */
function none(shown) {
  return make("tr", {}, make("th", { scope: "row", colspan: String(shown.columns.length + 1) }, radio(0, "the file has no heading line", shown)));
}

/** @param {number} line @param {string} words @param {FileColumns} shown */
function radio(line, words, shown) {
  return make("label", { class: "tick" },
    make("input", { type: "radio", name: "heading-line", value: String(line), checked: line === shown.heading }), make("span", {}, words));
}

/** What is still wanted, in words. @param {string[]} chosen */
function wanting(chosen) {
  const twice = chosen.find((field, at) => field && chosen.indexOf(field) !== at);
  if (twice) return `Only one column can be the ${NAMES[twice]}.`;
  return chosen.includes("name") || chosen.includes("surname") ? "" : "Needed: name, or family name. All else can be left out.";
}

/** @param {HTMLElement} part */
const columns = (part) => /** @type {HTMLSelectElement[]} */ (findAll("select[data-column]", part)).map((each) => each.value);

/** @param {HTMLElement} part */
const heading = (part) => Number(/** @type {HTMLInputElement} */ (find("input[name=heading-line]:checked", part)).value);
