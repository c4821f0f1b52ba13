/**
 * Boards that one hand typed one after the other: what is taken back when the slips were one row off.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

/**
 * The run that begins at `line`, or behind it when nothing stands there. It ends before a board that
 * is empty, disputed or confirmed, was typed by somebody else or on another device, or was typed
 * earlier than the one before it.
 *
 * @param {BoardLine[]} shown  in the order of the slips
 * @param {BoardLine} line
 * @returns {BoardLine[]}
 */
export function runFrom(shown, line) {
  const at = shown.indexOf(line) + (line.seen === null ? 1 : 0);
  const run = [];
  for (const next of shown.slice(at)) {
    if (!isTyped(next) || (run.length && !follows(next, run[run.length - 1]))) break;
    run.push(next);
  }
  return run;
}

/** @param {BoardLine} line */
const isTyped = (line) => line.seen !== null && !line.conflict && !line.confirmed;

/** @param {BoardLine} line @param {BoardLine} before */
function follows(line, before) {
  const sameHand = line.typist === before.typist && line.typedOn === before.typedOn;
  return sameHand && line.typedAt >= before.typedAt;
}
