/**
 * The questions of a stopped verification pass. Whoever types blindly goes on for a key or two: no
 * digit and no Enter does anything here before Tab, a letter or a pointer has chosen.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { buttons, show } from "../forms/dialogs.js";
import { clock, find, icon, make } from "../../../shared/js/dom.js";
import { may } from "../shell/page.js";
import { reachPart } from "../forms/reach.js";
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
  const { dialog, closed } = show(`Stop: board ${line.board}`, [
    make("p", {}, `${line.white} – ${line.black}`),
    make("div", { role: "alert" }, make("dl", { class: "mismatch" },
      make("div", {}, make("dt", {}, "Recorded"), make("dd", {}, resultText(line.seen) || "nothing"),
        make("dd", { class: "fine" }, empty ? "" : `${line.byName} ${clock(line.at)}`)),
      make("div", { class: "slip-says" }, make("dt", {}, "On the slip"), make("dd", {}, resultText(slip))))),
    reach?.element ?? null,
    make("form", { method: "dialog", class: "stack mismatch-choices" },
      mayChange ? choice("change", "C", `${empty ? "Enter" : "Correct to"} ${resultText(slip)}`) : null,
      run.length > 1 ? choice("back", "T", `One row off: take back ${boards(run)} …`) : null,
      choice("leave", "L", "Leave it as it is and go on"),
      choice("", "Esc", "Type this slip again")),
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
  const chosen = () => run.slice(0, run.findIndex((line) => line.board === Number(until.value)) + 1);
  const tell = () => {
    const yes = /** @type {HTMLButtonElement} */ (find("[value=yes]", dialog));
    const lines = chosen();
    yes.disabled = lines.length < 2;
    says.textContent = lines.length < 2 ? "No such run of boards." : `${lines.length} results: ${listed(lines)}`;
  };
  until.addEventListener("input", tell);
  const { dialog, closed } = show(`Take back from board ${run[0].board}`, [
    make("p", {}, `Typed one after the other by ${run[0].byName || "you"}. They are taken back together; the record keeps them, and the activity can put them back.`),
    make("form", { method: "dialog", class: "stack" },
      make("label", { class: "field" }, make("span", {}, "up to board"), until),
      says,
      buttons("Take back", true)),
  ]);
  tell();
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

/** @param {BoardLine[]} run */
const boards = (run) => `boards ${run[0].board}–${run[run.length - 1].board}`;

/** @param {BoardLine[]} lines */
const listed = (lines) => lines.map((line) => `${line.board} ${resultText(line.seen)}`).join(", ");
