/** What a newer version does to a public page that is open. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { put, reset, until } from "./browser.js";

// The public pages are another project of tsc.
const room = new URL("../../frontend/public/static/public/js/", import.meta.url);
/** @type {{patchMain: (fresh: HTMLElement) => void}} */
const { patchMain } = await import(`${room}patch.js`);

/** @type {{newerCard: (head: {tag: string}, fetchAt: (tag: string, path: string) => Promise<Response>) => Promise<Document | null>}} */
const { newerCard } = await import(`${room}card.js`);

beforeEach(reset);

/** @param {[string, string][]} boards @returns {string} */
const list = (boards) => `<div class="head"><h1>Round 1</h1></div><section data-part="rows" id="rows"><ul data-rows>${boards
  .map(([id, result]) => `<li id="${id}"><a href="/${id}">${id}</a><span class="res">${result}</span></li>`).join("")}</ul></section>`;

/** @param {[string, string][]} boards */
const shown = (boards) => void put(`<main id="main">${list(boards)}</main>`);
const line = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} html */
function fresh(html) {
  return /** @type {HTMLElement} */ (new DOMParser().parseFromString(`<main id="main">${html}</main>`, "text/html").getElementById("main"));
}

test("only the line that says something else is replaced, and marked", () => {
  shown([["b1", "…"], ["b2", "…"]]);
  const kept = line("b1");
  patchMain(fresh(list([["b1", "…"], ["b2", "1–0"]])));
  assert.equal(line("b1"), kept);
  assert.ok(!line("b1").classList.contains("changed"));
  assert.equal(line("b2").querySelector(".res")?.textContent, "1–0");
  assert.ok(line("b2").classList.contains("changed"));
});

test("another order of the lines is put in place as it is", () => {
  shown([["b1", "…"], ["b2", "…"]]);
  patchMain(fresh(list([["b2", "1–0"], ["b1", "…"]])));
  assert.deepEqual([...document.querySelectorAll("li")].map(({ id }) => id), ["b2", "b1"]);
});

test("who is on a link of a replaced line stays on it", () => {
  shown([["b1", "…"], ["b2", "…"]]);
  /** @type {HTMLElement} */ (line("b2").querySelector("a")).focus();
  patchMain(fresh(list([["b1", "…"], ["b2", "1–0"]])));
  assert.equal(document.activeElement, line("b2").querySelector("a"));
});

test("a page with other parts is another page, but what the reader has typed stays", () => {
  put('<main id="main"><section id="find"><input id="who" value="mag"></section><p>old</p></main>');
  const field = line("who");
  patchMain(fresh('<section id="find"><input id="who"></section><section data-part="rows" id="rows"><p>new</p></section>'));
  assert.equal(line("who"), field);
  assert.match(line("main").textContent ?? "", /new/);
});

test("the heading follows", () => {
  shown([["b1", "…"]]);
  patchMain(fresh(list([["b1", "…"]]).replace("Round 1", "Round 1, all in")));
  assert.equal(document.querySelector("h1")?.textContent, "Round 1, all in");
});

test("a code that could not be loaded is opened again without a fault", async (context) => {
  put('<details data-qr hidden><summary>Code</summary><img data-src="/t/open/code.svg" alt=""></details>');
  await import(`${room}codes.js`);
  const code = /** @type {HTMLElement} */ (document.querySelector("[data-qr]"));
  const listened = context.mock.fn();
  window.addEventListener("error", listened);
  code.dispatchEvent(new Event("toggle"));
  code.querySelector("img")?.dispatchEvent(new Event("error"));
  await until(() => code.querySelector(".hint"));
  code.dispatchEvent(new Event("toggle"));
  assert.equal(code.querySelector("img"), null);
  assert.equal(listened.mock.callCount(), 0);
});

/** @param {string} rank */
const card = (rank) => `<div id="player-head" data-part>Anna${rank && ` <dd id="rank"><a href="/working/7">${rank}</a></dd>`}</div>`;

/**
 * The page of player 7, which reads so since version 3, and what it fetches at version 9.
 *
 * @param {string} rank @param {Record<string, number[]>} cards @param {Record<string, number>} ranks
 */
async function cardAtNine(rank, cards, ranks) {
  put(`<main id="main">${card(rank)}</main>`);
  Object.assign(document.body.dataset, { page: "player", argument: "7", since: "3-aaaaaaaa" });
  /** @type {string[]} */
  const asked = [];
  const newer = await newerCard({ tag: "9-bbbbbbbb" }, async (tag, path) => {
    asked.push(`${tag}/${path}`);
    return new Response(path === "cards.json" ? JSON.stringify({ version: 9, cards, ranks }) : `<main id="main">${card(tag[0] === "9" ? "2" : "5")}</main>`);
  });
  return { asked, newer: newer && newer.getElementById("rank")?.textContent, rank: document.getElementById("rank")?.textContent };
}

test("a player's page that reads as before is not fetched, and has the rank of now", async () => {
  const shown = await cardAtNine("4", { "3-aaaaaaaa": [6, 7], "9-bbbbbbbb": [8] }, { 6: 1, 7: 3 });
  assert.deepEqual(shown, { asked: ["9-bbbbbbbb/cards.json"], newer: null, rank: "3" });
  assert.equal(document.body.dataset.since, "3-aaaaaaaa");
});

test("one that reads otherwise is fetched by the version since which it does", async () => {
  const shown = await cardAtNine("4", { "3-aaaaaaaa": [6], "8-cccccccc": [7] }, { 7: 1 });
  assert.deepEqual(shown, { asked: ["9-bbbbbbbb/cards.json", "8-cccccccc/player/7"], newer: "1", rank: "4" });
  assert.equal(document.body.dataset.since, "8-cccccccc");
});

test("who is ranked for the first time has a page with a place for it", async () => {
  const shown = await cardAtNine("", { "3-aaaaaaaa": [7] }, { 7: 2 });
  assert.deepEqual(shown.asked, ["9-bbbbbbbb/cards.json", "3-aaaaaaaa/player/7"]);
  assert.equal(shown.newer, "2");
});

test("who is ranked no more has the page of now", async () => {
  const shown = await cardAtNine("4", { "3-aaaaaaaa": [7] }, {});
  assert.deepEqual(shown.asked, ["9-bbbbbbbb/cards.json", "3-aaaaaaaa/player/7", "9-bbbbbbbb/player/7"]);
});
