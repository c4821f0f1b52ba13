/** A scanned slip: its board is chosen, and what stands there is said. Nothing is ever sent. */

import { announce, clock, find } from "./dom.js";
import { resultText } from "./result-words.js";
import { Scanner } from "./scanner.js";

const SLIP = /^S(\d+)G(\d+)G(\d+)$/i;

export class SlipScanning {
  /**
   * @param {import("./board-list.js").BoardList} list
   * @param {number} round  that of the page
   * @param {(code: string) => void} typed  shows what of a code has come so far
   */
  constructor(list, round, typed) {
    this.list = list;
    this.round = round;
    this.notice = /** @type {HTMLElement} */ (find("#scanned"));
    this.scanner = new Scanner("S", (code) => void this.scanned(code), typed);
    list.addEventListener("chosen", () => (this.notice.hidden = true));
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key belongs to a slip */
  take(event) {
    return this.scanner.take(event);
  }

  /** @param {string} code @returns {boolean} whether that is the code of a slip */
  scanned(code) {
    const [, round, draft, number] = SLIP.exec(code.trim()) ?? [];
    if (!round) {
      this.#say("bad", `${code} is no code of a slip.`);
      return false;
    }
    const line = this.list.byGame.get(`${round}.${draft}.${number}`);
    if (line) this.#found(line);
    else this.#say("bad", this.#unknown(Number(round)));
    return true;
  }

  /** @param {import("./board-rows.js").BoardLine} line */
  #found(line) {
    this.list.choose(line);
    const { board, conflict, adjourned, typist, seen } = line;
    if (conflict) this.#say("bad", `Board ${board}: two claims, to be resolved.`);
    else if (seen !== null && line.typed.length) this.#say("ok", `Board ${board}: ${resultText(seen)} was typed here and is being sent.`);
    else if (seen !== null) this.#say("ok", `Board ${board}: already recorded by ${line.byName || typist} at ${clock(line.at)} (${resultText(seen)}).`);
    else this.#say("", `Board ${board}${adjourned ? ", adjourned" : ""}: ${line.white} – ${line.black}. Type the result.`);
  }

  /** @param {number} round */
  #unknown(round) {
    if (round !== this.round) return `This is a slip of round ${round}; you are typing round ${this.round}.`;
    return "This slip does not count any more: its board was paired anew.";
  }

  /** @param {string} kind @param {string} words */
  #say(kind, words) {
    this.notice.className = `notice ${kind}`.trim();
    this.notice.textContent = words;
    this.notice.hidden = false;
    announce(words);
  }
}
