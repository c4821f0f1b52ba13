/** The lines of a file that is entered whole: a report with its rounds. */

import { icon, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

/** @param {import("types/api").EntryRow[]} rows */
export function rowsTable(rows) {
  return make("div", { class: "table-box" }, make("table", { class: "list", "data-sort": "file" },
    make("caption", { class: "quiet" }, say("Script-Rows.caption")),
    make("thead", {}, make("tr", {}, head(say("Script-Plan.line"), "num"), head(say("Script-Common.player")), head(say("Script-Plan.federation"), "fed"), head(say("Script-Plan.rating"), "num"), head(say("Script-Rows.what-happens")), head(say("Script-Plan.problems")))),
    make("tbody", {}, ...rows.map(line))));
}

/** @param {string} words @param {string} [kind] */
export function head(words, kind = "") {
  return make("th", { scope: "col", class: kind }, words);
}

/** @param {import("types/api").EntryRow} row */
function line(row) {
  return make("tr", { "data-problems": String(row.problems.length) },
    make("td", { class: "num" }, String(row.line)),
    playerCell(row),
    make("td", {}, row.federation ?? ""),
    make("td", { class: "num" }, String(row.rating || "–")),
    make("td", {}, say(row.problems.length ? "Script-Rows.not-entered" : "Script-Rows.entered")),
    make("td", { class: "wrap" }, saidOf(row.problems, row.notes ?? [])));
}

/** @param {import("types/api").EntryRow} row */
export function playerCell(row) {
  return make("th", { scope: "row" }, make("span", { class: "title" }, row.title ?? ""), ` ${row.name || say("Script-Rows.no-name")}`);
}

/** @param {string[]} problems @param {string[]} notes */
export function saidOf(problems, notes) {
  return make("ul", { class: "row-problems" },
    ...problems.map((problem) => make("li", { class: "error" }, icon("refused"), problem)),
    ...notes.map((note) => make("li", { class: "fine" }, note)));
}
