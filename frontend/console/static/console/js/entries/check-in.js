/**
 * The check-in desk, of one section or of all: three letters and Enter, or a code that a scanner types. It works on from its own
 * copy of the lists when the network is away; doing it twice changes nothing.
 *
 * @typedef {import("./desk-section.js").Person} Person
 */

import { order } from "../outbox/commands.js";
import { announce, clock, find, findAll, icon, locale, make, takesText } from "../../../shared/js/dom.js";
import { DeskSection } from "./desk-section.js";
import { codedPlayers, isCode, KeysTyped } from "./entry-codes.js";
import { named, plain } from "../../../shared/js/letters.js";
import { say } from "../../../shared/js/words.js";
import { page } from "../shell/page.js";
import { outbox } from "../shell/shell.js";
import { toast } from "../shell/toasts.js";

const MOST = 8;
/** No line is chosen. */
const NOBODY = -1;

/** @type {{person: Person, at: string, state: string, words: string, id: string, checksIn?: boolean}[]} newest first */
const done = [];
let chosen = 0;
/** @type {Person[]} */
let matches = [];

const desk = /** @type {HTMLInputElement | null} */ (find("#desk"));
const keys = desk ? new KeysTyped(desk) : { text: "" };

/** @type {Map<string, DeskSection>} by slug */
const sections = new Map();
for (const row of JSON.parse(find("#desks")?.textContent ?? "[]")) sections.set(row.slug, new DeskSection(row, moved));
for (const { live } of sections.values()) live.addEventListener("state", showSections);
showMissing();

desk?.addEventListener("input", () => {
  chosen = 0;
  search(true);
});
desk?.addEventListener("keydown", onKey);
document.addEventListener("keydown", (event) => {
  const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (typed && !takesText(event.target) && !find("dialog[open]")) desk?.focus();
});
find("#matches")?.addEventListener("click", (event) => {
  const line = /** @type {HTMLElement} */ (event.target).closest("li");
  const person = shown(line?.dataset);
  if (person) checkIn(person);
});
find("#not-here")?.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  const person = shown(button?.dataset);
  if (person) checkIn(person);
});
find("#just-now")?.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  const entry = done.find((other) => other.id === button?.dataset.undo);
  if (entry) undo(entry);
});
outbox.addEventListener("restored", () => {
  restore(outbox.waiting);
  showMissing();
});
outbox.addEventListener("added", (event) => {
  restore([event.detail.order]);
  showMissing();
});
outbox.addEventListener("answer", (event) => {
  const { order: sent, answer } = event.detail;
  const entry = done.find((other) => other.id === sent.command_id);
  if (entry) answered(entry, answer);
});

/** @param {DOMStringMap | undefined} line of a person */
function shown(line) {
  return sections.get(line?.section ?? "")?.people.get(Number(line?.player));
}

/** Who an order for this desk is about. @param {import("../outbox/outbox-store.js").Kept} kept */
function meant(kept) {
  if (!/check-(in|out)/.test(kept.path)) return undefined;
  return sections.get(kept.slug)?.people.get(kept.body.command?.player ?? 0);
}

/** @returns {Person[]} of all sections, as the server has them */
function everybody() {
  return [...sections.values()].flatMap((section) => [...section.people.values()]);
}

/**
 * Check-ins of an earlier page or another tab that the server has not answered: here they count already.
 *
 * @param {import("../outbox/outbox-store.js").Kept[]} typed
 */
function restore(typed) {
  for (const kept of typed) {
    const person = meant(kept);
    if (!person) continue;
    if (done.some((one) => one.id === kept.command_id)) continue;
    person.status = kept.path.includes("check-in") ? "checked-in" : "entered";
    done.unshift({ person, at: kept.typed_at, state: "waiting", words: say("Script-CheckIn.kept"), id: kept.command_id });
  }
  showDone();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key === "Enter") {
    event.preventDefault();
    if (matches[chosen]) checkIn(matches[chosen]);
    else if (matches.length) announce(say("Script-CheckIn.several", { count: matches.length }));
    else unknown();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    chosen = Math.min(Math.max(chosen + step, 0), Math.max(matches.length - 1, 0));
    showMatches();
  } else if (event.key === "Escape" && desk?.value) {
    event.preventDefault();
    clear();
  }
}

/** Nobody found: what is typed next replaces it. */
function unknown() {
  announce(nobody(desk?.value ?? ""));
  desk?.select();
  keys.text = "";
}

/** @param {string} text */
const nobody = (text) => (isCode(text) ? say("Script-CheckIn.no-code", { code: text }) : say("Script-CheckIn.no-name"));

/** Those who are not here yet come first: they are the ones who stand at the desk. @param {boolean} [typed] just now */
function search(typed = false) {
  const text = desk?.value ?? "";
  const coded = codedPlayers(everybody(), text, keys.text);
  if (coded.length || isCode(text)) {
    matches = coded;
    if (typed && coded.length > 1) chosen = NOBODY; // a code of two sections: Enter takes nobody unseen
    showMatches();
    return;
  }
  const query = plain(text);
  const all = query ? named(everybody(), query, (person) => person.key) : [];
  all.sort((a, b) => Number(here(a)) - Number(here(b)) || a.name.localeCompare(b.name, locale));
  matches = all.slice(0, MOST);
  showMatches(all.length);
}

/** @param {Person} person */
function here(person) {
  return person.status === "checked-in";
}

/** @param {Person} person */
function checkIn(person) {
  clear();
  if (here(person)) {
    note(person, "already");
    return;
  }
  if (!person.section.may.includes("check-in")) {
    toast(say("Script-CheckIn.not-yours"), { kind: "warn" });
    return;
  }
  give(person, "check-in", "checked-in", "checked-in");
}

/** @param {{person: Person}} entry */
function undo({ person }) {
  give(person, "check-out", "entered", "taken-back");
}

/** @param {Person} person @param {"check-in" | "check-out"} name @param {Person["status"]} status @param {"checked-in" | "taken-back"} what */
function give(person, name, status, what) {
  const label = say("Script-CheckIn.label", { name: person.name, what });
  const wanted = order(name, { player: person.player }, {
    subject: `player:${person.player}`,
    label,
    readSeq: person.section.live.seq,
    place: person.section.place,
  });
  const standing = person.section.people.get(person.player);
  if (standing) standing.status = status;
  done.unshift({ person, at: new Date().toISOString(), state: "sending", words: say(`Script-CheckIn.${what}`), id: wanted.command_id, checksIn: what === "checked-in" });
  void outbox.put(wanted);
  showDone();
  showMissing();
  announce(label);
}

/** @param {Person} person @param {"already"} state */
function note(person, state) {
  done.unshift({ person, at: new Date().toISOString(), state, words: say(`Script-CheckIn.${state}`), id: "" });
  showDone();
  announce(say("Script-CheckIn.label", { name: person.name, what: state }));
}

/** @param {(typeof done)[number]} entry @param {import("../outbox/commands.js").Answer} answer */
function answered(entry, answer) {
  const { section } = entry.person;
  if (section.slug !== page?.slug) section.place.hear(answer.head);
  if (answer.status === "recorded") entry.state = "recorded";
  else if (answer.status === "already-recorded") entry.state = "already";
  else {
    entry.state = "refused";
    entry.words = answer.message ?? say("Script-CheckIn.refused");
    void section.read();
  }
  showDone();
}

/** The server has another list: what is still in the outbox is put on top. @param {DeskSection} section */
function moved(section) {
  for (const kept of outbox.waiting) {
    const person = kept.slug === section.slug ? meant(kept) : undefined;
    if (person) person.status = kept.path.includes("check-in") ? "checked-in" : "entered";
  }
  showMissing();
  search();
}

function clear() {
  if (!desk) return;
  desk.value = "";
  matches = [];
  chosen = 0;
  showMatches();
  desk.focus();
}

function showMatches(all = matches.length) {
  const list = find("#matches");
  if (!list || !desk) return;
  list.replaceChildren(
    ...matches.map((person, at) =>
      make("li", { id: matchId(person), role: "option", "aria-selected": String(at === chosen), ...line(person), class: here(person) ? "here" : "" },
        make("span", { class: "match-name" }, make("span", { class: "title" }, person.title), ` ${person.name}`, latin(person), where(person)),
        make("span", { class: "fine" }, [person.federation, person.rating || say("Script-CheckIn.unrated"), person.birth_year, person.club].filter(Boolean).join(" · ")),
        here(person) ? make("span", { class: "chip ok" }, icon("check"), say("Script-CheckIn.here")) : make("span", { class: "chip" }, say("Script-CheckIn.not-here"))),
    ),
    ...(desk.value && matches.length === 0 ? [make("li", { class: "fine", role: "option", "aria-selected": "false" }, nobody(desk.value))] : []),
    ...(all > matches.length ? [make("li", { class: "fine", role: "option", "aria-selected": "false" }, say("Script-CheckIn.more", { count: all - matches.length }))] : []),
  );
  desk.setAttribute("aria-expanded", String(matches.length > 0));
  if (matches[chosen]) desk.setAttribute("aria-activedescendant", matchId(matches[chosen]));
  else desk.removeAttribute("aria-activedescendant");
}

function showDone() {
  if (done.length === 0) return;
  find("#just-now")?.replaceChildren(
    ...done.slice(0, 12).map((entry) => {
      const settled = entry.state === "recorded" && here(entry.person.section.people.get(entry.person.player) ?? entry.person);
      const latest = done.find((other) => isSame(other.person, entry.person)) === entry;
      const button = settled && latest && entry.checksIn
        ? make("button", { class: "button small", type: "button", "data-undo": entry.id }, icon("undo"), say("Script-CheckIn.undo"))
        : null;
      return make("li", { "data-state": entry.state }, icon(entry.state === "already" ? "recorded" : entry.state),
        make("span", {}, make("strong", {}, entry.person.name), latin(entry.person), ` ${entry.words}`, where(entry.person)), make("time", { class: "fine" }, clock(entry.at)), button);
    }),
  );
}

function showMissing() {
  const all = everybody();
  const missing = all.filter((person) => !here(person)).sort((a, b) => a.name.localeCompare(b.name, locale));
  write("[data-count=in]", String(all.length - missing.length));
  write("[data-count=all]", String(all.length));
  write("[data-count=out]", missing.length ? say("Script-CheckIn.missing", { count: missing.length }) : say("Script-CheckIn.all-here"));
  write("[data-count=out-number]", missing.length ? String(missing.length) : "");
  const bar = /** @type {HTMLProgressElement | null} */ (find("#progress"));
  if (bar) {
    bar.max = all.length;
    bar.value = all.length - missing.length;
  }
  showSections();
  find("#not-here")?.replaceChildren(
    ...(missing.length ? [] : [make("li", { class: "fine" }, say("Script-CheckIn.everybody"))]),
    ...missing.map((person) =>
      make("li", {}, make("span", {}, make("span", { class: "title" }, person.title), ` ${person.name}`, latin(person), " ", make("span", { class: "fine" }, person.federation), where(person)),
        person.section.may.includes("check-in")
          ? make("button", { class: "button small", type: "button", ...line(person), "aria-label": say("Script-CheckIn.check-in", { name: person.name }) }, icon("check"), say("Script-CheckIn.is-here"))
          : null),
    ),
  );
}

/** Beside a name in letters that the reader's language has not. @param {Person} person */
function latin({ latin }) {
  return latin ? make("span", {}, " ", make("small", { class: "latin", lang: "und-Latn" }, latin)) : null;
}

/** @param {Person} person */
function line({ player, section }) {
  return { "data-player": String(player), "data-section": section.slug };
}

/** @param {Person} person */
function matchId({ player, section }) {
  return `match-${section.slug}-${player}`;
}

/** @param {Person} one @param {Person} other */
function isSame(one, other) {
  return one.player === other.player && one.section === other.section;
}

/** At a desk of several sections: in which one, and at which board. @param {Person} person */
function where({ section, board }) {
  if (sections.size < 2) return null;
  const seat = board ? ` ${say("Script-Common.board", { board })}` : "";
  return make("span", { class: "where" }, make("strong", {}, section.name), seat);
}

/** How many of each section are here, and which line to the server is cut. */
function showSections() {
  for (const section of sections.values()) {
    const people = [...section.people.values()];
    const count = { here: people.filter(here).length, all: people.length };
    const place = `.desk-sections [data-section="${section.slug}"]`;
    write(`${place} [data-part=tally]`, say("Script-CheckIn.tally", count));
    write(`${place} [data-part=state]`, section.live.state === "live" ? "" : say(`Script-Shell.${section.live.state}`));
  }
}

/** @param {string} selector @param {string} text */
function write(selector, text) {
  for (const element of findAll(selector)) element.textContent = text;
}
