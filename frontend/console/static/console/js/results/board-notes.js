/**
 * Notes on a board: that it was seen playing, and what an arbiter said there. The words stand in
 * the history of the board.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { order } from "../outbox/commands.js";
import { askReason } from "../forms/dialogs.js";
import { clock, find } from "../../../shared/js/dom.js";
import { outbox } from "../shell/shell.js";
import { toast } from "../shell/toasts.js";

const RESTARTED = "Reversed colours, fewer than 10 moves: a new game was begun (Laws 7.3)";
const REASONS = [
  RESTARTED,
  "Reversed colours, 10 moves or more: play goes on (Laws 7.3)",
  "Clock set right",
  "Claim looked at, play goes on",
];

/** @param {import("./board-rows.js").BoardRow} row @param {HTMLElement} line */
export function showNotes(row, line) {
  const last = row.notes[row.notes.length - 1];
  const note = find("[data-part=note]", line);
  const seen = find("[data-part=seen]", line);
  if (note) {
    note.hidden = !last;
    note.textContent = last ? words(last.kind, row.notes.length) : "";
    note.title = last ? `${last.text}, ${last.by_name} ${clock(last.at)}` : "";
  }
  if (seen) {
    seen.hidden = !row.seen_at || row.result !== null || row.adjourned;
    seen.textContent = row.seen_at ? `seen ${clock(row.seen_at)}` : "";
    seen.title = row.seen_by_name;
  }
}

/** @param {string} kind @param {number} count */
const words = (kind, count) => (kind === "restarted" ? "new game" : count > 1 ? `${count} notes` : "note");

/** Goes out by the outbox with the time of this moment, however late it arrives. @param {string} game @param {number | string} board */
export function noteSeen(game, board) {
  const label = `Board ${board}: seen playing`;
  toast(`${label}.`);
  return outbox.put(order("note-board", { game, kind: "seen", at: new Date().toISOString() }, { subject: `game:${game}`, label }));
}

/** @param {BoardLine} line */
export async function askNote(line) {
  const reason = await askReason({
    title: `Note on board ${line.board}`,
    content: [`${line.white} – ${line.black}`, "It stands in the history of the board and changes no result."],
    reasons: line.missing ? REASONS : REASONS.slice(2),
    yes: "Keep the note",
  });
  if (reason === null) return;
  const kind = reason === RESTARTED ? "restarted" : "other";
  const about = { subject: `game:${line.game}`, label: `Note on board ${line.board}`, reason };
  void outbox.put(order("note-board", { game: line.game, kind, at: new Date().toISOString() }, about));
}
