/**
 * What an arbiter does to the chosen board. Everything shows at once and goes through the outbox; a
 * standing result is only changed with a reason, a disputed one only by resolving it.
 *
 * @typedef {import("./board-rows.js").BoardLine} BoardLine
 */

import { askNote, noteSeen } from "./board-notes.js";
import { order } from "../outbox/commands.js";
import { askColours, askCorrection } from "./correction-dialogs.js";
import { askDecision } from "./decision-dialog.js";
import { announce } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { askMoves } from "./forfeit-question.js";
import { may } from "../shell/page.js";
import { attach } from "../forms/photos.js";
import { askClearing, askResolution, chooseResult } from "./result-dialogs.js";
import { RESULTS, resultText } from "./result-words.js";
import { live, outbox } from "../shell/shell.js";
import { toast } from "../shell/toasts.js";

const FORFEITS = new Set(["+/-", "-/+", "-/-"]);

export class Typist {
  /** @param {import("./board-list.js").BoardList} list */
  constructor(list) {
    this.list = list;
    /** @type {BoardLine | null} the line typed last */
    this.last = null;
  }

  /** @param {string} result what the chosen board gets */
  async type(result) {
    const line = this.list.current;
    if (!line) return;
    if (line.conflict) await this.resolve();
    else if (line.seen === null) await this.#enter(line, result);
    else if ((line.rated ?? line.seen) === result) this.#nod(line);
    else await this.#correct(line, result, line.seen);
  }

  async clear() {
    const line = this.list.current;
    if (!line || line.seen === null || !may("clear-result")) return;
    const expected = line.seen;
    const reason = await askClearing(line);
    if (reason === null) return;
    this.give(line, null, order("clear-result", { game: line.game, expected }, about(line, null, reason)));
  }

  /** The slip says the same: a second arbiter has seen it, or both players have reported it. */
  confirm() {
    const line = this.list.current;
    if (!line) return;
    if (line.proposal) {
      void this.#enter(line, line.proposal);
      return;
    }
    if (!line.confirmable || line.result === null) {
      toast(say("Script-Typist.nothing-to-confirm", { board: line.label }));
      return;
    }
    const described = { ...about(line, line.result), label: say("Script-Typist.confirmed", { board: line.label, result: resultText(line.result) }) };
    void outbox.put(order("confirm-result", { game: line.game, result: line.result }, described));
    this.list.choose(this.list.neighbour(1));
  }

  async resolve() {
    const line = this.list.current;
    if (line && !line.conflict) this.#settle(line);
    if (!line?.conflict || !may("resolve-conflict")) return;
    const settled = await askResolution(line);
    if (!settled) return;
    const { result, reason } = settled;
    this.give(line, result, order("resolve-conflict", { game: line.game, result }, about(line, result, reason)));
  }

  /** All results, by mouse or touch. */
  async menu() {
    const line = this.list.current;
    if (!line) return;
    if (line.conflict) {
      await this.resolve();
      return;
    }
    const choice = await chooseResult(line, ["adjourn", "confirm", "colours", "seen", "note", "decide", "clear"]);
    if (choice === "clear") await this.clear();
    else if (choice === "confirm") this.confirm();
    else if (choice === "adjourn") this.#adjourn(line);
    else if (choice === "colours") await this.#colours(line);
    else if (choice === "seen") void noteSeen(line.game, line.label);
    else if (choice === "note") await askNote(line);
    else if (choice === "decide") await this.#decide(line);
    else if (choice in RESULTS) await this.type(choice);
  }

  /** At once, but for a forfeit, which is for a game without moves. @param {BoardLine} line @param {string} forfeitOrResult */
  async #enter(line, forfeitOrResult) {
    if (!may("enter-result")) {
      toast(say("Script-Typist.enters-none"), { kind: "warn" });
      return;
    }
    const asks = FORFEITS.has(forfeitOrResult);
    const result = asks ? await askMoves(line, forfeitOrResult) : forfeitOrResult;
    if (!result) return;
    this.give(line, result, order("enter-result", { game: line.game, result, expected: null }, about(line, result)));
    this.list.advance();
  }

  /** @param {BoardLine} line @param {string} result @param {string} seen what stands */
  async #correct(line, result, seen) {
    if (!may("correct-result")) {
      toast(say("Script-Typist.corrects-none"), { kind: "warn" });
      return;
    }
    const { rated } = line;
    const agreed = await askCorrection(line, result);
    line.changedUnderHand = false;
    if (!agreed) return;
    const { reason, reach, late } = agreed;
    const expected = reach === "rating" ? (rated ?? seen) : seen;
    const wanted = order("correct-result", { game: line.game, result, expected, reach, late }, about(line, result, reason));
    if (reach === "rating") void outbox.put(wanted);
    else this.give(line, result, wanted);
    prove(line, wanted, agreed.photos);
    this.list.advance();
  }

  /** @param {BoardLine} line */
  async #colours(line) {
    const reversed = !line.reversedInReport;
    const agreed = await askColours(line, reversed);
    if (!agreed) return;
    const described = { ...about(line, null, agreed.reason), label: say("Script-Typist.colours", { board: line.label }) };
    void outbox.put(order("correct-colours", { game: line.game, reversed, reach: agreed.reach, late: agreed.late }, described));
  }

  /** @param {BoardLine} line */
  async #decide(line) {
    const decided = await askDecision(line);
    if (!decided) return;
    const described = { ...about(line, null, decided.words), label: say("Script-Typist.decision", { board: line.label }) };
    const wanted = order("decide-board", { game: line.game, ...decided.content }, described);
    void outbox.put(wanted);
    prove(line, wanted, decided.photos);
  }

  /** It stands already: nothing to send, on to the next. @param {BoardLine} line */
  #nod(line) {
    announce(say("Script-Typist.stands", { board: line.label, result: resultText(line.seen) }));
    line.nod();
    this.list.advance();
  }

  /** What stands stays, whatever a player has reported. @param {BoardLine} line */
  #settle(line) {
    const { game, result, reports } = line;
    if (!line.called || !reports || result === null || !may("settle-reports")) return;
    const described = { ...about(line, null), label: say("Script-Typist.stays", { board: line.label, result: resultText(result) }) };
    void outbox.put(order("settle-reports", { game, result, seen: reports.seen }, described));
  }

  /** @param {BoardLine} line */
  #adjourn(line) {
    const described = { ...about(line, null), label: say("Script-Typist.adjourned", { board: line.label }) };
    void outbox.put(order("adjourn-game", { game: line.game }, described));
  }

  /** Shown at once, sent in its turn. @param {BoardLine} line @param {string | null} result @param {import("../outbox/commands.js").Order} wanted */
  give(line, result, wanted) {
    line.echo(wanted.command_id, result);
    this.last = line;
    void outbox.put(wanted);
    this.list.count();
  }
}

/** Photos go out by themselves, beside what they prove. @param {BoardLine} line @param {import("../outbox/commands.js").Order} wanted @param {File[]} photos */
function prove(line, wanted, photos) {
  void attach(photos, { about: `game:${line.game}`, label: say("Script-Common.board", { board: line.label }), withCommand: wanted.command_id });
}

/** @param {BoardLine} line @param {string | null} result @param {string} [reason] */
function about(line, result, reason = "") {
  const label = result ? say("Script-Typist.result", { board: line.label, result: resultText(result) }) : say("Script-Typist.clear", { board: line.label });
  return { subject: `game:${line.game}`, label, reason, readSeq: Math.max(live.seq, line.seq) };
}
