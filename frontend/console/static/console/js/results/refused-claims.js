/**
 * What this device claimed of a board and the server refused: it stands beside what is recorded, on the
 * board itself, until somebody has read it.
 *
 * @typedef {import("../outbox/outbox-store.js").Kept} Kept
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { outbox } from "../shell/shell.js";

/**
 * @param {BoardLine[]} lines
 * @param {(kept: Kept) => BoardLine[]} linesOf
 * @returns {boolean} whether a board looks otherwise now
 */
export function showRefused(lines, linesOf) {
  /** @type {Map<BoardLine, Kept>} */
  const refused = new Map();
  for (const kept of outbox.unread) {
    if (kept.answer?.status !== "refused") continue;
    for (const line of linesOf(kept)) refused.set(line, kept);
  }
  const moved = lines.filter((line) => line.refused?.command_id !== refused.get(line)?.command_id);
  for (const line of moved) line.refuse(refused.get(line) ?? null);
  return moved.length > 0;
}
