// The hall screen: turns the pages of a list, shows which page it is, and the time of day.

import { left } from "../../shared/js/countdown.js";
import { say } from "./words.js";

const controls = /** @type {HTMLFormElement} */ (document.getElementById("controls"));
const wishes = new URLSearchParams(location.search);
/** @typedef {"name" | "board" | "standings" | "announcements" | "festival"} Kind */
const kind = /** @type {Kind} */ (document.body.dataset.kind === "waiting" ? "name" : document.body.dataset.kind);

// [rows, columns] of a page; "auto" takes the largest type with which all fits in four pages.
/** @typedef {[number, number]} Layout rows, columns */
/** @type {Record<string, Record<typeof kind, Layout>>} */
const NAMED = {
  large: { name: [16, 2], board: [14, 1], standings: [16, 2], announcements: [1, 1], festival: [2, 1] },
  medium: { name: [28, 3], board: [24, 2], standings: [28, 2], announcements: [3, 1], festival: [4, 1] },
  192: { name: [64, 6], board: [64, 3], standings: [64, 3], announcements: [4, 1], festival: [6, 2] },
  256: { name: [64, 8], board: [64, 4], standings: [64, 4], announcements: [5, 1], festival: [8, 2] },
};
/** @type {Record<typeof kind, Layout[]>} */
const LADDER = {
  name: [[12, 2], [16, 2], [20, 2], [24, 3], [28, 3], [34, 4], [42, 4], [48, 5], [64, 6]],
  board: [[12, 1], [16, 1], [20, 2], [26, 2], [32, 2], [40, 2], [48, 3], [64, 3], [64, 4]],
  standings: [[12, 2], [16, 2], [20, 2], [28, 2], [34, 3], [42, 3], [48, 4], [64, 4]],
  announcements: [[1, 1], [2, 1], [3, 1], [5, 1]],
  festival: [[2, 1], [3, 1], [4, 1], [4, 2], [6, 2], [8, 2]],
};
const NARROWEST = { name: 170, board: 300, standings: 230, announcements: 300, festival: 420 }; // column in which a name can be read
const MOST_PAGES = 4;
const CLOCK = clockFormat();
const HIDE_CONTROLS = 4000;

/** What the console says of a screen that has an address of its own; the controls are for all others. */
const order = document.getElementById("order")?.dataset;
const ORDER_END = "hall:list-shown";

let page = 0;
let pages = 1;
let timer = 0;
let paused = false;
let hiding = 0;

/** @param {string} name */
const chooser = (name) => /** @type {HTMLSelectElement | null} */ (controls.elements.namedItem(name));
/** @param {"size" | "part" | "seconds" | "theme"} name */
const wish = (name) => chooser(name)?.value ?? "";
const allRows = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".rows > li"))];

/** An announcement whose end has come is shown no more. @param {HTMLElement} row */
const holds = ({ dataset }) => !dataset.holdsUntil || left(dataset.holdsUntil) > 0;

function rowsOfThisPart() {
  const rows = allRows().filter(holds);
  const [part, parts] = wish("part").split("/").map(Number);
  const size = Math.ceil(rows.length / parts);
  return rows.slice((part - 1) * size, part * size);
}

/** @param {number} count @returns {Layout} */
function layout(count) {
  if (innerWidth < 720) return [kind === "announcements" || kind === "festival" ? 3 : 20, 1];
  const [rows, columns] = wished(count);
  return [rows, Math.min(columns, Math.max(1, Math.floor(innerWidth / NARROWEST[kind])))];
}

/** @param {number} count @returns {Layout} */
function wished(count) {
  const named = NAMED[wish("size")];
  if (named) return named[kind];
  const fits = (/** @type {Layout} */ [rows, columns]) => Math.ceil(count / (rows * columns)) <= MOST_PAGES;
  return LADDER[kind].find(fits) ?? LADDER[kind][LADDER[kind].length - 1];
}

function show() {
  const rows = rowsOfThisPart();
  const [high, columns] = layout(rows.length);
  const size = high * columns;
  pages = Math.max(1, Math.ceil(rows.length / size));
  page %= pages;
  document.body.classList.add("paged");
  document.body.classList.toggle("wide-rows", columns <= 2 && high >= 20 && innerWidth >= 720);
  document.body.style.setProperty("--rows", String(high));
  document.body.style.setProperty("--columns", String(columns));
  const shown = new Set(rows.slice(page * size, (page + 1) * size));
  for (const row of allRows()) row.hidden = !shown.has(row);
  write("page-number", rows.length ? say("Script-Screen.page", { page: page + 1, pages }) : "");
  write("range", range([...shown]));
  write("headline", document.getElementById("screen-title")?.textContent ?? "");
}

/** @param {HTMLElement[]} shown */
function range(shown) {
  if (!shown.length || kind === "announcements" || kind === "festival") return "";
  const [first, last] = [shown[0], shown[shown.length - 1]].map((row) => row.dataset.name?.split(",")[0]);
  return `${first} – ${last}`;
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const holder = document.getElementById(id);
  if (holder && holder.textContent !== text) holder.textContent = text;
}

function turn() {
  if (!paused) page += 1;
  if (page >= pages) document.dispatchEvent(new CustomEvent(ORDER_END));
  show();
  schedule();
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(turn, Number(wish("seconds")) * 1000);
}

/** The hall's; that of the screen itself where its browser does not know the zone. */
function clockFormat() {
  const parts = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  try {
    return new Intl.DateTimeFormat([], { ...parts, timeZone: document.body.dataset.timeZone || undefined });
  } catch {
    return new Intl.DateTimeFormat([], parts);
  }
}

function tick() {
  const now = new Date();
  write("clock", CLOCK.format(now));
  setTimeout(tick, 1000 - now.getMilliseconds());
}

function obey() {
  document.documentElement.dataset.theme = wish("theme");
  for (const name of /** @type {const} */ (["size", "part", "seconds", "theme"])) wishes.set(name, wish(name));
  if (!order) history.replaceState(null, "", `?${wishes}`);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-kind-link]"))) link.search = String(wishes);
  show();
  schedule();
}

function reveal() {
  controls.classList.add("shown");
  clearTimeout(hiding);
  hiding = setTimeout(() => controls.classList.remove("shown"), HIDE_CONTROLS);
}

/** @param {string} name @param {string} value */
function choose(name, value) {
  const select = chooser(name);
  if (!select) return;
  if (![...select.options].some((option) => option.value === value)) select.add(new Option(value));
  select.value = value;
}

if (order) {
  choose("size", order.size ?? "auto");
  choose("part", order.share ?? "1/1");
  choose("seconds", order.seconds ?? "12");
}
for (const [name, value] of order ? [] : wishes) {
  const select = chooser(name);
  if (select && [...select.options].some((option) => option.value === value)) select.value = value;
}
controls.addEventListener("change", () => {
  page = 0;
  obey();
});
const pause = /** @type {HTMLElement} */ (document.getElementById("pause"));
pause.addEventListener("click", () => {
  paused = !paused;
  pause.textContent = paused ? say("Script-Screen.go-on") : say("Script-Screen.pause");
});
addEventListener("keydown", (event) => {
  if (/** @type {Element} */ (event.target).closest?.("select")) return;
  if (event.key === "ArrowRight") turn();
  if (event.key === "ArrowLeft") {
    page = Math.max(0, page - 1);
    show();
    schedule();
  }
});
addEventListener("pointermove", reveal);
addEventListener("resize", show);
document.addEventListener("hall:main", () => {
  show();
});
obey();
tick();
