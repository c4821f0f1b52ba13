/**
 * Where this console is, told to the others every few seconds, and where the others are. Nothing is
 * kept: who has not been heard for a while is forgotten, and at once when its page is closed.
 *
 * @typedef {Pick<import("types/api").Whereabouts, "round" | "board" | "doing">} Place
 * @typedef {import("types/orders-and-answers").Said} Said
 */

import { post } from "../outbox/commands.js";
import { consoleId } from "./console-id.js";
import { find } from "../../../shared/js/dom.js";
import { may, page } from "./page.js";
import { showColleagues } from "./presence-marks.js";
import { live } from "./shell.js";

const AGAIN = 4_000;
const FORGOTTEN_AFTER = 10_000;
const SPACING = 1_000;
const IDLE_AFTER = 180_000;

const DOING = { none: "preparing", failed: "preparing", requested: "pairing", draft: "reviewing" };

/** @type {Map<string, Said & {heard: number}>} by console */
const others = new Map();
/** @type {Place} */
let board = { round: 0, board: 0, doing: "" };
let shown = false;
let sentAt = -Infinity;
let touchedAt = performance.now();
let soon = 0;

if (page && !page.past) follow();

/** The board an arbiter is about to type at. @param {number} round @param {number} number */
export function iAmAt(round, number) {
  if (!may("enter-result")) return;
  board = { round, board: number, doing: "" };
  sendSoon();
}

function follow() {
  document.body.addEventListener("hall:note", (event) => {
    const said = event.detail.presence;
    if (said && said.console !== consoleId) hear(said);
  });
  live.addEventListener("state", () => live.state === "live" && sendSoon());
  document.body.addEventListener("hall:fragment", sendSoon);
  document.addEventListener("visibilitychange", sendPlace);
  for (const touch of ["keydown", "pointerdown"]) document.addEventListener(touch, touched, { passive: true });
  window.setInterval(sendPlace, AGAIN);
  window.setInterval(forget, SPACING);
}

function touched() {
  const wasIdle = performance.now() - touchedAt > IDLE_AFTER;
  touchedAt = performance.now();
  if (wasIdle) sendSoon();
}

/** @param {NonNullable<import("types/events").Note["presence"]>} said */
function hear(said) {
  const known = others.has(said.console);
  if (said.left) others.delete(said.console);
  else others.set(said.console, { ...said, heard: performance.now() });
  if (!known && !said.left) sendSoon();
  show();
}

function forget() {
  const before = others.size;
  for (const [console, { heard }] of others) {
    if (performance.now() - heard > FORGOTTEN_AFTER) others.delete(console);
  }
  if (others.size < before) show();
}

/** One is no colleague of oneself, whatever the device. */
function show() {
  showColleagues([...others.values()].filter((said) => said.user !== page?.user));
}

/** A hand that types on is told of once a second. */
function sendSoon() {
  if (soon) return;
  soon = window.setTimeout(() => {
    soon = 0;
    sendPlace();
  }, Math.max(sentAt + SPACING - performance.now(), 50));
}

function sendPlace() {
  const place = document.hidden || performance.now() - touchedAt > IDLE_AFTER ? null : whereIAm();
  if (place) send(place);
  else if (shown) send({ left: true });
  shown = place !== null;
}

/** @returns {Place | null} null: nowhere that concerns others */
function whereIAm() {
  const round = find("#round[data-status]");
  const doing = DOING[/** @type {keyof typeof DOING} */ (round?.dataset.status ?? "")];
  if (round && doing && may("request-pairing")) {
    return { round: Number(round.dataset.round), board: 0, doing: /** @type {Place["doing"]} */ (doing) };
  }
  return board.board ? board : null;
}

/** @param {Partial<Said>} said */
function send(said) {
  sentAt = performance.now();
  if (live.state !== "live" && !said.left) return;
  post(`${page?.api}tournaments/${page?.slug}/presence/`, { console: consoleId, ...said }).catch(() => {
    // Forgetful by design: the next one comes in a few seconds.
  });
}
