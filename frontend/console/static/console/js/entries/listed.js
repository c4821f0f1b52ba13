/**
 * A player found in the rating list while somebody types: Enter enters him with everything that the
 * list knows, a click fills the form.
 *
 * @typedef {import("types/api").ListedRow} Listed
 */

import { post } from "../outbox/commands.js";
import { announce, find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "../shell/page.js";

/** Milliseconds without a key before the list is asked. */
const PAUSE = 80;
const MOST = 20;
const FIELDS = /** @type {const} */ (["name", "title", "womens_title", "federation", "fide_id", "sex", "birth_date", "club"]);
const RATINGS = /** @type {const} */ (["standard", "rapid", "blitz", "national"]);

/** @param {HTMLElement} body the form with the field above it */
export function lookUp(body) {
  const form = /** @type {HTMLFormElement} */ (find("form", body));
  if (!find("#find-listed", body)) return input("name").focus(); // no list is here
  const field = /** @type {HTMLInputElement} */ (find("#find-listed", body));
  const list = /** @type {HTMLElement} */ (find("#listed", body));
  const status = /** @type {HTMLElement} */ (find("[data-part=listed]", body));
  /** @type {Listed[]} */
  let players = [];
  let chosen = 0;
  let asked = 0;
  let timer = 0;
  /** What the players shown were found by; Enter before the answer waits for it. */
  let shownFor = "";
  let enters = false;

  field.addEventListener("input", () => {
    enters = false;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void search(), PAUSE);
  });
  field.addEventListener("keydown", onKey);
  list.addEventListener("click", (event) => {
    const line = /** @type {HTMLElement} */ (event.target).closest("li");
    const player = players[findAll("li", list).indexOf(/** @type {HTMLElement} */ (line))];
    if (player && fill(player)) /** @type {HTMLElement | null} */ (find("button[type=submit]", form))?.focus();
  });
  form.addEventListener("reset", () => clear());
  // A rating that somebody types is no longer that of the list.
  input("rating").addEventListener("input", () => (input("rating_source").value = ""));
  input("national_rating").addEventListener("input", () => (input("national_source").value = ""));
  field.focus();

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      if (shownFor === field.value.trim()) enter();
      else enters = true;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      chosen = Math.min(Math.max(chosen + step, 0), Math.max(players.length - 1, 0));
      show();
    } else if (event.key === "Escape" && field.value) {
      event.preventDefault();
      clear();
    }
  }

  async function search() {
    const words = field.value.trim();
    const number = ++asked;
    if (!words) return clear();
    try {
      const answer = /** @type {import("types/api").ListedPlayers} */ (/** @type {unknown} */ (
        await post(`${page?.api}tournaments/${page?.slug}/rating-lists/find/`, { words })));
      if (number !== asked) return; // more was typed meanwhile
      players = answer.players ?? [];
      status.textContent = words_of(answer);
    } catch {
      if (number !== asked) return;
      players = [];
      status.textContent = say("Script-Listed.unread");
    }
    chosen = 0;
    shownFor = words;
    show();
    if (enters) enter();
  }

  /** @param {import("types/api").ListedPlayers} answer */
  function words_of({ list: number, name, players: matches = [] }) {
    if (!number) return say("Script-Listed.no-list");
    if (!matches.length) return say("Script-Listed.nobody", { list: name });
    return say(matches.length < MOST ? "Script-Listed.found" : "Script-Listed.most", { count: matches.length, list: name });
  }

  function enter() {
    enters = false;
    const player = players[chosen];
    if (player && fill(player)) form.requestSubmit();
  }

  /** @param {Listed} player whether the form holds the player now */
  function fill(player) {
    if (player.entry) {
      status.textContent = say("Script-Listed.already", { name: player.name, entry: player.entry });
      return false;
    }
    for (const name of FIELDS) input(name).value = player[name];
    fillRatings(player);
    form.dataset.listed = "";
    form.dataset.typed = "";
    announce(say("Script-Listed.filled", { name: player.name }));
    return true;
  }

  /** FIDE's with the national one beside it, or the national one alone. @param {Listed} player */
  function fillRatings(player) {
    const both = Boolean(player.fides_rating && player.national_rating);
    input("rating").value = String(both ? player.fides_rating : player.rating);
    input("rating_kind").value = both ? "elo" : player.rating_kind;
    input("rating_source").value = both ? player.fides_source : player.rating_source;
    input("national_rating").value = String(both ? player.national_rating : 0);
    input("national_source").value = both ? player.national_source : "";
    input("fides_k").value = String(player.fides_k);
  }

  function clear() {
    asked += 1;
    enters = false;
    shownFor = "";
    players = [];
    field.value = "";
    status.textContent = "";
    input("rating_source").value = "";
    input("national_source").value = "";
    input("fides_k").value = "0";
    delete form.dataset.listed;
    show();
  }

  function show() {
    list.replaceChildren(...players.map((player, at) =>
      make("li", { role: "option", id: `listed-${at}`, "aria-selected": String(at === chosen) },
        make("span", {}, make("span", { class: "title" }, player.title), ` ${player.name}`),
        make("span", { class: "fine" }, about(player)))));
    field.setAttribute("aria-expanded", String(players.length > 0));
    if (players[chosen]) field.setAttribute("aria-activedescendant", `listed-${chosen}`);
    else field.removeAttribute("aria-activedescendant");
    find(`#listed-${chosen}`, list)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} name @returns {HTMLInputElement} */
  function input(name) {
    return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  }
}

/** @param {Listed} player */
function about(player) {
  const rated = RATINGS.filter((kind) => player[kind]).map((kind) => say("Script-Listed.rating", { kind: say(`Script-Listed.${kind}`), rating: String(player[kind]) }));
  return [
    player.federation,
    player.birth_date.slice(0, 4),
    player.fide_id,
    rated.join(", ") || say("Script-Listed.unrated"),
    player.inactive ? say("Script-Listed.inactive") : "",
    player.entry ? say("Script-Listed.entered", { entry: player.entry }) : "",
  ].filter(Boolean).join(" · ");
}
