// The hall screen: turns the pages of a list, shows which page it is, and the time of day.

import { left } from "../../shared/js/countdown.js";
import "./screen-clock.js";
import { belongs, layout, standing } from "./screen-layout.js";
import { say } from "./words.js";

const controls = /** @type {HTMLFormElement} */ (document.getElementById("controls"));
const wishes = new URLSearchParams(location.search);
const kind = /** @type {import("./screen-layout.js").Kind} */ (document.body.dataset.kind === "waiting" ? "name" : document.body.dataset.kind);
const WITHOUT_RANGE = new Set(["results", "clock", "announcements", "text", "picture", "festival"]);
const ONE_IS_ALL = new Set(["text", "picture", "results"]); // one page of them says nothing by its number
const HIDE_CONTROLS = 4000;

/** What the console says of a screen that has an address of its own; the controls are for all others. */
const order = document.getElementById("order")?.dataset;
const ORDER_END = "hall:list-shown";
const letters = order?.letters ?? wishes.get("letters") ?? ""; // the family of names that stands here

let page = 0;
let pages = 1;
let onThisPage = 0;
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
  const rows = allRows().filter(holds).filter(({ dataset }) => belongs(dataset.letter, letters));
  const [part, parts] = wish("part").split("/").map(Number);
  const size = Math.ceil(rows.length / parts);
  return rows.slice((part - 1) * size, part * size);
}

function show() {
  const rows = rowsOfThisPart();
  const [high, columns] = layout(kind, wish("size"), rows.length);
  const size = high * columns;
  pages = Math.max(1, Math.ceil(rows.length / size));
  page %= pages;
  document.body.classList.add("paged");
  document.body.classList.toggle("wide-rows", columns <= 2 && high >= 20 && innerWidth >= 720);
  document.body.style.setProperty("--rows", String(high));
  document.body.style.setProperty("--columns", String(columns));
  document.body.style.setProperty("--rounds", /** @type {HTMLElement | null} */ (document.querySelector("[data-rounds]"))?.dataset.rounds ?? "0");
  const shown = new Set(rows.slice(page * size, (page + 1) * size));
  onThisPage = shown.size;
  for (const row of allRows()) row.hidden = !shown.has(row);
  fitNames([...shown]);
  write("page-number", rows.length && (pages > 1 || !ONE_IS_ALL.has(kind)) ? say("Script-Screen.page", { page: page + 1, pages }) : "");
  Object.assign(document.body.dataset, { pageShown: page + 1, pages });
  write("range", range([...shown]));
  write("headline", document.getElementById("screen-title")?.textContent ?? "");
}

/** What is wider than its column stands smaller, on two lines. @param {HTMLElement[]} shown */
function fitNames(shown) {
  const names = shown.flatMap((row) => [...row.querySelectorAll(".who, .versus")]);
  for (const name of names) name.classList.remove("long");
  const long = names.filter((name) => name.scrollWidth > name.clientWidth);
  for (const name of long) name.classList.add("long");
}

/** @param {HTMLElement[]} shown */
function range(shown) {
  if (!shown.length || WITHOUT_RANGE.has(kind)) return "";
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
  timer = setTimeout(turn, standing(Number(wish("seconds")), order?.pace ?? "by-rows", onThisPage) * 1000);
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
