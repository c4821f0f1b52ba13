/** The questions of the results page: which result, why a standing one changes, which claim holds. */

import { askReason, show } from "../forms/dialogs.js";
import { clock, find, icon, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { may, page } from "../shell/page.js";
import { RESULTS, resultName, resultText } from "./result-words.js";

/** @param {Pick<Choosable, "white" | "black">} line */
const players = (line) => `${line.white} – ${line.black}`;

/** @param {import("./board-rows.js").BoardLine} line */
export function askClearing(line) {
  return askReason({
    title: say("Script-ResultDialogs.clear-title", { board: line.label }),
    content: [players(line), say("Script-ResultDialogs.taken-off", { result: resultText(line.seen) })],
    reasons: [say("Script-ResultDialogs.wrong-board"), say("Script-ResultDialogs.still-played"), say("Script-Common.arbiter-decision")],
    yes: say("Script-ResultDialogs.clear"),
    danger: true,
  });
}

/** @typedef {Pick<import("./board-rows.js").BoardLine, "game" | "board" | "white" | "black" | "seen" | "result" | "reversed" | "adjourned" | "confirmable" | "played" | "missing"> & {label?: string}} Choosable */

/** @typedef {"adjourn" | "confirm" | "colours" | "seen" | "note" | "decide" | "clear"} Act */

/**
 * Choose among all legal results by mouse or touch.
 *
 * @param {Choosable} line
 * @param {readonly Act[]} acts what the caller does besides: nothing else is offered
 * @returns {Promise<string>} a result, one of the acts, or "" for nothing
 */
export function chooseResult(line, acts) {
  const offers = acts.includes.bind(acts);
  const results = may(line.seen === null ? "enter-result" : "correct-result");
  const { dialog, closed } = show(say("Script-Common.board", { board: line.label ?? line.board }), [
    make("p", {}, players(line)),
    line.reversed ? make("p", { class: "fine" }, say("Script-ResultDialogs.reversed", { white: line.white })) : null,
    make("form", { method: "dialog", class: "stack" },
      ...(results ? groups(line.seen) : [make("p", { class: "fine" }, say("Script-ResultDialogs.others-correct", { result: resultText(line.seen) }))]),
      make("div", { class: "dialog-buttons" },
        offers("adjourn") && may("adjourn-game") && line.seen === null && !line.adjourned
          ? make("button", { class: "button", value: "adjourn" }, say("Script-ResultDialogs.adjourned"))
          : null,
        offers("confirm") && line.confirmable
          ? make("button", { class: "button", value: "confirm" }, icon("check"), say("Script-ResultDialogs.confirm", { result: resultText(line.result) }))
          : null,
        offers("colours") && may("correct-colours") && line.played
          ? make("button", { class: "button", value: "colours" }, say("Script-ResultDialogs.colours"))
          : null,
        offers("seen") && may("note-board") && line.missing ? make("button", { class: "button", value: "seen" }, say("Script-ResultDialogs.seen-playing")) : null,
        offers("note") && may("note-board") ? make("button", { class: "button", value: "note" }, say("Script-ResultDialogs.note")) : null,
        offers("decide") && may("decide-board") ? make("button", { class: "button", value: "decide" }, say("Script-ResultDialogs.decision")) : null,
        offers("clear") && may("clear-result") && line.seen !== null ? make("button", { class: "button danger", value: "clear" }, say("Script-ResultDialogs.clear-it")) : null,
        make("a", { class: "button plain", href: historyOf(line) }, say("Script-ResultDialogs.history")),
        make("a", { class: "button plain", href: whatIf(line) }, say("Script-ResultDialogs.what-if")),
        make("button", { class: "button", value: "" }, say("Script-Common.cancel")))),
  ]);
  find("[aria-pressed=true], [value='1-0'], [value='']", dialog)?.focus();
  return closed;
}

/** @param {Pick<Choosable, "game">} line */
const historyOf = (line) => `/console/${page?.slug}/activity/?subject=game:${line.game}`;

/** Supposed results change nothing. @param {Pick<Choosable, "game" | "board">} line */
const whatIf = (line) => `/console/${page?.slug}/standings/${line.game.split(".")[0]}/what-if/?board=${line.board}`;

/** @param {string | null} standing */
const groups = (standing) => [
  group(say("Script-ResultDialogs.plain"), ["1-0", "1/2-1/2", "0-1"], standing),
  group(say("Script-ResultDialogs.forfeit"), ["+/-", "-/-", "-/+"], standing),
  group(say("Script-ResultDialogs.unrated"), ["1-0u", "1/2-1/2u", "0-1u"], standing),
  group(say("Script-ResultDialogs.odd"), ["1/2-0", "0-0", "0-1/2"], standing),
];

/** @param {string} title @param {string[]} results @param {string | null} standing */
function group(title, results, standing) {
  const buttons = results.map((result) =>
    make("button", { class: "button result", value: result, "aria-pressed": String(result === standing) },
      make("strong", {}, resultText(result)), make("span", { class: "fine" }, resultName(result))),
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
        make("span", {}, say("Script-ClaimCards.by", { name: claim.by_name, time: clock(claim.at) })),
        make("span", { class: "fine" }, claim.device)),
    );
  const { closed } = show(say("Script-ResultDialogs.which-is-right", { board: line.label }), [
    make("p", {}, players(line)),
    make("form", { method: "dialog", class: "stack" },
      make("div", { class: "claim-choices" }, ...choices),
      make("div", { class: "dialog-buttons" },
        make("button", { class: "button", value: "other" }, say("Script-ResultDialogs.another")),
        make("button", { class: "button", value: "" }, say("Script-ResultDialogs.not-now")))),
  ]);
  let result = await closed;
  if (result === "other") result = await chooseResult(line, []);
  if (!(result in RESULTS)) return null;
  const reason = await askReason({
    title: say("Script-ResultDialogs.settle-title", { board: line.label, result: resultText(result) }),
    content: [players(line), say("Script-ResultDialogs.will-count", { result: resultName(result) })],
    reasons: [
      say("Script-CorrectionDialogs.slip-says-so"),
      say("Script-CorrectionDialogs.players-agree"),
      say("Script-ResultDialogs.seen-at-the-board"),
      say("Script-Common.arbiter-decision"),
    ],
    yes: say("Script-ResultDialogs.settle-as", { result: resultText(result) }),
  });
  return reason === null ? null : { result, reason };
}
