/**
 * One line of the results table: what stands on the board, what this device has typed meanwhile,
 * and what happened to it. The server renders the first picture, frames and answers patch it.
 *
 * @typedef {import("types/frames").BoardRow} BoardRow
 */

import { showNotes } from "./board-notes.js";
import { showReports } from "./board-reports.js";
import { showClaims } from "./claim-cards.js";
import { deviceName } from "../shell/device.js";
import { clock, find, icon } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { may, page } from "../shell/page.js";
import { resultText } from "./result-words.js";

const MARKED_FOR = 6_000;
const NODS_FOR = 600;

export class BoardLine {
  /** @param {HTMLTableRowElement} line */
  constructor(line) {
    this.line = line;
    this.game = line.dataset.game ?? "";
    this.board = Number(line.dataset.board);
    this.gameOfMatch = Number(line.dataset.gameOfMatch ?? 0);
    this.names = line.dataset.names ?? "";
    this.white = find("[data-part=white-name]", line)?.textContent ?? "";
    this.black = find("[data-part=black-name]", line)?.textContent ?? "";
    /** @type {string | null} what stands */
    this.result = line.dataset.result || null;
    this.seq = Number(line.dataset.seq);
    this.adjourned = "adjourned" in line.dataset;
    this.by = line.dataset.by ?? "";
    this.byName = line.dataset.byName ?? "";
    this.at = line.dataset.at ?? "";
    this.device = line.dataset.device ?? "";
    this.confirmed = "confirmed" in line.dataset;
    this.provisional = "provisional" in line.dataset;
    this.empty = line.dataset.empty ?? "";
    /** @type {string | null} */
    this.rated = line.dataset.rated || null;
    this.reversed = "reversed" in line.dataset;
    this.reversedInReport = "reversedInReport" in line.dataset;
    /** @type {BoardRow["conflict"]} */
    this.conflict = JSON.parse(line.dataset.conflict || "null");
    /** @type {BoardRow["reports"]} */
    this.reports = JSON.parse(line.dataset.reports || "null");
    /** @type {import("../outbox/outbox-store.js").Kept | null} what was typed here and refused, until it is read */
    this.refused = null;
    /** @type {{id: string, result: string | null}[]} typed here and not yet answered, oldest first */
    this.typed = [];
    /** A colleague changed the line while it was the chosen one: whoever types may not have seen it. */
    this.changedUnderHand = false;
    this.mark = 0;
    showClaims(this);
    showReports(this);
  }

  /** What people call it: of a match each game has a line. */
  get label() {
    return this.gameOfMatch ? say("Script-BoardRows.of-match", { board: this.board, game: this.gameOfMatch }) : String(this.board);
  }

  /** What the arbiter at this device believes to stand: the last thing typed, else the record. */
  get seen() {
    return this.typed.length ? this.typed[this.typed.length - 1].result : this.result;
  }

  /** Over the board, as far as is known: colours have a meaning. */
  get played() {
    return !["+/-", "-/+", "-/-"].includes(this.seen ?? "");
  }

  /** Whose hand the result is from: ours as long as the server has not answered. */
  get typist() {
    return this.typed.length ? (page?.user ?? "") : this.by;
  }

  get typedOn() {
    return this.typed.length ? deviceName() : this.device;
  }

  /** Its place in the log; what is still on its way comes after everything there. */
  get typedAt() {
    return this.typed.length ? Infinity : this.seq;
  }

  /** Two persons confirm here, and the result is from this one. */
  get needsAnother() {
    const ours = this.typist === page?.user;
    return ours && (this.provisional || (this.typed.length > 0 && "twoPerson" in this.line.dataset));
  }

  /** The players' reports call an arbiter there. */
  get called() {
    return this.reports?.meaning === "call";
  }

  /** What both players report, where nothing stands yet. */
  get proposal() {
    const free = this.seen === null && !this.conflict;
    return free && this.reports?.meaning === "agreed" ? this.reports.agreed : null;
  }

  get missing() {
    return this.seen === null && !this.adjourned;
  }

  /** A second pair of eyes: what somebody else typed stands and nobody has confirmed it. */
  get confirmable() {
    return (
      may("confirm-result") &&
      this.result !== null &&
      this.typed.length === 0 &&
      !this.conflict &&
      (!this.confirmed || this.provisional) &&
      this.by !== page?.user
    );
  }

  /** @param {boolean} current */
  choose(current) {
    this.changedUnderHand = false;
    if (current) this.line.setAttribute("aria-current", "true");
    else this.line.removeAttribute("aria-current");
  }

  /** @param {boolean} shown the line and its claims */
  show(shown) {
    this.line.hidden = !shown;
    const below = /** @type {HTMLElement | null} */ (this.line.nextElementSibling);
    if (below?.classList.contains("claims")) below.hidden = !shown;
  }

  /** What was typed stands already. */
  nod() {
    this.line.classList.add("nod");
    window.setTimeout(() => this.line.classList.remove("nod"), NODS_FOR);
  }

  /** Echo at once what was typed. @param {string} id @param {string | null} result */
  echo(id, result) {
    if (this.typed.some((one) => one.id === id)) return; // the store had it before this page was ready
    this.typed.push({ id, result });
    this.#say("sending", say("Script-BoardRows.sending"));
    this.#showResult(resultText(result));
  }

  /** Typed, but the network is away. */
  wait() {
    if (this.typed.length && this.#state() !== "waiting") this.#say("waiting", say("Script-BoardRows.kept"));
  }

  /** Typed, and another machine keeps it now. @param {string} id */
  moved(id) {
    if (this.typed.some((one) => one.id === id) && this.#state() !== "moved") this.#say("moved", say("Script-BoardRows.moved"));
  }

  /**
   * The answer to something typed here.
   *
   * @param {string} id
   * @param {import("../outbox/commands.js").Answer} answer
   */
  answered(id, answer) {
    const place = this.typed.findIndex((typed) => typed.id === id);
    const wanted = place < 0 ? null : this.typed.splice(place, 1)[0].result;
    if (answer.status === "recorded" || answer.status === "already-recorded") {
      const seq = answer.last_seq ?? answer.standing_seq ?? 0;
      if (place >= 0 && seq >= this.seq) {
        this.result = wanted;
        this.seq = seq;
        if (answer.status === "recorded") this.#isOurs();
      }
      if (this.typed.length === 0) {
        this.#say("recorded", say(answer.status === "recorded" ? "Script-BoardRows.recorded" : "Script-BoardRows.stood"));
      }
    } else {
      this.#say(answer.status === "conflict" ? "conflict" : "refused", answer.message ?? say("Script-BoardRows.refused"));
    }
    this.line.dataset.result = this.result ?? "";
    this.#showResult(this.seen === null && this.adjourned ? say("Script-BoardRows.adjourned-short") : resultText(this.seen));
  }

  /** What was typed here was refused, or that has been read. @param {import("../outbox/outbox-store.js").Kept | null} kept */
  refuse(kept) {
    this.refused = kept;
    const ofMany = Boolean(kept?.body.command?.results);
    if (kept) this.#say("refused", say(ofMany ? "Script-BoardRows.not-taken-back" : "Script-BoardRows.refused"));
    else if (this.#state() === "refused") this.#say("", "");
    showClaims(this);
  }

  #isOurs() {
    this.by = page?.user ?? "";
    this.byName = page?.name ?? "";
    this.device = deviceName();
    this.at = new Date().toISOString();
  }

  /**
   * What the log says now. Marks the line for a few seconds unless the change was typed here.
   *
   * @param {BoardRow} row
   * @param {string} user
   */
  patch(row, user) {
    const moved = row.seq > this.seq || row.result !== this.result;
    const ours = row.by === user && (this.typed.some((typed) => typed.result === row.result) || !moved);
    const confirmed = row.confirmed && !this.confirmed && row.confirmed_by !== user;
    const disputed = JSON.stringify([row.conflict, row.reports]) !== JSON.stringify([this.conflict, this.reports]);
    if (moved && row.by !== user && this.line.hasAttribute("aria-current")) this.changedUnderHand = true;
    this.result = row.result;
    this.seq = Math.max(this.seq, row.seq);
    this.conflict = row.conflict;
    this.reports = row.reports;
    const apart = this.#patchApart(row);
    this.adjourned = row.adjourned;
    this.by = row.by;
    this.byName = row.by_name;
    this.at = row.at;
    this.device = row.device;
    this.confirmed = row.confirmed;
    this.provisional = row.provisional;
    this.empty = row.empty;
    this.line.dataset.result = row.result ?? "";
    if (this.typed.length === 0) {
      this.#showResult(row.result_text);
      if (this.#state() !== "refused") this.#say("", "");
    }
    this.#showWho(row);
    if (disputed || moved) showClaims(this);
    const appeal = find("[data-part=appeal]", this.line);
    if (appeal) appeal.hidden = !row.under_appeal;
    showNotes(row, this.line);
    const worthALook = apart || (moved && !ours) || disputed || confirmed;
    if (worthALook) this.#flash();
    return worthALook;
  }

  /** @param {string} text */
  #showResult(text) {
    const cell = find("[data-part=result]", this.line);
    showReports(this);
    if (!cell) return;
    cell.textContent = text || "–";
    cell.dataset.empty = String(!text);
  }

  /** What is rated but does not count, and colours as played. @param {BoardRow} row */
  #patchApart(row) {
    const moved = row.rated !== this.rated || row.reversed_in_report !== this.reversedInReport;
    this.rated = row.rated;
    this.reversed = row.reversed;
    this.reversedInReport = row.reversed_in_report;
    this.line.toggleAttribute("data-reversed", row.reversed);
    const rated = find("[data-part=rated]", this.line);
    const colours = find("[data-part=reversed]", this.line);
    if (rated) {
      rated.hidden = !row.rated;
      rated.textContent = row.rated ? say("Script-BoardRows.rated", { result: row.rated_text }) : "";
    }
    if (colours) {
      colours.hidden = !row.reversed_in_report;
      colours.textContent = say(row.reversed ? "Script-BoardRows.reversed" : "Script-BoardRows.reversed-in-report");
    }
    return moved;
  }

  /** @param {BoardRow} row */
  #showWho(row) {
    const who = find("[data-part=who]", this.line);
    const when = find("[data-part=when]", this.line);
    if (who) who.textContent = row.adjourned && !row.result ? say("Script-BoardRows.adjourned") : row.by_name;
    if (when) when.textContent = row.at ? clock(row.at) : "";
    const tick = find("[data-part=confirmed]", this.line);
    const confirmer = find("[data-part=confirmed-by]", this.line);
    if (tick) tick.hidden = !row.confirmed;
    if (confirmer) confirmer.textContent = row.confirmed_by_name;
    const provisional = find("[data-part=provisional]", this.line);
    if (provisional) provisional.hidden = !row.provisional;
  }

  #state() {
    return this.line.dataset.state ?? "";
  }

  /** @param {string} state @param {string} words */
  #say(state, words) {
    this.line.dataset.state = state;
    const cell = find("[data-part=state]", this.line);
    if (!cell) return;
    cell.replaceChildren(...(state ? [icon(state === "moved" ? "out" : state), words] : []));
    cell.title = words;
    if (state === "recorded") {
      window.setTimeout(() => {
        if (this.#state() === "recorded") this.#say("", "");
      }, 2_500);
    }
  }

  #flash() {
    this.line.classList.add("changed");
    clearTimeout(this.mark);
    this.mark = window.setTimeout(() => this.line.classList.remove("changed"), MARKED_FOR);
  }
}
