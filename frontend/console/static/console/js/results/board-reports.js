/** What the players and files of the boards report, in the line of their board: nothing of it is a result. */

import { clock, find, make } from "../../../shared/js/dom.js";
import { say, weave } from "../../../shared/js/words.js";
import { may } from "../shell/page.js";

/**
 * The proposal with its key, or what one player has said so far.
 *
 * @param {import("./board-rows.js").BoardLine} line
 */
export function showReports(line) {
  const part = find("[data-part=reported]", line.line);
  if (!part) return;
  const shown = line.seen === null ? (line.reports?.meaning ?? "") : "";
  part.hidden = shown !== "agreed" && shown !== "waiting";
  part.dataset.meaning = shown;
  part.replaceChildren(...(shown === "agreed" ? proposal(line) : shown === "waiting" ? half(line) : []));
}

/** @param {import("./board-rows.js").BoardLine} line */
function proposal({ board, reports }) {
  const text = reports?.agreed_text ?? "";
  const both = reports?.of !== "file";
  if (!may("enter-result")) return [both ? say("Script-BoardReports.both", { result: text }) : say("Script-BoardReports.file", { result: text })];
  const name = both ? say("Script-BoardReports.enter", { result: text, board }) : say("Script-BoardReports.enter-of-file", { result: text, board });
  const result = make("strong", {}, text);
  const words = both ? weave("Script-BoardReports.both", { result }) : weave("Script-BoardReports.file", { result });
  return [make("button", { type: "button", class: "proposal", "data-act": "propose", "aria-label": name }, ...words, make("kbd", {}, "C"))];
}

/** @param {import("./board-rows.js").BoardLine} line */
function half({ reports }) {
  return (reports?.claims ?? []).map(({ colour, result_text, at }) => say("Script-BoardReports.half", { colour, result: result_text, time: clock(at) }));
}
