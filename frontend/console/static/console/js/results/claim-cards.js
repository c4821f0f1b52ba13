/**
 * The card below a board where claims differ: of two arbiters (a conflict), of the two players, or of
 * a player and the record.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { clock, icon, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { may } from "../shell/page.js";
import { resultText } from "./result-words.js";

/** Puts the card of the line in place of the one it had. @param {BoardLine} line */
export function showClaims(line) {
  const below = line.line.nextElementSibling;
  if (below?.classList.contains("claims")) below.remove();
  const { called, refused } = line;
  line.line.classList.toggle("disputed", line.conflict !== null || called || refused !== null);
  if (line.conflict) place(line, say("Script-ClaimCards.two-claims", { board: line.label }), arbiters(line), resolving());
  else if (called) place(line, why(line), players(line), settling(line));
  else if (refused) place(line, say("Script-ClaimCards.refused", { board: line.label, what: claimed(refused) }), against(line, refused), reading());
}

/** @param {BoardLine} line */
const why = (line) => say(line.result ? "Script-ClaimCards.player-differs" : "Script-ClaimCards.players-differ", { board: line.label, of: line.reports?.of ?? "players" });

/** @param {BoardLine} line */
function arbiters(line) {
  const claims = line.conflict?.claims ?? [];
  return claims.map((claim) => said(claim.result_text || say("Script-ClaimCards.nothing"), by(claim.by_name, claim.at), claim.device));
}

/** @param {BoardLine} line */
function players(line) {
  const stands = line.result ? [said(resultText(line.result), by(line.byName, line.at), say("Script-ClaimCards.stands"))] : [];
  const claims = line.reports?.claims ?? [];
  const side = { w: say("Script-ClaimCards.white"), b: say("Script-ClaimCards.black"), "": say("Script-ClaimCards.file") };
  return [...stands, ...claims.map((claim) => said(claim.result_text, by(claim.name, claim.at), side[claim.colour]))];
}

/** @param {string} name @param {string} at */
const by = (name, at) => say("Script-ClaimCards.by", { name, time: clock(at) });

/** @param {string} result @param {string} who @param {string} more */
const said = (result, who, more) =>
  make("li", {}, make("strong", { class: "claim-result" }, result), ` ${who}`, make("span", { class: "fine" }, more ? ` · ${more}` : ""));

/** What this device wanted of the board. @param {import("../outbox/outbox-store.js").Kept} kept */
function claimed(kept) {
  const { result } = kept.body.command ?? {};
  return result ? resultText(result) : say("Script-ClaimCards.entry");
}

/** What stands, then what was refused, and why. @param {BoardLine} line @param {import("../outbox/outbox-store.js").Kept} kept */
function against(line, kept) {
  const stands = line.result
    ? said(resultText(line.result), say("Script-ClaimCards.stands-by", { name: line.byName, time: clock(line.at) }), line.device)
    : said(say("Script-ClaimCards.nothing"), say("Script-ClaimCards.stands"), "");
  return [stands, said(claimed(kept), say("Script-ClaimCards.yours", { time: clock(kept.typed_at) }), say("Script-ClaimCards.was-refused")), make("li", { class: "fine" }, reason(kept))];
}

/** @param {import("../outbox/outbox-store.js").Kept} kept */
function reason({ answer }) {
  const { round, ended } = /** @type {{round?: number, ended?: string}} */ (answer?.facts ?? {});
  const message = answer?.message ?? "";
  return ended ? say("Script-ClaimCards.round-closed", { round: round ?? "", time: clock(ended), message }) : message;
}

const reading = () => make("button", { class: "button small", type: "button", "data-act": "read" }, say("Script-Common.read"));

const resolving = () =>
  may("resolve-conflict")
    ? make("button", { class: "button small", type: "button", "data-act": "resolve" }, say("Script-ClaimCards.resolve"), make("kbd", {}, "R"))
    : make("span", { class: "fine" }, say("Script-ClaimCards.others-resolve"));

/** @param {BoardLine} line */
function settling(line) {
  if (!line.result) return make("span", { class: "fine" }, say("Script-ClaimCards.go-there"));
  if (!may("settle-reports")) return make("span", { class: "fine" }, say("Script-ClaimCards.arbiter-looks"));
  return make("button", { class: "button small", type: "button", "data-act": "resolve" }, say("Script-ClaimCards.stays", { result: resultText(line.result) }), make("kbd", {}, "R"));
}

/** @param {BoardLine} line @param {string} title @param {HTMLElement[]} claims @param {HTMLElement} tool */
function place(line, title, claims, tool) {
  const box = make("div", { class: "claim-box" }, icon("conflict"), make("strong", {}, title), make("ul", { class: "claim-list" }, ...claims), tool);
  const cell = make("td", { colspan: String(line.line.cells.length) }, box);
  line.line.after(make("tr", { class: "claims", "data-of": line.game }, cell));
}
