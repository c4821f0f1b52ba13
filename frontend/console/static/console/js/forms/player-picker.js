/** A group of players, picked by the first letters of their names; sent together with the groups that stand. */

import { announce, find, findAll, icon, make } from "../../../shared/js/dom.js";
import { named, plain } from "../../../shared/js/letters.js";
import { say } from "../../../shared/js/words.js";
import { keepsOwn } from "./typed.js";

/** @typedef {{player: number, tpn: number | null, name: string, title: string, rating: number, federation: string}} Person */

const MOST = 6;

const form = /** @type {HTMLFormElement | null} */ (find("#prohibit"));
const field = /** @type {HTMLInputElement | null} */ (find("#pick"));
const list = /** @type {HTMLElement | null} */ (find("#pick-matches"));

/** @type {(Person & {key: string})[]} */
const people = JSON.parse(find("#candidates")?.textContent ?? "[]").map((/** @type {Person} */ person) => ({
  ...person,
  key: plain([person.name, person.tpn].filter(Boolean).join(" ")),
}));
/** @type {Person[]} */
let picked = [];
/** @type {Person[]} */
let matches = [];
let chosen = 0;

if (form && field && list) {
  field.addEventListener("input", () => {
    chosen = 0;
    search();
  });
  field.addEventListener("keydown", onKey);
  list.addEventListener("click", (event) => {
    const line = /** @type {HTMLElement} */ (event.target).closest("li");
    pick(matches[findAll("li", list).indexOf(/** @type {HTMLElement} */ (line))]);
  });
  find("#picked")?.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (button) drop(Number(button.dataset.player));
  });
  form.addEventListener("submit", compose);
  keepsOwn(form, {
    take: () => picked.map((person) => person.player),
    give: (/** @type {number[]} */ players) => {
      picked = people.filter((person) => players.includes(person.player));
      showPicked();
    },
  });
  form.addEventListener("hall:answered", (event) => {
    const { status } = event.detail;
    if (status !== "recorded" && status !== "already-recorded") return;
    picked = [];
    showPicked();
  });
  showPicked();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key === "Enter" && field?.value) {
    event.preventDefault();
    pick(matches[chosen]);
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    chosen = Math.min(Math.max(chosen + step, 0), Math.max(matches.length - 1, 0));
    showMatches();
  } else if (event.key === "Escape" && field?.value) {
    event.preventDefault();
    clear();
  }
}

function search() {
  const query = plain(field?.value ?? "");
  const free = people.filter((person) => picked.every((other) => other.player !== person.player));
  matches = query ? named(free, query, (person) => person.key).slice(0, MOST) : [];
  showMatches();
}

function showMatches() {
  list?.replaceChildren(
    ...matches.map((person, at) =>
      make("li", { role: "option", id: `pick-${person.player}`, "aria-selected": String(at === chosen) },
        make("span", {}, make("span", { class: "title" }, person.title), ` ${person.name}`),
        make("span", { class: "fine" }, `${person.federation} ${person.rating || ""}`)),
    ),
  );
  field?.setAttribute("aria-expanded", String(matches.length > 0));
  const current = matches[chosen];
  if (current) field?.setAttribute("aria-activedescendant", `pick-${current.player}`);
  else field?.removeAttribute("aria-activedescendant");
}

/** @param {Person | undefined} person */
function pick(person) {
  if (!person) return;
  picked.push(person);
  announce(say("Script-PlayerPicker.added", { name: person.name }));
  clear();
  showPicked();
}

/** @param {number} player */
function drop(player) {
  picked = picked.filter((person) => person.player !== player);
  showPicked();
  field?.focus();
}

function clear() {
  if (field) field.value = "";
  search();
}

function showPicked() {
  find("#picked")?.replaceChildren(
    ...picked.map((person) =>
      make("li", { class: "chip" }, person.name,
        make("button", { type: "button", class: "button plain icon-only", "data-player": String(person.player), title: say("Script-PlayerPicker.take-out") },
          icon("close"), make("span", { class: "quiet" }, say("Script-PlayerPicker.take-out-player", { name: person.name })))),
    ),
  );
  field?.setCustomValidity(picked.length < 2 ? say("Script-PlayerPicker.at-least-two") : "");
}

/** Round 1 is published: the round from which on it holds is part of the command. */
const sinceRound1 = () => Number(/** @type {HTMLInputElement} */ (find("#first-round")).min) > 1;

/** What stands in the list on this page, and the new group; the list says which read it is of. */
function compose() {
  const standing = find("#prohibited");
  const groups = /** @type {HTMLInputElement} */ (form?.elements.namedItem("groups"));
  const round = (/** @type {string} */ id) => Number(/** @type {HTMLInputElement} */ (find(id)).value);
  const added = {
    players: picked.map((person) => person.player),
    first: round("#first-round"),
    last: round("#last-round"),
  };
  const stated = /** @type {HTMLInputElement} */ (form?.elements.namedItem("from_round"));
  stated.value = sinceRound1() ? String(added.first) : "0";
  groups.value = JSON.stringify([...JSON.parse(standing?.dataset.groups ?? "[]"), added]);
  if (form) form.dataset.readSeq = standing?.dataset.readSeq ?? "0";
}
