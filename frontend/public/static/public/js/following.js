// Whom this phone follows: players, federations and clubs, as one list with boards and results. The first page loads this
// for those who follow somebody, the page "following" for all; what is followed stays on the phone.

import { announce } from "../../shared/js/announcing.js";
import { addressOf, askFor } from "./addresses.js";
import { follows, keep } from "./follows.js";
import { say, weave } from "./words.js";

const page = document.body.dataset;
const PAUSE = 1000; // between two questions where everybody sits
const PAUSE_FOR_OTHERS = 12_000; // when no board of a followed player has changed
const PEOPLE = `openhall.people.${page.base}`; // kept by "find me" too
const list = document.getElementById("followed");
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("#groups"));

/** @type {Map<number, {number: number, name: string, federation: string, rating: number}>} */
let people = new Map();
/** @type {Record<string, number[]>} */
let clubs = {};
/** @type {Now | null} */
let now = null;
let askedAt = -Infinity;
let timer = 0;
let dueAt = Infinity;

async function ask() {
  askedAt = performance.now();
  const answer = await askFor(page.tag, "now.json");
  if (!answer.ok) return;
  const there = /** @type {Now} */ (await answer.json());
  const known = kept(there.people) ?? (await fetchPeople());
  now = there;
  people = new Map(known.people.map(([number, name, , federation, rating]) => [number, { number, name, federation, rating }]));
  clubs = Object.fromEntries(known.clubs ?? []);
  show();
}

/** @param {string} key @returns {People | null} */
function kept(key) {
  try {
    const known = JSON.parse(localStorage.getItem(PEOPLE) ?? "null");
    return known?.key === key ? known : null;
  } catch {
    return null;
  }
}

/** @returns {Promise<People>} */
async function fetchPeople() {
  const known = await (await askFor(page.tag, "find.json")).json();
  try {
    localStorage.setItem(PEOPLE, JSON.stringify(known));
  } catch {
    // a phone that keeps nothing asks again
  }
  return known;
}

function members() {
  const { players, federations, clubs: followed } = follows();
  const those = new Set([...players, ...followed.flatMap((club) => clubs[club] ?? [])]);
  const chosen = [...people.values()].filter((one) => those.has(one.number) || federations.includes(one.federation));
  const board = ({ number }) => now?.seats[number]?.[0] ?? Infinity;
  return chosen.sort((one, other) => board(one) - board(other)); // else by name, as the list of people is
}

// --- the list -------------------------------------------------------------------------------

/** @param {string} tag @param {string} className @param {...(Node | string)} children */
function made(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function show() {
  const rows = members().map(row);
  const before = new Map([...list.querySelectorAll("li")].map((each) => [each.id, each.querySelector(".res")?.textContent]));
  const heading = form ? [] : [made("h2", "", link("following/", say("Script-Following.title")))];
  const nobody = made("p", "hint", say("Script-Following.nobody"));
  const focused = document.activeElement?.closest("#followed li")?.id;
  list.replaceChildren(...heading, rows.length ? made("ul", "names", ...rows) : nobody);
  if (focused) document.getElementById(focused)?.querySelector("a")?.focus({ preventScroll: true });
  const changed = rows.filter((each) => before.has(each.id) && before.get(each.id) !== each.querySelector(".res")?.textContent);
  for (const each of changed) each.classList.add("changed");
  if (changed.length > 3) announce(say("Script-Page.new-results", { count: changed.length }));
  else for (const each of changed) announce(`${each.dataset.name}: ${each.querySelector(".res")?.textContent}`);
  keep({ ...follows(), height: form ? 0 : list.offsetHeight, width: innerWidth });
  list.style.minHeight = "";
}

/** @param {string} path @param {string} text */
function link(path, text) {
  const anchor = document.createElement("a");
  anchor.href = addressOf(path);
  anchor.textContent = text;
  return anchor;
}

/** @param {{number: number, name: string, federation: string, rating: number}} person */
function row({ number, name, federation, rating }) {
  const person = link(`player/${number}`, "");
  person.className = "person";
  person.append(made("span", "who", name), " ", made("span", "what", `${rating || ""} ${federation}`.trim()));
  const line = made("li", "", person, ...seat(number));
  line.id = `f${number}`;
  line.dataset.name = name;
  return line;
}

/** @param {number} number @returns {Node[]} */
function seat(number) {
  const there = now?.seats[number];
  if (!there || !now) return [];
  const [board, colour, opponent, own, , , note] = there;
  if (!board || !colour) return [made("span", "note", note)];
  const against = people.get(opponent ?? 0)?.name ?? "";
  const part = now.places.find(([first, last]) => first <= board && board <= (last ?? board));
  return [
    made("span", "no", made("span", "quiet", `${say("Script-Following.board")} `), String(board)),
    made("span", ["colour", colour].join(" "), made("i", "sq"), say(`Script-Colour.${colour}`)),
    made("span", "versus", ...weave("Script-Card.against", { opponent: against })),
    made("span", "res", own || "…"),
    ...(part ? [made("span", "place", part[2])] : []),
  ];
}

// --- what is chosen, and what is new ---------------------------------------------------------

function offer() {
  if (!form) return;
  const chosen = follows();
  for (const box of form.querySelectorAll("input")) box.checked = chosen[box.name].includes(box.value);
  form.hidden = false;
  form.addEventListener("change", (event) => {
    const { name, value, checked } = /** @type {HTMLInputElement} */ (event.target);
    const all = follows();
    const others = all[name].filter((other) => other !== value);
    keep({ ...all, [name]: checked ? [...others, value] : others });
    show();
  });
}

/** @param {number} pause */
function update(pause) {
  const due = Math.max(askedAt + pause, performance.now());
  if (due >= dueAt) return; // it is coming anyway
  dueAt = due;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    dueAt = Infinity;
    ask().catch(() => undefined); // the page says itself that the server is away
  }, due - performance.now());
}

document.addEventListener("hall:version", (event) => {
  const { detail } = /** @type {CustomEvent<string[] | null>} */ (event);
  const mine = members().map(({ number }) => String(now?.seats[number]?.[0]));
  update(!detail || detail.some((board) => mine.includes(board)) ? PAUSE : PAUSE_FOR_OTHERS);
});
offer();
update(0);
