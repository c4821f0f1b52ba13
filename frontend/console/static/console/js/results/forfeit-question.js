/**
 * A forfeit is for a game that was not played. Where moves were made, a player who loses by the
 * arbiter's decision loses the game as played, and it is rated (Laws 11.3.2.2).
 */

import { show } from "../forms/dialogs.js";
import { make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { resultText } from "./result-words.js";

/** @type {Record<string, string>} a forfeit -> the same for a game with moves */
const AS_PLAYED = { "+/-": "1-0", "-/+": "0-1", "-/-": "0-0" };

/**
 * Nothing is asked where an arbiter found the seat empty: nobody made a move there.
 *
 * @param {import("./board-rows.js").BoardLine} line
 * @param {string} result
 * @returns {Promise<string>} what is entered; empty: nothing
 */
export async function askMoves(line, result) {
  const played = AS_PLAYED[result];
  if (!played || line.empty) return result;
  const { dialog, closed } = show(say("Script-ForfeitQuestion.title", { board: line.label }), [
    make("p", {}, `${line.white} – ${line.black}`),
    make("form", { method: "dialog", class: "stack" },
      make("div", { class: "claim-choices" },
        choice(result, say("Script-ForfeitQuestion.no-moves"), say("Script-ForfeitQuestion.forfeit")),
        choice(played, say("Script-ForfeitQuestion.moves"), say("Script-ForfeitQuestion.lost"))),
      make("div", { class: "dialog-buttons" }, make("button", { class: "button", value: "" }, say("Script-Common.cancel")))),
  ]);
  dialog.querySelector("button")?.focus();
  return closed;
}

/** @param {string} result @param {string} answer @param {string} means */
const choice = (result, answer, means) =>
  make("button", { class: "button claim", value: result },
    make("strong", {}, resultText(result)), make("span", {}, answer), make("span", { class: "fine" }, means));
