/**
 * Notes on a board: that it was seen playing, and what an arbiter said there. The words stand in
 * the history of the board.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { order } from "../outbox/commands.js";
import { askReason } from "../forms/dialogs.js";
import { clock, find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { outbox } from "../shell/shell.js";
import { toast } from "../shell/toasts.js";

const restarted = () => say("Script-BoardNotes.new-game");
const reasons = () => [
  restarted(),
  say("Script-BoardNotes.goes-on"),
  say("Script-BoardNotes.clock-set"),
  say("Script-BoardNotes.claim-looked-at"),
];

/** @param {import("./board-rows.js").BoardRow} row @param {HTMLElement} line */
export function showNotes(row, line) {
  const last = row.notes[row.notes.length - 1];
  const note = find("[data-part=note]", line);
  const seen = find("[data-part=seen]", line);
  if (note) {
    note.hidden = !last;
    note.textContent = last ? words(last.kind, row.notes.length) : "";
    note.title = last ? say("Script-BoardNotes.who", { text: last.text, name: last.by_name, time: clock(last.at) }) : "";
  }
  if (seen) {
    seen.hidden = !row.seen_at || row.result !== null || row.adjourned;
    seen.textContent = row.seen_at ? say("Script-BoardNotes.seen", { time: clock(row.seen_at) }) : "";
    seen.title = row.seen_by_name;
  }
}

/** @param {string} kind @param {number} count */
const words = (kind, count) => (kind === "restarted" ? say("Script-BoardNotes.restarted") : say("Script-BoardNotes.notes", { count }));

/** Goes out by the outbox with the time of this moment, however late it arrives. @param {string} game @param {number | string} board */
export function noteSeen(game, board) {
  const label = say("Script-BoardNotes.seen-playing", { board });
  toast(say("Script-BoardNotes.toast", { what: label }));
  return outbox.put(order("note-board", { game, kind: "seen", at: new Date().toISOString() }, { subject: `game:${game}`, label }));
}

/** @param {BoardLine} line */
export async function askNote(line) {
  const reason = await askReason({
    title: say("Script-BoardNotes.title", { board: line.label }),
    content: [`${line.white} – ${line.black}`, say("Script-BoardNotes.changes-nothing")],
    reasons: line.missing ? reasons() : reasons().slice(2),
    yes: say("Script-BoardNotes.keep"),
  });
  if (reason === null) return;
  const kind = reason === restarted() ? "restarted" : "other";
  const about = { subject: `game:${line.game}`, label: say("Script-BoardNotes.title", { board: line.label }), reason };
  void outbox.put(order("note-board", { game: line.game, kind, at: new Date().toISOString() }, about));
}
