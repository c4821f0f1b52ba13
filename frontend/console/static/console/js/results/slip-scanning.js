/**
 * A scanned slip: its board is chosen, and what stands there is said. Nothing is ever sent. The slip
 * of another section opens its board there, for whoever is an arbiter there too.
 */

import { announce, clock, find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "../shell/page.js";
import { resultText } from "./result-words.js";
import { Scanner } from "../forms/scanner.js";

const SLIP = /^S(?:(\d{8})G)?(\d+)G(\d+)G(\d+)$/i;
/** Behind it stands the code that another section's console was given. */
const HANDED_ON = "#slip-";

/** @param {string} text */
export const isSlip = (text) => SLIP.test(text.trim());

export class SlipScanning {
  /**
   * @param {import("./board-list.js").BoardList} list
   * @param {HTMLElement} table  says which round of which section the page shows
   * @param {(code: string) => void} typed  shows what of a code has come so far
   */
  constructor(list, table, typed) {
    this.list = list;
    this.round = Number(table.dataset.round);
    this.section = table.dataset.section ?? "";
    this.name = "oneOfSeveral" in table.dataset ? (table.dataset.name ?? "") : "";
    this.asked = 0;
    /** Whether the slip in hand is of no board of this page: what is typed now is not meant for the chosen one. */
    this.elsewhere = false;
    this.notice = /** @type {HTMLElement} */ (find("#scanned"));
    this.scanner = new Scanner("S", (code) => void this.scanned(code), typed);
    list.addEventListener("chosen", () => {
      this.notice.hidden = true;
      this.elsewhere = false;
    });
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key belongs to a slip */
  take(event) {
    return this.scanner.take(event);
  }

  /** @param {string} code @returns {boolean} whether that is the code of a slip */
  scanned(code) {
    const [, section, round, draft, number] = SLIP.exec(code.trim()) ?? [];
    if (!round) {
      this.#say("bad", say("Script-SlipScanning.no-code", { code }));
      return false;
    }
    this.asked += 1;
    this.elsewhere = true;
    if (section && section !== this.section) {
      void this.#ofAnother(code.trim().toUpperCase(), this.asked);
      return true;
    }
    const line = this.list.byGame.get(`${round}.${draft}.${number}`);
    if (line) this.#found(line, section ? "" : this.name);
    else this.#say("bad", this.#unknown(Number(round)));
    return true;
  }

  /** A result that was typed for a slip of elsewhere went nowhere. */
  remind() {
    const words = say("Script-SlipScanning.nothing-typed");
    if (!this.notice.textContent?.includes(words)) this.#say("bad", `${this.notice.textContent} ${words}`);
    else announce(words);
  }

  /** The slip that another section's console handed on to this page. @returns {boolean} whether one was */
  handedOn() {
    if (!location.hash.startsWith(HANDED_ON)) return false;
    const code = location.hash.slice(HANDED_ON.length);
    history.replaceState(history.state, "", location.pathname + location.search);
    return this.scanned(code);
  }

  /** Whose it is the server knows; no board of this page is chosen. @param {string} code @param {number} asked */
  async #ofAnother(code, asked) {
    this.#say("bad", say("Script-SlipScanning.another-section"));
    const response = await fetch(`${page?.api}slips/${code}/`, { cache: "no-store" }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (asked !== this.asked) return; // the next slip was scanned meanwhile
    if (!response || !answer) this.#say("bad", say("Script-SlipScanning.cannot-ask"));
    else if (!response.ok) this.#say("bad", answer.message);
    else if (answer.game && answer.may_look) location.assign(`/console/${answer.slug}/results/${answer.round}/${HANDED_ON}${code}`);
    else this.#say("bad", whose(answer));
  }

  /** @param {import("./board-rows.js").BoardLine} line @param {string} unnamed  this section, where the slip names none */
  #found(line, unnamed) {
    this.list.choose(line);
    const { label: board, conflict, adjourned, typist, seen } = line;
    if (conflict) this.#say("bad", say("Script-SlipScanning.two-claims", { board }));
    else if (seen !== null && line.typed.length) this.#say("ok", say("Script-SlipScanning.being-sent", { board, result: resultText(seen) }));
    else if (seen !== null) this.#say("ok", say("Script-SlipScanning.recorded", { board, name: line.byName || typist, time: clock(line.at), result: resultText(seen) }));
    else this.#say("", say(adjourned ? "Script-SlipScanning.type-adjourned" : "Script-SlipScanning.type", { board, white: line.white, black: line.black }));
    if (unnamed) this.#say(this.notice.classList[1] ?? "", say("Script-SlipScanning.older-slip", { words: this.notice.textContent ?? "", section: unnamed }));
  }

  /** @param {number} round */
  #unknown(round) {
    if (round !== this.round) return say("Script-SlipScanning.other-round", { slip: round, round: this.round });
    return say("Script-SlipScanning.paired-anew");
  }

  /** @param {string} kind @param {string} words */
  #say(kind, words) {
    this.notice.className = `notice ${kind}`.trim();
    this.notice.textContent = words;
    this.notice.hidden = false;
    announce(words);
  }
}

/** @param {{name: string, round: number, board: number, game: string, may_look: boolean}} slip */
function whose({ name, round, board, game, may_look: mayLook }) {
  if (!game) return say("Script-SlipScanning.paired-anew-there", { section: name, round });
  return say(mayLook ? "Script-SlipScanning.of" : "Script-SlipScanning.of-no-arbiter", { section: name, round, board });
}
