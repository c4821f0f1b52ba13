/**
 * Colleagues as they are shown: initials at the board they are at, and who pairs a round.
 *
 * @typedef {import("types/orders-and-answers").Said} Said
 */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

/** @param {Said[]} colleagues */
export function showColleagues(colleagues) {
  markBoards(colleagues.filter((said) => said.board > 0));
  showWhoPairs(colleagues.filter((said) => said.doing));
}

/** @param {Said[]} colleagues */
function markBoards(colleagues) {
  const table = find("#boards");
  if (!table) return;
  const places = new Map(colleagues.map((said) => [`${said.board} ${said.user}`, said]));
  const wanted = [...places.values()].filter((said) => String(said.round) === table.dataset.round);
  for (const mark of findAll(".here", table)) mark.remove();
  for (const said of wanted) {
    find(`tr[data-board="${said.board}"] td.white`, table)?.append(
      make("span", { class: "here", title: say("Script-PresenceMarks.at-this-board", { name: said.name }) },
        make("span", { "aria-hidden": "true" }, said.initials),
        make("span", { class: "quiet" }, ` ${say("Script-PresenceMarks.at-this-board", { name: said.name })}`)));
  }
}

/** @param {Said[]} colleagues */
function showWhoPairs(colleagues) {
  const notice = find("#pairing-now");
  if (!notice) return;
  const sentences = new Set(
    colleagues.map((said) => say(`Script-PresenceMarks.${/** @type {"preparing" | "pairing" | "reviewing"} */ (said.doing)}`, { name: said.name, round: said.round })),
  );
  const text = [...sentences].sort().join(" ");
  if (notice.textContent !== text) notice.textContent = text;
  notice.hidden = text === "";
}
