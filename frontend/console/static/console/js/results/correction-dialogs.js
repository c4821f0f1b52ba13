/** Corrections of a board: what they reach stands in the question (C.04.2 4.3). */

import { askReason } from "../forms/dialogs.js";
import { find, make } from "../../../shared/js/dom.js";
import { say, weave } from "../../../shared/js/words.js";
import { may } from "../shell/page.js";
import { photoField } from "../forms/photos.js";
import { asRead, reachPart } from "../forms/reach.js";
import { resultName, resultText } from "./result-words.js";

const reasons = () => [
  say("Script-CorrectionDialogs.typed-wrongly"),
  say("Script-CorrectionDialogs.slip-says-so"),
  say("Script-CorrectionDialogs.players-agree"),
  say("Script-Common.arbiter-decision"),
];

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
    if (yes && read.case === "rating") yes.textContent = say("Script-CorrectionDialogs.rate-as", { result: resultText(result) });
  });
  const slip = may("add-attachment") ? photoField(say("Script-CorrectionDialogs.photo")) : null;
  const reason = await askReason({
    title: say("Script-CorrectionDialogs.title", { board: line.label }),
    content: [
      players(line),
      make("p", { class: "change" }, make("s", {}, resultText(line.rated ?? line.seen)), " → ",
        make("strong", {}, resultText(result)), ` ${resultName(result)}`),
    ],
    reach,
    photos: slip?.element ?? null,
    reasons: reasons(),
    unexpected: line.changedUnderHand,
    yes: say("Script-CorrectionDialogs.correct-to", { result: resultText(result) }),
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
    title: say("Script-CorrectionDialogs.colours", { board: line.label }),
    content: [
      make("p", {}, ...weave("Script-CorrectionDialogs.had", { white: make("strong", {}, white), black: make("strong", {}, black) })),
      say("Script-CorrectionDialogs.stays"),
    ],
    reach,
    reasons: [
      say("Script-CorrectionDialogs.ten-moves"),
      say("Script-CorrectionDialogs.score-sheets"),
      say("Script-CorrectionDialogs.by-mistake"),
      say("Script-Common.arbiter-decision"),
    ],
    yes: say(reversed ? "Script-CorrectionDialogs.record-reversed" : "Script-CorrectionDialogs.record-as-paired"),
  });
  return reason === null ? null : { reason, ...asRead(reach.read), photos: [] };
}
