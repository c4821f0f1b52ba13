/**
 * Names the opponent of a cell of the crosstable: under the mouse, where the keyboard is, and at the first tap; the
 * second one follows the link. What it shows is the text of the opponent's row, by which the cell is called anyway.
 */

const GRACE = 150; // milliseconds in which the mouse may move from the cell to the name
const GAP = 4;

/** @type {HTMLAnchorElement | null} */
let shown = null;
/** The cell that was named when the finger or the mouse came down. @type {HTMLAnchorElement | null} */
let shownBefore = null;
let touched = false;
let hiding = 0;

const bubble = document.createElement("div");
bubble.className = "cell-name";
bubble.hidden = true;
bubble.setAttribute("aria-hidden", "true"); // the cell itself is called so
const link = document.createElement("a");
link.tabIndex = -1;
bubble.append(link);
document.body.append(bubble);

/** @param {EventTarget | null} target @returns {HTMLAnchorElement | null} */
function cellOf(target) {
  return target instanceof Element ? target.closest("[data-cells] td > a[aria-labelledby]") : null;
}

/** @param {HTMLAnchorElement} cell @returns {string} */
function nameOf(cell) {
  const [, id = ""] = (cell.getAttribute("aria-labelledby") ?? "").split(" ");
  const who = document.getElementById(id);
  const number = who?.closest("tr")?.querySelector(".no")?.textContent ?? "";
  return `${number} ${who?.textContent ?? ""}`.trim();
}

/** @param {HTMLAnchorElement} cell */
function show(cell) {
  clearTimeout(hiding);
  shown = cell;
  link.textContent = nameOf(cell);
  link.href = cell.href;
  bubble.hidden = false;
  place();
}

function hide() {
  clearTimeout(hiding);
  shown = null;
  bubble.hidden = true;
}

/** Below the cell, above it where there is no room; on the screen in any case. */
function place() {
  if (!shown?.isConnected) return hide();
  const cell = shown.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = cell.left + cell.width / 2 - width / 2;
  const below = cell.bottom + GAP;
  const room = document.documentElement;
  bubble.style.left = `${Math.max(GAP, Math.min(left, room.clientWidth - width - GAP))}px`;
  bubble.style.top = `${below + height <= innerHeight ? below : Math.max(GAP, cell.top - height - GAP)}px`;
}

/** The next cell in that direction that leads to an opponent. @param {HTMLAnchorElement} cell @param {string} key */
function next(cell, key) {
  const column = /** @type {HTMLTableCellElement} */ (cell.parentElement).cellIndex;
  /** @type {Element | null} */
  let place = key === "ArrowUp" || key === "ArrowDown" ? cell.closest("tr") : cell.parentElement;
  const sideways = place !== cell.closest("tr");
  const back = key === "ArrowLeft" || key === "ArrowUp";
  while ((place = (back ? place?.previousElementSibling : place?.nextElementSibling) ?? null)) {
    const td = sideways ? place : /** @type {HTMLTableRowElement} */ (place).cells[column];
    const near = cellOf(td?.firstElementChild ?? null);
    if (near) return near;
  }
  return null;
}

document.addEventListener("pointerdown", (event) => {
  touched = event.pointerType !== "mouse";
  shownBefore = shown;
  if (!cellOf(event.target) && !bubble.contains(/** @type {Node} */ (event.target))) hide();
});
document.addEventListener("click", (event) => {
  const cell = cellOf(event.target);
  if (!cell || !touched || event.detail === 0 || shownBefore === cell) return;
  event.preventDefault();
  show(cell);
});
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const cell = cellOf(event.target);
  if (cell) show(cell);
  else if (bubble.contains(/** @type {Node} */ (event.target))) clearTimeout(hiding);
  else if (shown && shown !== document.activeElement) {
    clearTimeout(hiding);
    hiding = setTimeout(hide, GRACE);
  }
});
document.addEventListener("focusin", (event) => {
  const cell = cellOf(event.target);
  if (cell) show(cell);
  else if (!bubble.contains(/** @type {Node} */ (event.target))) hide();
});
document.addEventListener("keydown", (event) => {
  touched = false;
  if (event.key === "Escape") hide();
  const cell = cellOf(event.target);
  if (!cell || !event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  next(cell, event.key)?.focus();
});
document.addEventListener("scroll", place, { capture: true, passive: true });
document.addEventListener("hall:main", place); // another version of the page stands there
addEventListener("resize", place);
