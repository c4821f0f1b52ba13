// "Find me": two or three letters lead to a name, and the names chosen stay on this phone.

import { announce, spoken } from "../../shared/js/announcing.js";
import { addressOf, askFor } from "./addresses.js";
import { fit, spellings } from "./fit.js";
import { say, weave } from "./words.js";

const page = document.body.dataset;
const NAMES = `openhall.names.${page.base}`;
const PEOPLE = `openhall.people.${page.base}`;
const ROOM = `openhall.room.${page.base}`; // what the cards took, for the next time
const MOST_HITS = 8;
const PAUSE = 1000; // between two questions where everybody sits
const PAUSE_FOR_RANKS = 12_000; // when no board of a remembered player has changed
/** @type {Record<string, Outcome>} */
const OUTCOMES = { "": "open", 1: "won", "½": "drawn", 0: "lost", "+": "won-by-forfeit", "−": "lost-by-forfeit" };

let people = new Map(); // entry number -> {number, name, title, federation, rating, spellings}
let now = null;
let askedAt = 0;
let asking = 0;
let outdated = false; // a newer version is out than the one we know

// --- kept on the phone ----------------------------------------------------------------------

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a phone that keeps nothing still shows everything
  }
}

let chosen = read(NAMES, []);

function remember(number) {
  keepNames([number, ...chosen.filter((other) => other !== number)]);
}

function forget(number) {
  keepNames(chosen.filter((other) => other !== number));
}

function keepNames(names) {
  chosen = names;
  write(NAMES, chosen);
  document.dispatchEvent(new Event("hall:names"));
}

// --- what the server knows ------------------------------------------------------------------

async function loadPeople() {
  let list = read(PEOPLE, null);
  if (list?.key !== page.people) {
    list = await (await askFor(page.tag, "find.json")).json();
    write(PEOPLE, list);
  }
  people = new Map(
    list.people.map(([number, name, title, federation, rating, latin = ""]) => [
      number,
      { number, name, title, federation, rating, latin, spellings: [...spellings(name), ...spellings(latin)] },
    ]),
  );
}

async function loadNow() {
  askedAt = performance.now();
  outdated = false;
  const answer = await askFor(page.tag, "now.json");
  if (!answer.ok) return;
  now = await answer.json();
  if (now.people !== page.people || !people.size) {
    page.people = now.people;
    await loadPeople();
  }
}

// --- small pieces of page -------------------------------------------------------------------

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

const span = (className, ...children) => element("span", { className }, ...children);
const strong = (text) => element("b", {}, String(text));
const called = (/** @type {"w" | "b"} */ colour) => say(`Script-Colour.${colour}`);
const square = () => element("i", { className: "sq" });

/** Of a name in letters that the page's language has not. */
const latinOf = ({ latin }) => (latin ? [" ", element("small", { className: "latin", lang: "und-Latn" }, latin)] : []);

function what(person) {
  const rest = [person.rating || "", person.federation].filter(Boolean).join(" ");
  return span("what", person.title ? strong(person.title) : null, person.title ? ` ${rest}` : rest);
}

// --- finding --------------------------------------------------------------------------------

const field = document.getElementById("who");
const hits = document.getElementById("hits");
const hint = document.getElementById("find-hint");
const mine = document.getElementById("mine");

function matching(query) {
  return [...people.values()]
    .map((person) => [fit(query, person.spellings), person])
    .filter(([score]) => score)
    .sort(([a, one], [b, other]) => b - a || order.get(one.number) - order.get(other.number))
    .map(([, person]) => person);
}

let order = new Map();

function search() {
  const query = spellings(field.value);
  if (!query.length) {
    hits.replaceChildren();
    hint.replaceChildren(say("Script-Find.letters-hint"));
    return;
  }
  if (!now) {
    if (outdated) update(PAUSE, false);
    hint.replaceChildren(say("Script-Find.fetching")); // what was typed is looked up when it is here
    return;
  }
  const list = matching(query);
  hits.replaceChildren(...list.slice(0, MOST_HITS).map(hit));
  if (!list.length) hint.replaceChildren(...nobody());
  else if (list.length > MOST_HITS) hint.replaceChildren(say("Script-Find.too-many", { count: list.length }));
  else hint.replaceChildren(say("Script-Find.players", { count: list.length }));
}

function nobody() {
  const path = now?.phase === "entries" ? "entries/" : "names/";
  const link = element("a", { href: addressOf(path) }, say("Script-Find.all-names"));
  return weave("Script-Find.nobody", { name: field.value.trim(), link });
}

function hit(person) {
  const button = element(
    "button",
    { type: "button" },
    span("found", span("who", person.name), ...latinOf(person), " ", what(person)),
    span("where", ...where(person.number)),
  );
  button.addEventListener("click", () => choose(person));
  return element("li", {}, button);
}

function where(number) {
  const [board, colour] = now?.seats[number] ?? [];
  return board ? weave("Script-Find.seat", { board: strong(board), colour: called(colour) }) : [];
}

function choose(person) {
  remember(person.number);
  field.value = "";
  search();
  showCards();
  keepRoom();
  mine.querySelector("a")?.focus();
  announce(say("Script-Find.remembered", { player: person.name }));
}

// --- the cards of the remembered ------------------------------------------------------------

function showCards(markChanges = false) {
  const before = new Map([...mine.querySelectorAll(".card")].map((card) => [card.dataset.number, card]));
  const focused = [...mine.querySelectorAll(".card")].find((card) => card.contains(document.activeElement))?.dataset.number;
  const cards = chosen.map((number) => keepOrMake(number, before.get(String(number)), markChanges));
  mine.replaceChildren(...cards);
  if (focused) mine.querySelector(`[data-number="${focused}"] a`)?.focus({ preventScroll: true });
  if (chosen.length && "messages" in page) import("./push.js").catch(() => undefined); // asked for again with the next cards
}

function keepOrMake(number, old, markChanges) {
  const made = card(number);
  if (!old || old.textContent === made.textContent) return old ?? made;
  if (markChanges) {
    made.classList.add("changed");
    const person = people.get(number);
    const place = spoken(made.querySelector(".seat, .rest"));
    announce(say("Script-Card.changed", { player: person?.name ?? "", place }));
  }
  return made;
}

function card(number) {
  const person = people.get(number);
  const made = element("article", { className: "card" });
  made.dataset.number = number;
  if (!person) {
    const nobody = span("who", say("Script-Card.player", { number }));
    made.append(span("person", nobody), drop(number, say("Script-Card.the-player", { number })));
    made.append(element("p", { className: "rest" }, say("Script-Card.not-on-the-list")));
    return made;
  }
  const link = element("a", { className: "person", href: addressOf(`player/${number}`) });
  link.append(span("who", person.name), what(person));
  made.append(link, drop(number, person.name), ...place(number));
  return made;
}

function drop(number, name) {
  const button = element("button", { type: "button", className: "icon-button" }, "✕");
  button.setAttribute("aria-label", say("Script-Find.forget", { player: name }));
  button.addEventListener("click", () => {
    forget(number);
    showCards();
    keepRoom();
    field.focus();
    announce(say("Script-Find.forgotten", { player: name }));
  });
  return button;
}

function place(number) {
  const seat = now?.seats[number];
  if (!seat) return [element("p", { className: "rest" }, waiting())];
  const [board, colour, opponent, own, points, rank, note] = seat;
  const parts = [board && now.phase !== "closed" ? table(board, colour, opponent, own) : rest(note)];
  if (rank) parts.push(tally(points, rank, own));
  return parts.filter(Boolean);
}

function waiting() {
  return now ? say("Script-Card.on-the-entry-list") : say("Script-Card.looking");
}

function rest(note) {
  if (now.phase === "closed") return null;
  return element("p", { className: "rest" }, ...weave("Script-Card.without-a-board", { round: now.round, note: strong(note) }));
}

function table(board, colour, opponent, own) {
  const other = people.get(opponent);
  const against = span("who", `${other?.title ?? ""} ${other?.name ?? ""}`.trim());
  return element(
    "div",
    { className: "seat" },
    element("p", { className: "seat-board" }, span("", say("Script-Card.board", { round: now.round })), strong(board)),
    element(
      "div",
      { className: "seat-rest" },
      element("p", { className: `colour ${colour}` }, square(), called(colour)),
      element("p", {}, ...weave("Script-Card.against", { opponent: against }), " ", span("what", other?.rating || "")),
      standsAt(board),
      element("p", { className: own === "" ? "seat-result open" : "seat-result" }, OUTCOMES[own] ? say(`Script-Outcome.${OUTCOMES[own]}`) : own),
    ),
  );
}

function standsAt(board) {
  const part = now.places.find(([first, last]) => first <= board && board <= (last ?? board));
  return part ? element("p", { className: "place" }, part[2]) : "";
}

function tally(points, rank, own) {
  const next = now.phase === "running" && !now.missing && now.round < now.rounds;
  const amount = Number(points.replace("½", ".5"));
  const facts = { amount, points: strong(points), rank: strong(rank) };
  return element(
    "p",
    { className: "tally-line" },
    span("", ...weave(now.phase === "closed" ? "Script-Card.final-tally" : "Script-Card.tally", facts)),
    next && own !== "" ? span("next", say("Script-Card.next-round", { round: now.round + 1 })) : null,
  );
}

function keepRoom() {
  mine.style.minHeight = "";
  mine.classList.remove("awaited");
  document.body.classList.remove("settling");
  write(ROOM, { width: innerWidth, names: chosen.join(), height: mine.offsetHeight });
}

// --------------------------------------------------------------------------------------------

let dueAt = Infinity;

function update(pause, markChanges) {
  const due = Math.max(askedAt ? askedAt + pause : 0, performance.now());
  if (due >= dueAt) return; // it is coming anyway
  dueAt = due;
  clearTimeout(asking);
  asking = setTimeout(async () => {
    dueAt = Infinity;
    try {
      await loadNow();
    } catch {
      outdated = true; // no connection: the page says so, and asks with the next version
      document.body.classList.remove("settling");
      return;
    }
    order = new Map([...people.keys()].map((number, place) => [number, place]));
    showCards(markChanges);
    keepRoom();
    if (field.value) search();
  }, due - performance.now());
}

function onVersion(changed) {
  outdated = true;
  if (!chosen.length && !field.value) return; // nobody is shown: asked when somebody looks
  const mine = chosen.map((number) => String(now?.seats[number]?.[0]));
  const concerned = !changed || field.value || changed.some((board) => mine.includes(board));
  update(concerned ? PAUSE : PAUSE_FOR_RANKS, true);
}

function start() {
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") hits.querySelector("button")?.click();
    if (event.key === "ArrowDown") hits.querySelector("button")?.focus();
  });
  hits.addEventListener("keydown", (event) => {
    const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
    if (!step) return;
    event.preventDefault();
    (document.activeElement?.closest("li")?.[step]?.querySelector("button") ?? field).focus();
  });
  field.addEventListener("focus", () => outdated && update(PAUSE, false));
  document.addEventListener("hall:version", (event) => onVersion(event.detail));
  update(PAUSE, false);
  if (!document.getElementById("followed").hidden) void import("./following.js");
}

start();
