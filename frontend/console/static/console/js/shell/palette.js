/**
 * The command palette: Ctrl-K (Cmd-K) finds a player, a board, a page or an act, by keys alone. What it finds comes from the
 * server once a page, from this browser's memory without the network, else from what the page itself shows.
 */

import { announce, find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { openModal } from "../forms/modal.js";
import { keptPages } from "../offline/memory.js";
import { page } from "./page.js";
import { Finder } from "./palette-search.js";
import { live } from "./shell.js";

/** @typedef {import("./palette-search.js").Hit} Hit */

const opener = find("#palette-open");
const address = opener?.dataset.palette ?? "";

/** @type {Promise<Finder> | null} */
let asked = null;
/** @type {Finder | null} */
let finder = null;
/** Paths that open without the network; null: there is one. @type {Set<string> | null} */
let kept = null;
/** @type {Hit[]} */
let hits = [];
let chosen = 0;

const dialog = /** @type {HTMLDialogElement | null} */ (find("#palette"));
const field = /** @type {HTMLInputElement | null} */ (find("#palette-field"));
const list = find("#palette-list");

opener?.addEventListener("click", () => void open());
document.addEventListener("keydown", (event) => {
  const isK = event.key.toLowerCase() === "k" || event.code === "KeyK"; // whatever the layout
  if (!isK || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !dialog) return;
  event.preventDefault();
  if (!find("dialog[open]")) void open();
});
field?.addEventListener("input", () => {
  chosen = 0;
  show();
});
field?.addEventListener("keydown", onKey);
list?.addEventListener("click", (event) => {
  const line = /** @type {HTMLElement} */ (event.target).closest("[role=option]");
  const hit = hits[findAll("[role=option]", /** @type {HTMLElement} */ (list)).indexOf(/** @type {HTMLElement} */ (line))];
  if (hit) go(hit);
});
live.addEventListener("state", () => void connected());
for (const topic of /** @type {const} */ (["hall:players", "hall:rounds", "hall:settings"])) {
  document.body.addEventListener(topic, () => {
    asked = null;
  });
}

async function open() {
  if (!dialog || !field) return;
  field.value = "";
  chosen = 0;
  hits = [];
  openModal(dialog);
  field.focus();
  asked ??= read();
  [finder, kept] = await Promise.all([asked, whatOpens()]);
  show();
}

async function connected() {
  if (!dialog?.open || !finder) return;
  kept = await whatOpens();
  show();
}

/** A page that has just been opened is not connected yet, and everything opens all the same. */
async function whatOpens() {
  return live.state === "offline" && !page?.past ? keptPages() : null;
}

/** @returns {Promise<Finder>} */
async function read() {
  const response = await fetch(address).catch(() => null);
  if (response?.ok && !response.redirected) return new Finder(await response.json()); // else to the log-in
  asked = null;
  announce(say("Script-Palette.as-known"));
  return new Finder(ofThisPage());
}

/** @returns {import("./palette-search.js").Index} */
function ofThisPage() {
  const pages = /** @type {HTMLAnchorElement[]} */ (findAll("#tabs a")).map((link) => ({ label: link.firstChild?.textContent?.trim() ?? "", place: link.pathname }));
  return { pages, acts: [], of_a_player: [], of_a_board: [], players: [], boards: findAll("#boards tr[data-board]").map(boardOf) };
}

/** @param {HTMLElement} row */
function boardOf(row) {
  const name = (/** @type {string} */ side) => find(`[data-part=${side}-name]`, row)?.textContent?.trim() ?? "";
  const board = Number(row.dataset.board);
  return { board, white: name("white"), black: name("black"), place: `${location.pathname}#b${board}`, appeal: "" };
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const last = hits.length - 1;
  /** @type {Record<string, () => number>} */
  const moves = { ArrowDown: () => (chosen === last ? 0 : chosen + 1), ArrowUp: () => (chosen === 0 ? last : chosen - 1), PageDown: () => last, PageUp: () => 0 };
  if (event.key === "Enter") {
    event.preventDefault();
    if (hits[chosen]) go(hits[chosen]);
  } else if (event.key in moves && hits.length) {
    event.preventDefault();
    chosen = moves[event.key]();
    showLines();
  }
}

/** @param {Hit} hit */
function go(hit) {
  if (isAway(hit)) {
    announce(`${labelOf(hit)}: ${say("Script-Palette.away")}`);
    return;
  }
  dialog?.close("");
  location.assign(hit.place);
}

/** @param {Hit} hit */
function isAway({ place }) {
  const path = place.split(/[?#]/)[0];
  return kept !== null && path !== location.pathname && !kept.has(path);
}

function show() {
  if (!finder || !field) return;
  const all = finder.find(field.value);
  hits = [...all.filter((hit) => !isAway(hit)), ...all.filter(isAway)];
  showLines();
  announce(hits.length ? say("Script-Palette.found", { count: hits.length }) : say("Script-Palette.nothing"));
}

function showLines() {
  list?.replaceChildren(...hits.map(line));
  const nothing = find("#palette-nothing");
  if (nothing) nothing.textContent = hits.length ? "" : say("Script-Palette.nothing");
  field?.setAttribute("aria-expanded", String(hits.length > 0));
  if (hits[chosen]) field?.setAttribute("aria-activedescendant", `palette-${chosen}`);
  else field?.removeAttribute("aria-activedescendant");
  find("[aria-selected=true]", list ?? document)?.scrollIntoView({ block: "nearest" });
}

/** @param {Hit} hit @param {number} at */
function line(hit, at) {
  const away = isAway(hit);
  return make("li", { id: `palette-${at}`, role: "option", "aria-selected": String(at === chosen), "aria-disabled": away ? "true" : null },
    make("span", { class: "chip" }, say(`Script-Palette.${hit.kind}`)),
    make("span", { class: "palette-label" }, labelOf(hit)),
    make("span", { class: "fine" }, away ? say("Script-Palette.away") : hit.detail));
}

/** @param {Hit} hit */
function labelOf({ kind, label, of }) {
  if (kind === "board") return say("Script-Common.board", { board: label });
  return of ? say("Script-Palette.act-of", { act: label, of }) : label;
}
