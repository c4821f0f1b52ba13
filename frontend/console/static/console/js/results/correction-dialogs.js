/** Corrections of a board: what they reach stands in the question (C.04.2 4.3). */

import { askReason } from "../forms/dialogs.js";
import { find, make } from "../../../shared/js/dom.js";
import { may } from "../shell/page.js";
import { photoField } from "../forms/photos.js";
import { asRead, reachPart } from "../forms/reach.js";
import { resultName, resultText } from "./result-words.js";

const REASONS = ["Typed wrongly", "Result slip says so", "Players agree on the record", "Arbiter's decision"];

/**
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 * @typedef {{reason: string, reach: import("../forms/reach.js").Reach["case"] | null, late: boolean, photos: File[]}} Agreed
 */

/** @param {BoardLine} line */
const players = (line) => `${line.white} – ${line.black}`;

/**
 * @param {BoardLine} line
 * @param {string} result
 * @returns {Promise<Agreed | null>}
 */
export async function askCorrection(line, result) {
  const about = { game: line.game, result };
  const reach = reachPart("result", about, (read) => {
    const yes = find("[value=yes]", reach.element.closest("dialog") ?? document);
    if (yes && read.case === "rating") yes.textContent = `Rate as ${resultText(result)}`;
  });
  const slip = may("add-attachment") ? photoField("Photo of the slip") : null;
  const reason = await askReason({
    title: `Correct board ${line.board}`,
    content: [
      players(line),
      make("p", { class: "change" }, make("s", {}, resultText(line.rated ?? line.seen)), " → ",
        make("strong", {}, resultText(result)), ` ${resultName(result)}`),
    ],
    reach: reach.element,
    photos: slip?.element ?? null,
    reasons: REASONS,
    unexpected: line.changedUnderHand,
    yes: `Correct to ${resultText(result)}`,
  });
  return reason === null ? null : { reason, ...asRead(reach.read), photos: slip?.chosen() ?? [] };
}

/**
 * Whether the player paired with Black had White (Laws 7.3).
 *
 * @param {BoardLine} line
 * @param {boolean} reversed
 * @returns {Promise<Agreed | null>}
 */
export async function askColours(line, reversed) {
  const reach = reachPart("colours", { game: line.game, reversed: Number(reversed) });
  const [white, black] = reversed ? [line.black, line.white] : [line.white, line.black];
  const reason = await askReason({
    title: `Colours of board ${line.board}`,
    content: [
      make("p", {}, make("strong", {}, white), " had White, ", make("strong", {}, black), " had Black."),
      "Whose result it is stays as it stands. With fewer than ten moves a new game is played instead (Laws 7.3).",
    ],
    reach: reach.element,
    reasons: ["Ten moves or more were played", "Score sheets say so", "Recorded by mistake", "Arbiter's decision"],
    yes: reversed ? "Record reversed colours" : "Record colours as paired",
  });
  return reason === null ? null : { reason, ...asRead(reach.read), photos: [] };
}
