/**
 * A list held against the entries: lines to mend, new players, changed fields and entries that are
 * not on the list, each with a tick of its own.
 *
 * @typedef {import("types/api").PlannedLine} Line
 * @typedef {import("types/api").EntryRow} Row
 * @typedef {{enter: number[], change: Record<string, string[]>, withdraw: number[]}} Ticks
 */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say, weave } from "../../../shared/js/words.js";
import { head, playerCell, saidOf } from "./rows.js";

/** @param {Line} line */
const knownBy = ({ known_by: by }) => say(`Script-Plan.known-by-${/** @type {"fide-id" | "name-and-year" | "name"} */ (by)}`);

/** @param {import("types/api").Preview & {plan: import("types/api").ListPlan}} preview @returns {HTMLElement[]} */
export function planParts({ plan, rows, columns }) {
  const read = new Map(rows.map((each) => [each.line, each]));
  const row = (/** @type {Line} */ { line }) => /** @type {Row} */ (read.get(line));
  const of = (/** @type {Line["kind"]} */ kind) => plan.lines.filter((line) => line.kind === kind);
  const changed = of("known").filter((line) => line.changes.length);
  const same = of("known").filter((line) => !line.changes.length);
  return [
    ...part("bad", say("Script-Plan.bad"), of("bad"), say("Script-Plan.bad-means"),
      (lines) => badTable(lines, row, columns)),
    ...part("new", say("Script-Plan.new"), of("new"), plan.late.join(" "), (lines) => newTable(lines, row, plan.enterable)),
    ...part("changed", say("Script-Plan.changed"), changed, say("Script-Plan.changed-means"),
      (lines) => changedTable(lines, row)),
    ...part("gone", say("Script-Plan.gone"), plan.gone, say("Script-Plan.gone-means"), goneTable),
    ...(same.length ? [sameList(same, row)] : []),
  ];
}

/** @param {HTMLElement} list @returns {Ticks} */
export function ticks(list) {
  /** @type {Ticks} */
  const chosen = { enter: [], change: {}, withdraw: [] };
  for (const { dataset } of findAll("input[data-tick]:checked:not(:disabled)", list)) {
    if (dataset.tick === "withdraw") chosen.withdraw.push(Number(dataset.player));
    else if (dataset.tick === "enter") chosen.enter.push(Number(dataset.line));
    else (chosen.change[dataset.line ?? ""] ??= []).push(dataset.field ?? "");
  }
  return chosen;
}

/** In words, empty where nothing is ticked. @param {Ticks} chosen */
export function count({ enter, change, withdraw }) {
  const fields = Object.values(change).flat().length;
  const parts = [
    enter.length && say("Script-Plan.entered", { count: enter.length }),
    fields && say("Script-Plan.corrected", { count: fields }),
    withdraw.length && say("Script-Plan.withdrawn", { count: withdraw.length }),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What was typed over the cells of lines with problems. @param {HTMLElement} list */
export function typed(list) {
  /** @type {Record<string, Record<string, string>>} */
  const lines = {};
  for (const input of /** @type {HTMLInputElement[]} */ (findAll("input[data-cell]", list))) {
    if (input.value === input.defaultValue) continue;
    (lines[input.dataset.line ?? ""] ??= {})[input.dataset.cell ?? ""] = input.value;
  }
  return lines;
}

/**
 * @template T
 * @param {string} name @param {string} title @param {T[]} lines @param {string} words
 * @param {(lines: T[]) => HTMLElement} table
 */
function part(name, title, lines, words, table) {
  if (!lines.length) return [];
  const section = make("section", { class: "plan-part", "data-part": name, "aria-label": title },
    make("h3", {}, say("Script-Plan.part", { title, count: lines.length })), words ? make("p", { class: "fine" }, words) : null, table(lines));
  const boxes = () => /** @type {HTMLInputElement[]} */ (findAll("input[data-tick]:not(:disabled)", section));
  if (boxes().length > 1) {
    const all = (/** @type {boolean} */ wanted) => () => {
      for (const box of boxes()) if (!box.dataset.another && !anotherOf(box)?.checked) box.checked = wanted;
      section.dispatchEvent(new Event("change", { bubbles: true }));
    };
    find("h3", section)?.after(make("p", { class: "row" },
      make("button", { class: "button small", type: "button", onclick: all(true) }, say("Script-Plan.tick-all")),
      make("button", { class: "button small plain", type: "button", onclick: all(false) }, say("Script-Plan.tick-none"))));
  }
  return [section];
}

/** @param {string} caption @param {HTMLElement[]} heads @param {HTMLElement[]} rows */
function table(caption, heads, rows) {
  return make("div", { class: "table-box" }, make("table", { class: "list", "data-sort": caption },
    make("caption", { class: "quiet" }, caption), make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows)));
}

/** @param {string} words @param {Record<string, string | boolean>} what */
function tick(words, what) {
  return make("label", { class: "tick" }, make("input", { type: "checkbox", ...what }), make("span", {}, words));
}

/** @param {Line[]} lines @param {(line: Line) => Row} row @param {Record<string, string>} columns */
function badTable(lines, row, columns) {
  const fields = [...new Set([...Object.keys(columns), "fide_id", "birth_date"])];
  const cell = (/** @type {Row} */ read, /** @type {string} */ field) => make("td", {},
    make("input", { class: "input", "data-cell": field, "data-line": String(read.line), value: read.cells[field] ?? "", maxlength: "200", autocomplete: "off", "aria-label": say("Script-Plan.cell", { field: columns[field] || field, line: read.line }) }));
  return table(say("Script-Plan.bad-caption"),
    [head(say("Script-Plan.line"), "num"), head(say("Script-Plan.problems")), ...fields.map((field) => head(columns[field] || field.replace("_", " ")))],
    lines.map((line) => {
      const read = row(line);
      const problems = [...read.problems, ...(line.problem ? [line.problem] : [])];
      const cells = read.problems.length || Object.keys(read.cells).length ? read : { ...read, cells: asCells(read) };
      return make("tr", { "data-line": String(line.line) }, make("td", { class: "num" }, String(line.line)),
        make("td", { class: "wrap" }, saidOf(problems, read.notes ?? [])), ...fields.map((field) => cell(cells, field)));
    }));
}

/** What was read of a line that is not of this file's cells. @param {Row} read @returns {Row["cells"]} */
const asCells = (read) => Object.fromEntries(Object.entries(read).map(([field, value]) => [field, String(value)]));

/** @param {Line[]} lines @param {(line: Line) => Row} row @param {boolean} enterable */
function newTable(lines, row, enterable) {
  return table(say("Script-Plan.new-caption"), [head(say("Script-Plan.enter")), head(say("Script-Plan.line"), "num"), head(say("Script-Common.player")), head(say("Script-Plan.federation"), "fed"), head(say("Script-Plan.rating"), "num"), head(say("Script-Plan.born")), head(say("Script-Plan.fide-id")), head(say("Script-Plan.remarks"))],
    lines.map((line) => {
      const read = row(line);
      const maybe = line.maybe.map((each) => say("Script-Plan.entered-already", { grounds: each }));
      return make("tr", {},
        make("td", {}, tick(say("Script-Plan.enter"), { "data-tick": "enter", "data-line": String(line.line), checked: line.ticked && enterable, disabled: !enterable, "aria-label": say("Script-Plan.enter-player", { name: read.name }) })),
        make("td", { class: "num" }, String(line.line)), playerCell(read),
        make("td", {}, read.federation), make("td", { class: "num" }, String(read.rating || "–")),
        make("td", {}, read.birth_date || "–"), make("td", {}, read.fide_id || "–"),
        make("td", { class: "wrap" }, saidOf(maybe, read.notes ?? [])));
    }));
}

/** @param {Line[]} lines @param {(line: Line) => Row} row */
function changedTable(lines, row) {
  return table(say("Script-Plan.changed-caption"), [head(say("Script-Plan.line"), "num"), head(say("Script-Plan.entry")), head(say("Script-Plan.changes"))],
    lines.map((line) => {
      const changes = line.changes.map((change) => make("li", {}, fieldTick(line, change), change.why_not ? make("span", { class: "fine" }, ` ${change.why_not}`) : null));
      const list = make("ul", { class: "plain-list" }, ...changes, line.another ? make("li", {}, anotherTick(line, row(line))) : null);
      return make("tr", { "data-line": String(line.line) }, make("td", { class: "num" }, String(line.line)),
        make("th", { scope: "row" }, line.entry, make("span", { class: "fine" }, `, ${knownBy(line)}`)),
        make("td", { class: "wrap" }, list));
    }));
}

/** @param {Line} line @param {import("types/api").FieldChange} change */
function fieldTick(line, change) {
  const name = change.field.replace("_", " ");
  const label = tick("", { "data-tick": "change", "data-line": String(line.line), "data-field": change.field, checked: change.ticked, disabled: Boolean(change.why_not) });
  find("input", label)?.addEventListener("change", (event) => {
    const box = /** @type {HTMLInputElement} */ (event.target);
    const another = anotherOf(box);
    if (box.checked && another) another.checked = false;
  });
  const before = make("del", {}, change.before || say("Script-Plan.nothing"));
  find("span", label)?.append(...weave("Script-Plan.change", { field: name, before, after: make("ins", {}, change.after) }));
  return label;
}

/** The tick that says the row is of another person. @param {HTMLElement} box */
function anotherOf(box) {
  const row = box.closest("tr");
  return row && /** @type {HTMLInputElement | null} */ (find("[data-another]", row));
}

/** Known by the name alone: it may be another person, and then corrects nobody. @param {Line} line @param {Row} read */
function anotherTick(line, read) {
  const label = tick(say("Script-Plan.another", { name: read.name }), { "data-tick": "enter", "data-another": "true", "data-line": String(line.line) });
  find("input", label)?.addEventListener("change", (event) => {
    const another = /** @type {HTMLInputElement} */ (event.target);
    for (const box of /** @type {HTMLInputElement[]} */ (findAll("[data-tick=change]", another.closest("tr") ?? document))) {
      if (another.checked) box.checked = false;
    }
  });
  return label;
}

/** Folded away: a namesake can be among those who are known by their name. @param {Line[]} lines @param {(line: Line) => Row} row */
function sameList(lines, row) {
  const words = (/** @type {Line} */ line) => say("Script-Plan.known", { entry: line.entry, by: knownBy(line) });
  return make("details", {}, make("summary", {}, say("Script-Plan.same", { count: lines.length })),
    make("ul", { class: "plain-list" }, ...lines.map((line) => make("li", {}, say("Script-Plan.same-line", { line: line.line, who: words(line) }),
      ...(line.another ? [" ", anotherTick(line, row(line))] : [])))));
}

/** @param {import("types/api").GoneEntry[]} gone */
function goneTable(gone) {
  return table(say("Script-Plan.gone-caption"), [head(say("Script-Plan.withdraw")), head(say("Script-Common.player")), head(say("Script-Plan.federation"), "fed"), head(say("Script-Plan.rating"), "num"), head(say("Script-Plan.entry"), "num")],
    gone.map((each) => make("tr", {},
      make("td", {}, tick(say("Script-Plan.withdraw"), { "data-tick": "withdraw", "data-player": String(each.player), disabled: Boolean(each.why_not), "aria-label": say("Script-Plan.withdraw-player", { name: each.name }) }),
        each.why_not ? make("span", { class: "fine" }, ` ${each.why_not}`) : null),
      make("th", { scope: "row" }, each.name), make("td", {}, each.federation),
      make("td", { class: "num" }, String(each.rating || "–")), make("td", { class: "num" }, String(each.player)))));
}
