/**
 * Lists sort by their heads: up, down, and back to the order they came in. The order outlives a
 * refresh of the list.
 */

import { find, findAll, make } from "./dom.js";

const collator = new Intl.Collator([], { sensitivity: "base", numeric: true });

/** @param {string} place selector of what holds the table */
export function sortable(place) {
  let column = -1;
  let down = false;

  /** @param {number} at */
  const choose = (at) => {
    if (column !== at) [column, down] = [at, false];
    else if (!down) down = true;
    else column = -1;
    show();
    /** @type {HTMLElement | undefined} */ (findAll(`${place} thead .sort`)[at])?.focus();
  };
  const show = () => {
    const table = find(`${place} table`);
    if (!table) return;
    const heads = /** @type {HTMLElement[]} */ (findAll("thead th", table));
    heads.forEach((head, at) => {
      dress(head, () => choose(at));
      if (at === column) head.setAttribute("aria-sort", down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    });
    sort(table, column, down);
  };
  document.addEventListener("hall:fragment", show);
  show();
}

/** @param {HTMLElement} head @param {() => void} choose */
function dress(head, choose) {
  if (find(".sort", head)) return;
  const button = make("button", { type: "button", class: "sort" });
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener("click", choose);
}

/** @param {HTMLElement} table @param {number} column @param {boolean} down */
function sort(table, column, down) {
  const body = find("tbody", table);
  const rows = /** @type {HTMLTableRowElement[]} */ (findAll("tbody tr", table));
  rows.forEach((row, at) => (row.dataset.came ??= String(at)));
  const came = (/** @type {HTMLElement} */ row) => Number(row.dataset.came);
  const sign = down ? -1 : 1;
  rows.sort((one, other) => (column < 0 ? 0 : sign * compared(one, other, column)) || came(one) - came(other));
  body?.append(...rows);
}

/** @param {HTMLTableRowElement} one @param {HTMLTableRowElement} other @param {number} column */
function compared(one, other, column) {
  const [a, b] = [one, other].map((row) => row.cells[column]?.textContent?.trim() ?? "");
  const [x, y] = [a, b].map(figure);
  if (x !== null && y !== null) return x - y;
  return x === null && y === null ? collator.compare(a, b) : x === null ? 1 : -1;
}

/** "6½" is 6.5; what is no figure is null, "–" and nothing stand below all figures. @param {string} text */
function figure(text) {
  if (text === "" || text === "–") return -Infinity;
  const found = /^(\d*)(½)?$/.exec(text) ?? /^(\d+\.\d+)()$/.exec(text);
  return found ? Number(found[1] || 0) + (found[2] ? 0.5 : 0) : null;
}
