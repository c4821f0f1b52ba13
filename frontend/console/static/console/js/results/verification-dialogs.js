/**
 * The questions of a stopped verification pass. Whoever types blindly goes on for a key or two: no
 * digit and no Enter does anything here before Tab, a letter or a pointer has chosen.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { buttons, show } from "../forms/dialogs.js";
import { clock, find, icon, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { may } from "../shell/page.js";
import { reachPart, readFirst } from "../forms/reach.js";
import { resultText } from "./result-words.js";

/**
 * @param {BoardLine} line
 * @param {string} slip what was typed from the slip
 * @param {BoardLine[]} run what would be taken back
 * @returns {Promise<{choice: string, read: import("../forms/reach.js").Reach | null}>} "change", "back", "leave" or "" for typing it again, and what was read of its reach
 */
export async function askMismatch(line, slip, run) {
  const empty = line.seen === null;
  const reach = empty ? null : reachPart("result", { game: line.game, result: slip });
  const mayChange = may(empty ? "enter-result" : "correct-result");
  const choices = /** @type {HTMLFormElement} */ (make("form", { method: "dialog", class: "stack mismatch-choices" },
    mayChange ? choice("change", "C", say(empty ? "Script-VerificationDialogs.enter" : "Script-VerificationDialogs.correct-to", { result: resultText(slip) })) : null,
    run.length > 1 ? choice("back", "T", say("Script-VerificationDialogs.one-row-off", { first: run[0].board, last: run[run.length - 1].board })) : null,
    choice("leave", "L", say("Script-VerificationDialogs.leave")),
    choice("", "Esc", say("Script-VerificationDialogs.again"))));
  if (reach) readFirst(choices, reach, "change");
  const { dialog, closed } = show(say("Script-VerificationDialogs.stop", { board: line.label }), [
    make("p", {}, `${line.white} – ${line.black}`),
    make("div", { role: "alert" }, make("dl", { class: "mismatch" },
      make("div", {}, make("dt", {}, say("Script-VerificationDialogs.recorded")), make("dd", {}, resultText(line.seen) || say("Script-VerificationDialogs.nothing")),
        make("dd", { class: "fine" }, empty ? "" : `${line.byName} ${clock(line.at)}`)),
      make("div", { class: "slip-says" }, make("dt", {}, say("Script-VerificationDialogs.on-the-slip")), make("dd", {}, resultText(slip))))),
    reach?.element ?? null,
    choices,
  ]);
  withLetters(dialog);
  const chosen = await closed;
  return { choice: chosen, read: reach?.read ?? null };
}

/**
 * How far the run is taken back.
 *
 * @param {BoardLine[]} run
 * @returns {Promise<BoardLine[]>} empty: nothing is taken back
 */
export async function askRun(run) {
  const last = run[run.length - 1].board;
  const until = /** @type {HTMLInputElement} */ (
    make("input", { class: "input", id: "run-until", inputmode: "numeric", maxlength: "6", autocomplete: "off", value: String(last) })
  );
  const says = make("p", { class: "run", "aria-live": "polite" });
  const chosen = () => run.slice(0, run.findLastIndex((line) => line.board === Number(until.value)) + 1);
  const showRun = () => {
    const yes = /** @type {HTMLButtonElement} */ (find("[value=yes]", dialog));
    const lines = chosen();
    yes.disabled = lines.length < 2;
    says.textContent = lines.length < 2 ? say("Script-VerificationDialogs.no-run") : say("Script-VerificationDialogs.run", { count: lines.length, boards: listed(lines) });
  };
  until.addEventListener("input", showRun);
  const { dialog, closed } = show(say("Script-VerificationDialogs.title", { board: run[0].board }), [
    make("p", {}, run[0].byName ? say("Script-VerificationDialogs.typed-by", { name: run[0].byName }) : say("Script-VerificationDialogs.typed-by-you")),
    make("form", { method: "dialog", class: "stack" },
      make("label", { class: "field" }, make("span", {}, say("Script-VerificationDialogs.up-to")), until),
      says,
      buttons(say("Script-Common.take-back"), true)),
  ]);
  showRun();
  find("[value=yes]", dialog)?.focus();
  return (await closed) === "yes" ? chosen() : [];
}

/** @param {string} value @param {string} key @param {string} words */
const choice = (value, key, words) =>
  make("button", { class: "button", value, "data-key": key }, words, make("kbd", {}, key));

/** @param {HTMLDialogElement} dialog */
function withLetters(dialog) {
  const heading = /** @type {HTMLElement} */ (find("#dialog-title", dialog));
  heading.prepend(icon("refused"));
  heading.tabIndex = -1;
  heading.focus();
  dialog.addEventListener("keydown", (event) => {
    const button = find(`[data-key="${event.code.replace("Key", "")}"]`, dialog);
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    button.click();
  });
}

/** @param {BoardLine[]} lines */
const listed = (lines) => lines.map((line) => `${line.board} ${resultText(line.seen)}`).join(", ");
