/**
 * The card below a board where claims differ: of two arbiters (a conflict), of the two players, or of
 * a player and the record.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { clock, icon, make } from "../../../shared/js/dom.js";
import { may } from "../shell/page.js";
import { resultText } from "./result-words.js";

/** Puts the card of the line in place of the one it had. @param {BoardLine} line */
export function showClaims(line) {
  const below = line.line.nextElementSibling;
  if (below?.classList.contains("claims")) below.remove();
  const { called, refused } = line;
  line.line.classList.toggle("disputed", line.conflict !== null || called || refused !== null);
  if (line.conflict) place(line, `Board ${line.board}: two claims`, arbiters(line), resolving());
  else if (called) place(line, `Board ${line.board}: ${why(line)}`, players(line), settling(line));
  else if (refused) place(line, `Board ${line.board}: your ${claimed(refused)} was refused`, against(line, refused), reading());
}

/** @param {BoardLine} line */
const why = (line) => (line.result ? "a player says otherwise" : "the players report differently");

/** @param {BoardLine} line */
function arbiters(line) {
  const claims = line.conflict?.claims ?? [];
  return claims.map((claim) => said(claim.result_text || "nothing", `${claim.by_name}, ${clock(claim.at)}`, claim.device));
}

/** @param {BoardLine} line */
function players(line) {
  const stands = line.result ? [said(resultText(line.result), `${line.byName}, ${clock(line.at)}`, "stands")] : [];
  const claims = line.reports?.claims ?? [];
  const side = { w: "White", b: "Black" };
  return [...stands, ...claims.map((claim) => said(claim.result_text, `${claim.name}, ${clock(claim.at)}`, side[claim.colour]))];
}

/** @param {string} result @param {string} who @param {string} more */
const said = (result, who, more) =>
  make("li", {}, make("strong", { class: "claim-result" }, result), ` ${who}`, make("span", { class: "fine" }, more ? ` · ${more}` : ""));

/** What this device wanted of the board. @param {import("../outbox/outbox-store.js").Kept} kept */
function claimed(kept) {
  const { result } = kept.body.command ?? {};
  return result ? resultText(result) : "entry";
}

/** What stands, then what was refused, and why. @param {BoardLine} line @param {import("../outbox/outbox-store.js").Kept} kept */
function against(line, kept) {
  const stands = line.result
    ? said(resultText(line.result), `stands, ${line.byName}, ${clock(line.at)}`, line.device)
    : said("nothing", "stands", "");
  return [stands, said(claimed(kept), `yours, typed ${clock(kept.typed_at)}`, "refused"), make("li", { class: "fine" }, reason(kept))];
}

/** @param {import("../outbox/outbox-store.js").Kept} kept */
function reason({ answer }) {
  const { round, ended } = /** @type {{round?: number, ended?: string}} */ (answer?.facts ?? {});
  const when = ended ? `Round ${round} was closed at ${clock(ended)}. ` : "";
  return when + (answer?.message ?? "");
}

const reading = () => make("button", { class: "button small", type: "button", "data-act": "read" }, "Read");

const resolving = () =>
  may("resolve-conflict")
    ? make("button", { class: "button small", type: "button", "data-act": "resolve" }, "Resolve …", make("kbd", {}, "R"))
    : make("span", { class: "fine" }, "The chief or a third arbiter resolves it.");

/** @param {BoardLine} line */
function settling(line) {
  if (!line.result) return make("span", { class: "fine" }, "Go there; the result you enter settles it.");
  if (!may("settle-reports")) return make("span", { class: "fine" }, "An arbiter of the sector looks at it.");
  return make("button", { class: "button small", type: "button", "data-act": "resolve" }, `${resultText(line.result)} stays`, make("kbd", {}, "R"));
}

/** @param {BoardLine} line @param {string} title @param {HTMLElement[]} claims @param {HTMLElement} tool */
function place(line, title, claims, tool) {
  const box = make("div", { class: "claim-box" }, icon("conflict"), make("strong", {}, title), make("ul", { class: "claim-list" }, ...claims), tool);
  const cell = make("td", { colspan: String(line.line.cells.length) }, box);
  line.line.after(make("tr", { class: "claims", "data-of": line.game }, cell));
}
