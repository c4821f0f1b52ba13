/** The lines of the results table: which are shown, which is chosen, how many are missing. */

import { BoardLine } from "./board-rows.js";
import { find, findAll } from "../../../shared/js/dom.js";
import { named, plain } from "../../../shared/js/letters.js";
import { say } from "../../../shared/js/words.js";

const LINGERS = 1_500;
/** Milliseconds a board stays in "missing only" after its result, so that one sees what one typed. */

export class BoardList extends EventTarget {
  /** @param {HTMLElement} table */
  constructor(table) {
    super();
    const rows = () => /** @type {HTMLTableRowElement[]} */ (findAll("tr[data-game]", table));
    this.lines = rows().map((row) => new BoardLine(row));
    this.byGame = new Map(this.lines.map((line) => [line.game, line]));
    table.addEventListener("hall:sorted", () => {
      this.lines = rows().flatMap((row) => this.byGame.get(row.dataset.game ?? "") ?? []);
    });
    this.search = /** @type {HTMLInputElement} */ (find("#find-board"));
    this.missingOnly = /** @type {HTMLInputElement} */ (find("#missing-only"));
    this.toConfirmOnly = /** @type {HTMLInputElement | null} */ (find("#to-confirm-only"));
    this.sectorOnly = /** @type {HTMLInputElement | null} */ (find("#sector-only"));
    /** @type {BoardLine | null} */
    this.current = null;
    for (const field of [this.search, this.missingOnly, this.toConfirmOnly, this.sectorOnly]) {
      field?.addEventListener("input", () => this.filter());
    }
  }

  get shown() {
    return this.lines.filter((line) => !line.line.hidden);
  }

  /** Of a match the first game that has no result, else the first. @param {number} board @returns {BoardLine | undefined} */
  onBoard(board) {
    const there = this.lines.filter((line) => line.board === board);
    return there.find((line) => line.missing) ?? there[0];
  }

  /** Fires `chosen`. @param {BoardLine | null | undefined} line nothing: the choice stays */
  choose(line) {
    if (!line) return;
    this.current?.choose(false);
    this.current = line;
    line.line.hidden = false;
    line.choose(true);
    line.line.scrollIntoView({ block: "nearest" });
    this.dispatchEvent(new CustomEvent("chosen"));
  }

  /** @param {1 | -1} step @returns {BoardLine | undefined} the line shown before or after the chosen one */
  neighbour(step) {
    const { shown } = this;
    const at = this.current ? shown.indexOf(this.current) + step : 0;
    return shown[Math.min(Math.max(at, 0), shown.length - 1)];
  }

  /** To the next board without a result, from the top again when the end is reached. */
  advance() {
    const { shown } = this;
    const at = this.current ? shown.indexOf(this.current) : -1;
    const inTurn = [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))];
    this.choose(inTurn.find((line) => line.missing && !line.conflict) ?? this.current);
  }

  /** The board of the address (#b47), else the first without a result. */
  begin() {
    const { shown } = this;
    this.choose(this.onBoard(boardOfAddress()) ?? shown.find((line) => line.missing) ?? shown[0]);
  }

  filter() {
    const query = plain(this.search.value);
    const fitting = new Set(named(this.lines, query, (line) => line.names));
    for (const line of this.lines) {
      line.show(this.#wanted(line) && (fitting.has(line) || String(line.board) === query));
    }
    const { shown } = this;
    const none = find("#no-board");
    if (none) none.hidden = shown.length > 0;
    if (!this.current || this.current.line.hidden) this.choose(shown[0]);
  }

  /** @param {BoardLine} line */
  #wanted(line) {
    const { first, last } = this.sectorOnly?.dataset ?? {};
    const inSector = !this.sectorOnly?.checked || (line.board >= Number(first) && line.board <= Number(last));
    const open = !this.missingOnly.checked || line.missing || line.conflict !== null || line.called;
    const asked = !this.toConfirmOnly?.checked || line.provisional;
    return inSector && open && asked;
  }

  count() {
    const missing = this.lines.filter((line) => line.missing).length;
    const disputed = this.lines.filter((line) => line.conflict).length;
    showCount("entered", String(this.lines.length - missing));
    showCount("missing", missing ? say("Script-BoardList.missing", { count: missing }) : say("Script-BoardList.all-in"));
    showCount("provisional", String(this.lines.filter((line) => line.provisional).length));
    const proposed = this.lines.filter((line) => line.proposal).length;
    const called = this.lines.filter((line) => line.called).length;
    showCount("proposed", proposed ? say("Script-BoardList.proposed", { count: proposed }) : "");
    showCount("called", called ? say("Script-BoardList.called", { count: called }) : "");
    const refused = this.lines.filter((line) => line.refused).length;
    showCount("refused", refused ? say("Script-BoardList.refused", { count: refused }) : "");
    showCount("disputed", disputed ? say("Script-BoardList.disputed", { count: disputed }) : "");
    const bar = /** @type {HTMLProgressElement | null} */ (find("#progress"));
    if (bar) bar.value = this.lines.length - missing;
    if (this.missingOnly.checked || this.toConfirmOnly?.checked) window.setTimeout(() => this.filter(), LINGERS);
  }
}

/** The board that the address names by #b47; NaN: none. */
export const boardOfAddress = () => Number(/^#b(\d+)$/.exec(location.hash)?.[1]);

/** @param {string} name @param {string} text */
function showCount(name, text) {
  for (const element of findAll(`[data-count=${name}]`)) element.textContent = text;
}
