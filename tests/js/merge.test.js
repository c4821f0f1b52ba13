/** What frames and answers do to the lines of the results page. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { put, reset } from "./browser.js";
import { BoardLine } from "../../frontend/console/static/console/js/results/board-rows.js";

const PARTS = ["result", "who", "when", "state", "confirmed", "confirmed-by", "provisional", "appeal", "note", "seen", "reported", "rated", "reversed"];
const PLAYER = { player: 1, tpn: 1, name: "Ada", title: "", federation: "NOR", rating: 2000 };

/** @param {Partial<import("types/frames").BoardRow>} [more] @returns {import("types/frames").BoardRow} board 3 as the log has it */
const row = (more = {}) => ({
  game: "1.1.3", round: 1, board: 3, white: PLAYER, black: { ...PLAYER, player: 2, name: "Bo" }, white_points: "0", black_points: "0",
  result: null, result_text: "", by: "", by_name: "", at: "", device: "", seq: 0, confirmed: false, provisional: false, empty: "", confirmed_by: "",
  confirmed_by_name: "", adjourned: false, under_appeal: false, conflict: null, reports: null, rated: null, rated_text: "", reversed: false,
  reversed_in_report: false, changed: 0, replaced: false, notes: [], seen_at: "", seen_by_name: "", game_of_match: 0, ...more,
});
const BY_BEA = { result: "1-0", result_text: "1–0", by: "user:2", by_name: "Bea", at: "2026-01-01T10:00:00Z", device: "iPad", seq: 12 };
const claim = (/** @type {string} */ result, /** @type {string} */ by) => ({ result, result_text: result, by, by_name: by, at: "2026-01-01T10:00:00Z", device: "iPad", seq: 12 });
const ACCEPTED = /** @type {const} */ ({ status: "recorded", seq: 14, first_seq: 14, last_seq: 14 });

/** @type {BoardLine} */
let line;
const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (line.line.querySelector(`[data-part=${name}]`));
const isMarked = () => line.line.classList.contains("changed");

beforeEach(() => {
  reset();
  const cells = PARTS.map((name) => `<td data-part="${name}"></td>`).join("");
  const page = put(`<table><tbody><tr data-game="1.1.3" data-board="3" data-seq="0" data-result="">${cells}</tr></tbody></table>`);
  line = new BoardLine(/** @type {HTMLTableRowElement} */ (page.querySelector("tr")));
});

test("a colleague's result is shown with his name, and marked", () => {
  assert.equal(line.patch(row(BY_BEA), "user:1"), true);
  assert.equal(part("result").textContent, "1–0");
  assert.equal(part("who").textContent, "Bea");
  assert.equal(line.line.dataset.result, "1-0");
  assert.ok(isMarked());
});

test("the same row once more is no change", () => {
  line.patch(row(BY_BEA), "user:1");
  line.line.classList.remove("changed");
  assert.equal(line.patch(row(BY_BEA), "user:1"), false);
  assert.ok(!isMarked());
});

test("one's own result, come back as a frame, is not marked", () => {
  line.echo("id-1", "1-0");
  assert.equal(part("result").textContent, "1–0");
  assert.equal(line.patch(row({ ...BY_BEA, by: "user:1" }), "user:1"), false);
  assert.ok(!isMarked());
});

test("what is typed here and not answered stays before what the log says", () => {
  line.echo("id-1", "0-1");
  line.patch(row(BY_BEA), "user:1");
  assert.equal(line.seen, "0-1");
  assert.equal(part("result").textContent, "0–1");
  assert.equal(line.result, "1-0", "what stands is known all the same");
});

test("an order restored from the store is echoed once", () => {
  line.echo("id-1", "0-1");
  line.echo("id-1", "0-1");
  assert.equal(line.typed.length, 1);
});

test("an answer makes what was typed the record", () => {
  line.echo("id-1", "1-0");
  line.answered("id-1", ACCEPTED);
  assert.deepEqual([line.result, line.seq, line.typed.length, line.by], ["1-0", 14, 0, "user:1"]);
});

test("an answer that comes after a newer frame does not bring the older result back", () => {
  line.echo("id-1", "0-1");
  line.patch(row({ ...BY_BEA, seq: 15 }), "user:1");
  line.answered("id-1", ACCEPTED);
  assert.deepEqual([line.result, line.seq], ["1-0", 15]);
  assert.equal(part("result").textContent, "1–0");
});

test("the answer to the first of two leaves the second one standing as typed", () => {
  line.echo("id-1", "1-0");
  line.echo("id-2", "1/2-1/2");
  line.answered("id-1", ACCEPTED);
  assert.equal(line.seen, "1/2-1/2");
  assert.equal(part("result").textContent, "½–½");
});

test("a refusal takes back what was shown", () => {
  line.patch(row(BY_BEA), "user:1");
  line.echo("id-1", "0-1");
  line.answered("id-1", { status: "refused", message: "Round 1 is closed." });
  assert.equal(part("result").textContent, "1–0");
  assert.equal(line.line.dataset.state, "refused");
  assert.match(part("state").textContent ?? "", /Round 1 is closed/);
});

test("a conflict shows both claims below the board, until it is resolved", () => {
  const conflict = { seq: 13, claims: [claim("1-0", "Bea"), claim("0-1", "Cem")] };
  line.patch(row({ ...BY_BEA, conflict }), "user:1");
  const card = line.line.nextElementSibling;
  assert.ok(card?.classList.contains("claims"));
  assert.match(card?.textContent ?? "", /1-0 Bea.*0-1 Cem/);
  line.patch(row({ ...BY_BEA, seq: 16 }), "user:1");
  assert.equal(line.line.nextElementSibling, null);
});

test("a result changed by somebody else on the chosen board is held against blind typing", () => {
  line.choose(true);
  line.patch(row(BY_BEA), "user:1");
  assert.ok(line.changedUnderHand);
  line.choose(true);
  assert.ok(!line.changedUnderHand);
});

test("the newest note stands on the line, and goes with its row", () => {
  const note = { seq: 13, kind: "clock", text: "Two minutes added", by_name: "Bea", at: "2026-01-01T10:00:00Z" };
  line.patch(row({ notes: [note] }), "user:1");
  assert.ok(!part("note").hidden);
  assert.match(part("note").title, /Two minutes added, Bea/);
  line.patch(row(), "user:1");
  assert.ok(part("note").hidden);
});

test("one's own result waits for another person where two confirm", () => {
  line.patch(row({ ...BY_BEA, by: "user:1", provisional: true }), "user:1");
  assert.ok(line.needsAnother);
  assert.ok(!line.confirmable);
  line.patch(row({ ...BY_BEA, provisional: true, seq: 13 }), "user:1");
  assert.ok(line.confirmable);
});

test("a board with both games of a match is called by its game", () => {
  const page = put(`<table><tbody><tr data-game="2.1.3" data-board="3" data-game-of-match="2" data-seq="0" data-result=""></tr></tbody></table>`);
  assert.equal(new BoardLine(/** @type {HTMLTableRowElement} */ (page.querySelector("tr[data-game='2.1.3']"))).label, "3, game 2");
  assert.equal(line.label, "3");
});
