/**
 * What was shown as recorded and is not in the log that stands now: asked of the server after a
 * back-up was put back.
 *
 * @typedef {import("./commands.js").Order} Order
 * @typedef {import("types/api").BoardRow} BoardRow
 *
 * @typedef {object} Lost
 * @property {string} id       of the line
 * @property {"recorded" | "kept" | "shown"} kind  recorded for this device, kept by it and never
 *   recorded, or shown on this page and typed by somebody else
 * @property {string} words    "Board 3: 1–0"
 * @property {string} more     when, by whom, what stands now
 * @property {Order | null} order   to be typed again; null: by hand alone
 * @property {boolean} wanted  whether it is ticked to begin with
 *
 * @typedef {object} ShownResult a line of the results page before it was loaded anew
 * @property {string} game
 * @property {number} board
 * @property {string} result
 * @property {string} by  the name
 */

import { order } from "./commands.js";
import { clock } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "../shell/page.js";
import { remembered } from "./recorded-store.js";
import { resultText } from "../results/result-words.js";

const ASKED_AT_ONCE = 50;
/** What an arbiter types hundreds of times, and what says itself what it expects to find. */
const PLAIN = /^commands\/((enter|correct|clear|confirm)-result|check-(in|out)|note-(empty|taken)-seat)\//;
/** What means the same in another log; a whole form or a pairing has to be looked at again. tests/unit/test_lost_entries.py knows the rest. */
const ANYWHERE = /^commands\/(note-board|adjourn-game|correct-colours|declare-forfeits|start-clocks|(withdraw|reinstate|expel)-players?|(grant|revoke)-bye|explain-absence|decide-board)\//;

/**
 * @param {(Order & {typed_at: string})[]} kept  orders that this log has not taken
 * @param {ShownResult[]} before
 * @returns {Promise<Lost[]>} in the order of typing; the server did not answer: it throws
 */
export async function lostEntries(kept, before) {
  const recorded = await notInTheLog(await remembered(page?.slug ?? "", page?.user ?? ""));
  const own = [
    ...recorded.map((one) => ({ one, kind: /** @type {const} */ ("recorded") })),
    ...kept.map((one) => ({ one, kind: /** @type {const} */ ("kept") })),
  ];
  const games = [...own.map(({ one }) => gameOf(one)), ...before.map((line) => line.game)];
  const boards = await standing(games);
  /** @type {Map<string, string | null>} what this device wanted last on each board */
  const wanted = new Map();
  for (const { one } of own) if (result(one) !== undefined) wanted.set(gameOf(one), result(one) ?? null);
  const again = (/** @type {Order} */ one) => wanted.has(gameOf(one)) && boards.get(gameOf(one))?.result === wanted.get(gameOf(one));
  /** @type {Map<string, boolean>} whether what was typed on a board before is ticked */
  const ticked = new Map();
  return [
    ...own.filter(({ one }) => !again(one)).map(({ one, kind }) => ownEntry(one, kind, boards, ticked)),
    ...before.filter((line) => !wanted.has(line.game) && boards.get(line.game)?.result !== line.result).map((line) => shownEntry(line, boards)),
  ];
}

/** @param {import("./recorded-store.js").Remembered[]} orders */
async function notInTheLog(orders) {
  /** @type {Set<string>} */
  const known = new Set();
  for (let start = 0; start < orders.length; start += ASKED_AT_ONCE) {
    const ids = orders.slice(start, start + ASKED_AT_ONCE).map((one) => one.command_id);
    const answer = /** @type {import("types/api").RecordedCommands | null} */ (await read(`recorded-commands/?ids=${ids.join(",")}`));
    for (const id of answer?.commands ?? []) known.add(id);
  }
  return orders.filter((one) => !known.has(one.command_id));
}

/** @param {string[]} games @returns {Promise<Map<string, BoardRow>>} the boards of their rounds as they stand, by game */
async function standing(games) {
  const boards = new Map();
  const rounds = new Set(games.map((game) => game.split(".")[0]).filter(Boolean));
  for (const round of rounds) {
    const answer = /** @type {import("types/api").Boards | null} */ (await read(`rounds/${round}/boards/`));
    for (const row of answer?.boards ?? []) boards.set(row.game, row);
  }
  return boards;
}

/** @param {string} path @returns {Promise<unknown>} null: there is no such thing in this log */
async function read(path) {
  const answer = await fetch(`${page?.api}tournaments/${page?.slug}/${path}`, { cache: "no-store" });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

/** @param {Order} one @returns {string} "" when it is about no board */
const gameOf = (one) => (one.subject.startsWith("game:") ? one.subject.slice(5) : "");

/** @param {Order} one @returns {string | null | undefined} the result that was to stand; undefined: none was typed */
function result(one) {
  const { command } = one.body;
  if (one.path.includes("clear-result/")) return null;
  return /(enter|correct)-result\//.test(one.path) && command?.reach !== "rating" ? command?.result : undefined;
}

/**
 * @param {Order & {typed_at: string}} one
 * @param {"recorded" | "kept"} kind
 * @param {Map<string, BoardRow>} boards
 * @param {Map<string, boolean>} ticked
 * @returns {Lost}
 */
function ownEntry(one, kind, boards, ticked) {
  const game = gameOf(one);
  const typable = (PLAIN.test(one.path) || ANYWHERE.test(one.path) || Boolean(one.file)) && (!game || boards.has(game));
  const wanted = typable && PLAIN.test(one.path) && (ticked.get(game) ?? fits(one, boards.get(game)));
  if (game) ticked.set(game, wanted);
  return {
    id: one.command_id,
    kind,
    words: one.label || say("Script-LostEntries.order"),
    more: [say("Script-LostEntries.typed", { time: clock(one.typed_at) }), game ? nowOn(boards.get(game)) : ""].filter(Boolean).join("; "),
    order: typable ? one : null,
    wanted,
  };
}

/** Nobody has typed something else on the board since. @param {Order} one @param {BoardRow | undefined} row */
function fits(one, row) {
  return result(one) === undefined || row?.result === (one.body.command?.expected ?? null);
}

/** @param {ShownResult} line @param {Map<string, BoardRow>} boards @returns {Lost} */
function shownEntry(line, boards) {
  const now = boards.get(line.game);
  const words = say("Script-LostEntries.result", { board: line.board, result: resultText(line.result) });
  const free = now && now.result === null;
  return {
    id: line.game,
    kind: "shown",
    words,
    more: [line.by ? say("Script-LostEntries.entered-by", { name: line.by }) : "", nowOn(now)].filter(Boolean).join("; "),
    order: free ? order("enter-result", { game: line.game, result: line.result, expected: null }, { subject: `game:${line.game}`, label: words }) : null,
    wanted: false,
  };
}

/** @param {BoardRow | undefined} row */
function nowOn(row) {
  if (!row) return say("Script-LostEntries.no-board");
  return row.result ? say("Script-LostEntries.now", { result: row.result_text, name: row.by_name }) : "";
}
