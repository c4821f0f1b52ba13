/** What the command palette finds for what is typed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { Finder } from "../../frontend/console/static/console/js/shell/palette-search.js";

const AT = "/console/open/";
/** @param {number} player @param {string} name @param {object} [more] */
const person = (player, name, more = {}) => ({ player, tpn: player, name, title: "", federation: "CZE", rating: 2000, fide_id: `3000${player}`, club: "Klub 1", place: `${AT}entries/${player}/`, ...more });
/** @param {number} board @param {string} white @param {string} black */
const pairing = (board, white, black) => ({ board, white, black, place: `${AT}results/#b${board}`, appeal: `${AT}appeals/?about=game:1.1.${board}` });
/** @param {string} command @param {string} label @param {string} [place] */
const act = (command, label, place = "") => ({ command, label, place });

const finder = new Finder({
  pages: [{ label: "Pairing", place: `${AT}pairing/` }, { label: "Who has not come", place: `${AT}check-in/close/` }, { label: "Print: Pairings by name", place: `${AT}print/pairings/1/?by=name` }],
  acts: [act("publish-round", "Publish the round", `${AT}pairing/`), act("withdraw-players", "Withdraw a group", `${AT}entries/group/`)],
  of_a_player: [act("withdraw-player", "Withdraw"), act("move-player-away", "Move to another section", "move/")],
  of_a_board: [act("correct-result", "Correct the result"), act("file-appeal", "File an appeal")],
  players: [person(1, "Dvořák, Jan"), person(2, "Иванов, Пётр", { title: "GM" }), person(3, "Łoś, Ewa"), person(47, "Novák, Petr"), person(48, "Nováková, Eva")],
  boards: [pairing(3, "Łoś, Ewa", "Dvořák, Jan"), pairing(47, "Novák, Petr", "Иванов, Пётр")],
});
/** @param {string} typed */
const labels = (typed) => finder.find(typed).map((hit) => `${hit.kind} ${hit.label}${hit.of ? `: ${hit.of}` : ""}`);
/** @param {string} typed */
const first = (typed) => finder.find(typed)[0];

test("a number is the board first, then the player with that number, then what is done at the board", () => {
  assert.deepEqual(labels("47"), ["board 47", "player Novák, Petr", "act Correct the result: 47", "act File an appeal: 47"]);
  assert.equal(first("47").place, `${AT}results/#b47`);
  assert.deepEqual(labels("48"), ["player Nováková, Eva"]);
  assert.deepEqual(labels("999"), []);
});

test("a FIDE id is one player", () => {
  assert.deepEqual(labels("300047"), ["player Novák, Petr"]);
  assert.deepEqual(labels("399999"), []);
});

test("a player is found by any part of the name, in any script, and with him his board", () => {
  for (const typed of ["ivanov", "иванов", "petr ivan", "Іванов"]) assert.equal(labels(typed)[0], "player GM Иванов, Пётр", typed);
  assert.deepEqual(labels("novak petr"), ["player Novák, Petr", "board 47"]);
  assert.equal(labels("los")[0], "player Łoś, Ewa");
});

test("who is not written so is found by how it sounds, but only where nothing is written so", () => {
  assert.equal(labels("nowak petr")[0], "player Novák, Petr");
  assert.deepEqual(labels("publ"), ["act Publish the round"]);
});

test("pages and acts come by words of their names; what begins so comes first", () => {
  assert.deepEqual(labels("pair"), ["page Pairing", "page Print: Pairings by name"]);
  assert.equal(first("publish").place, `${AT}pairing/#do-publish-round`);
  assert.equal(first("not come").place, `${AT}check-in/close/`);
});

test("an act and a name together lead to that player's page", () => {
  const hits = finder.find("withdraw nov");
  assert.deepEqual(hits.map(({ label, of }) => `${label}: ${of}`), ["Withdraw: Novák, Petr", "Withdraw: Nováková, Eva"]);
  assert.equal(hits[0].place, `${AT}entries/47/#do-withdraw-player`);
  assert.equal(first("ewa move section").place, `${AT}entries/3/move/`);
});

test("an act and a number lead to the board, an appeal to its form", () => {
  assert.equal(first("correct 3").place, `${AT}results/#b3`);
  assert.equal(first("appeal 47").place, `${AT}appeals/?about=game:1.1.47`);
  assert.equal(first("correct dvorak").of, "3");
});

test("an act alone is not offered for everybody", () => {
  assert.deepEqual(labels("withdraw"), ["act Withdraw a group"]);
});

test("nothing typed shows the pages, blanks and signs alone too or nothing", () => {
  assert.equal(labels("").length, 3);
  assert.equal(labels("  ").length, 3);
  assert.deepEqual(labels("–"), []);
});

test("a page of the past keeps its moment behind the act", () => {
  const then = new Finder({ pages: [], acts: [], of_a_player: [act("erase-person", "Erase", "erase/")], of_a_board: [], players: [person(5, "Zeman, Z", { place: `${AT}entries/5/?at=9` })], boards: [] });
  assert.equal(then.find("erase zeman")[0].place, `${AT}entries/5/erase/?at=9`);
});

test("of five hundred players no more than a list is shown", () => {
  const many = new Finder({ pages: [], acts: [], of_a_player: [], of_a_board: [], players: Array.from({ length: 500 }, (_, at) => person(at, `Novak, N${at}`)), boards: [] });
  assert.equal(many.find("nov").length, 12);
});
