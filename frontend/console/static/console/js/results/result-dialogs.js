/** The questions of the results page: which result, why a standing one changes, which claim holds. */

import { askReason, show } from "../forms/dialogs.js";
import { clock, find, icon, make } from "../../../shared/js/dom.js";
import { may, page } from "../shell/page.js";
import { RESULTS, resultName, resultText } from "./result-words.js";

/** @param {Pick<Choosable, "white" | "black">} line */
const players = (line) => `${line.white} – ${line.black}`;

/** @param {import("./board-rows.js").BoardLine} line */
export function askClearing(line) {
  return askReason({
    title: `Clear board ${line.board}`,
    content: [players(line), `${resultText(line.seen)} is taken off the board; the record keeps it.`],
    reasons: ["Typed on the wrong board", "Game is still being played", "Arbiter's decision"],
    yes: "Clear the result",
    danger: true,
  });
}

/** @typedef {Pick<import("./board-rows.js").BoardLine, "game" | "board" | "white" | "black" | "seen" | "result" | "reversed" | "adjourned" | "confirmable" | "played" | "missing">} Choosable */

/**
 * Choose among all legal results by mouse or touch.
 *
 * @param {Choosable} line
 * @returns {Promise<string>} a result, "confirm", "clear", "adjourn", "colours", "decide", "seen", "note", or "" for nothing
 */
export function chooseResult(line) {
  const results = may(line.seen === null ? "enter-result" : "correct-result");
  const { dialog, closed } = show(`Board ${line.board}`, [
    make("p", {}, players(line)),
    line.reversed ? make("p", { class: "fine" }, `Colours were reversed: 1–0 means that ${line.white} won.`) : null,
    make("form", { method: "dialog", class: "stack" },
      ...(results ? groups(line.seen) : [make("p", { class: "fine" }, `${resultText(line.seen)} stands; an arbiter of the sector corrects it.`)]),
      make("div", { class: "dialog-buttons" },
        may("adjourn-game") && line.seen === null && !line.adjourned
          ? make("button", { class: "button", value: "adjourn" }, "Adjourned")
          : null,
        line.confirmable
          ? make("button", { class: "button", value: "confirm" }, icon("check"), `Confirm ${resultText(line.result)}`)
          : null,
        may("correct-colours") && line.played
          ? make("button", { class: "button", value: "colours" }, "Colours …")
          : null,
        may("note-board") && line.missing ? make("button", { class: "button", value: "seen" }, "Seen playing") : null,
        may("note-board") ? make("button", { class: "button", value: "note" }, "Note …") : null,
        may("decide-board") ? make("button", { class: "button", value: "decide" }, "Decision …") : null,
        may("clear-result") && line.seen !== null ? make("button", { class: "button danger", value: "clear" }, "Clear …") : null,
        make("a", { class: "button plain", href: historyOf(line) }, "History"),
        make("button", { class: "button", value: "" }, "Cancel"))),
  ]);
  find("[aria-pressed=true], [value='1-0'], [value='']", dialog)?.focus();
  return closed;
}

/** @param {Pick<Choosable, "game">} line */
const historyOf = (line) => `/console/${page?.slug}/activity/?subject=game:${line.game}`;

/** @param {string | null} standing */
const groups = (standing) => [
  group("Played", ["1-0", "1/2-1/2", "0-1"], standing),
  group("Forfeit", ["+/-", "-/-", "-/+"], standing),
  group("Not rated (less than one move)", ["1-0u", "1/2-1/2u", "0-1u"], standing),
  group("By decision", ["1/2-0", "0-0", "0-1/2"], standing),
];

/** @param {string} title @param {string[]} results @param {string | null} standing */
function group(title, results, standing) {
  const buttons = results.map((result) =>
    make("button", { class: "button result", value: result, "aria-pressed": String(result === standing) },
      make("strong", {}, RESULTS[result].text), make("span", { class: "fine" }, RESULTS[result].name)),
  );
  return make("fieldset", { class: "result-group" }, make("legend", {}, title), ...buttons);
}

/**
 * Which of the claims holds, or something else.
 *
 * @param {import("./board-rows.js").BoardLine} line
 * @returns {Promise<{result: string, reason: string} | null>}
 */
export async function askResolution(line) {
  const claims = line.conflict?.claims ?? [];
  const choices = claims
    .filter((claim) => claim.result)
    .map((claim) =>
      make("button", { class: "button claim", value: claim.result },
        make("strong", {}, claim.result_text),
        make("span", {}, `${claim.by_name}, ${clock(claim.at)}`),
        make("span", { class: "fine" }, claim.device)),
    );
  const { closed } = show(`Board ${line.board}: which is right?`, [
    make("p", {}, players(line)),
    make("form", { method: "dialog", class: "stack" },
      make("div", { class: "claim-choices" }, ...choices),
      make("div", { class: "dialog-buttons" },
        make("button", { class: "button", value: "other" }, "Another result …"),
        make("button", { class: "button", value: "" }, "Not now"))),
  ]);
  let result = await closed;
  if (result === "other") result = await chooseResult(line);
  if (!(result in RESULTS)) return null;
  const reason = await askReason({
    title: `Board ${line.board}: ${resultText(result)}`,
    content: [players(line), `${resultName(result)} will count; both claims stay on record.`],
    reasons: ["Result slip says so", "Players agree on the record", "Seen at the board", "Arbiter's decision"],
    yes: `Settle as ${resultText(result)}`,
  });
  return reason === null ? null : { result, reason };
}
