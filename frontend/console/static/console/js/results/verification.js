/**
 * The verification pass: the slips are typed a second time, in the order of the boards. What agrees
 * is confirmed; the first that does not agree stops the pass with a tone and a question.
 *
 * A board without a result is not passed over: that its slip exists is the first sign of a row that
 * was skipped.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { beep, mute, muted } from "./beep.js";
import { order } from "../outbox/commands.js";
import { announce, find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { may } from "../shell/page.js";
import { asRead } from "../forms/reach.js";
import { chooseResult } from "./result-dialogs.js";
import { RESULTS, resultText } from "./result-words.js";
import { live, outbox } from "../shell/shell.js";
import { runFrom } from "./typed-run.js";
import { askMismatch, askRun } from "./verification-dialogs.js";

/** Reasons that nobody typed go into the log as codes (`services/reasons.py`). */
const REASON = "verification-slip";
const ONE_ROW_OFF = "verification-one-row-off";

export class Verification {
  /**
   * @param {import("./board-list.js").BoardList} list
   * @param {import("./typist.js").Typist} typist
   */
  constructor(list, typist) {
    this.list = list;
    this.typist = typist;
    this.on = false;
    /** @type {BoardLine | null} where the last pass was stopped */
    this.stoppedAt = null;
    this.agreed = 0;
    this.own = 0;
    const sound = /** @type {HTMLInputElement | null} */ (find("#verify-sound"));
    if (sound) sound.checked = !muted();
    sound?.addEventListener("change", () => mute(!sound.checked));
    list.addEventListener("chosen", () => this.#show());
  }

  toggle() {
    if (this.on) this.end();
    else this.#begin();
  }

  /** From where the last pass was stopped, else from the first board shown that nobody confirmed. */
  #begin() {
    const { shown } = this.list;
    const first = shown.find((line) => line.seen !== null && (!line.confirmed || line.provisional));
    this.on = true;
    this.agreed = this.own = 0;
    /** @type {HTMLElement} */ (find("#verified")).hidden = true;
    this.list.choose(this.stoppedAt ?? first ?? shown[0]);
    this.stoppedAt = null;
    this.#show();
    announce(say("Script-Verification.begins", { board: this.list.current?.label ?? "" }));
  }

  /** @param {boolean} [finished] nothing is left to be typed */
  end(finished = false) {
    this.on = false;
    this.stoppedAt = finished ? null : this.list.current;
    this.#show();
    const ended = /** @type {HTMLElement} */ (find("#verified"));
    ended.textContent = say("Script-Verification.ended", { summary: this.#summary() });
    ended.hidden = false;
  }

  /** No slip for this board. */
  skip() {
    this.#next();
  }

  /** @param {string} result what the slip says */
  async type(result) {
    const line = this.list.current;
    if (!line) return;
    if (line.conflict) {
      beep();
      await this.typist.resolve();
    } else if (line.seen === result) {
      this.#agrees(line, result);
    } else {
      await this.#stop(line, result);
    }
  }

  /** All results, by mouse or touch. */
  async menu() {
    if (!this.list.current) return;
    const choice = await chooseResult(this.list.current, []);
    if (choice in RESULTS) await this.type(choice);
  }

  /** @param {BoardLine} line @param {string} result */
  #agrees(line, result) {
    line.nod();
    if (line.needsAnother) this.own += 1;
    else this.agreed += 1;
    if (may("confirm-result") && (!line.confirmed || line.provisional) && !line.needsAnother) {
      const label = say("Script-Typist.confirmed", { board: line.label, result: resultText(result) });
      void outbox.put(order("confirm-result", { game: line.game, result }, about(line, label)));
    }
    this.#next();
  }

  #next() {
    const { shown, current } = this.list;
    const at = current ? shown.indexOf(current) : -1;
    const next = shown.slice(at + 1).find((line) => line.seen !== null || !line.adjourned);
    if (next) this.list.choose(next);
    else this.end(true);
  }

  /** @param {BoardLine} line @param {string} result */
  async #stop(line, result) {
    const run = may("clear-results") ? runFrom(this.list.shown, line) : [];
    const readSeq = live.seq;
    beep();
    const { choice, read } = await askMismatch(line, result, run);
    if (choice === "change") await this.#change(line, result, read);
    else if (choice === "leave") this.#next();
    else if (choice === "back") await this.#takeBack(run, readSeq);
  }

  /** @param {BoardLine} line @param {string} result @param {import("../forms/reach.js").Reach | null} read */
  async #change(line, result, read) {
    if (line.seen === null) await this.typist.type(result);
    else this.#correct(line, result, read, line.seen);
    this.list.choose(line);
    this.#next();
  }

  /** @param {BoardLine} line @param {string} result @param {import("../forms/reach.js").Reach | null} read @param {string} seen what stands */
  #correct(line, result, read, seen) {
    const label = say("Script-Typist.result", { board: line.label, result: resultText(result) });
    const { game, rated } = line;
    const rates = read?.case === "rating";
    const content = { game, result, expected: rates ? (rated ?? seen) : seen, ...asRead(read) };
    const wanted = order("correct-result", content, about(line, label, REASON));
    if (rates) void outbox.put(wanted);
    else this.typist.give(line, result, wanted);
  }

  /** Then the slips are typed anew, from the board that stopped the pass. @param {BoardLine[]} run @param {number} readSeq */
  async #takeBack(run, readSeq) {
    const lines = await askRun(run);
    if (lines.length === 0) return;
    const results = lines.flatMap(({ game, seen }) => (seen === null ? [] : { game, result: seen }));
    const label = say("Script-Verification.taken-back", { first: lines[0].board, last: lines[lines.length - 1].board });
    const wanted = order("clear-results", { results }, { subject: "boards", label, reason: ONE_ROW_OFF, readSeq });
    for (const each of lines) each.echo(wanted.command_id, null);
    void outbox.put(wanted);
    this.end();
    this.list.count();
  }

  #summary() {
    const { agreed: count, own } = this;
    return own ? say("Script-Verification.agree-and-wait", { count, own }) : say("Script-Verification.agree", { count });
  }

  #show() {
    const panel = find("#verification"); // not there for who types no results
    if (panel) panel.hidden = !this.on;
    document.body.classList.toggle("verifying", this.on);
    for (const button of findAll("[data-act=verify]")) button.setAttribute("aria-pressed", String(this.on));
    for (const part of findAll("[data-part=verify-board]")) part.textContent = String(this.list.current?.board ?? "");
    for (const part of findAll("[data-part=verify-count]")) part.textContent = this.#summary();
  }
}

/** @param {BoardLine} line @param {string} label @param {string} [reason] */
const about = (line, label, reason = "") => ({
  subject: `game:${line.game}`,
  label,
  reason,
  readSeq: Math.max(live.seq, line.seq),
});
