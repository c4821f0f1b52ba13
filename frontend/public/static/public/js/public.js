// A public page stays what it is and becomes newer: results are written in place as they come.
// Other modules listen to "hall:version" (its detail: the boards with another result, or null when
// more may have changed) and to "hall:main" (the page has been put in place anew).

import { announce, spoken } from "../../shared/js/announcing.js";
import { follow } from "./follow.js";
import { mark, patchMain } from "./patch.js";

const page = document.body.dataset;
const RESULT_PAGES = new Set(["pairings", "home"]);
const REST = 3000; // between two fetches of a whole page
const SPREAD = 600; // so that a thousand phones do not fetch a new round in one moment
const WORDS = {
  asking: "Connecting",
  live: "Live",
  polling: "Every 15 s",
  lost: "Not live",
};
const SPOKEN = {
  live: "Live again: what is new appears at once.",
  polling: "Not live any more: what is new appears every 15 seconds.",
};

/** @typedef {import("types/public").Head} Head */
/** @typedef {import("types/public").PublicResults} Results */
/** @type {Head | null} */
let wanted = null;
/** @type {Promise<void> | null} */
let busy = null; // the catching up that is under way
let fetchedAt = 0;
/** @type {Results["results"] | null} */
let results = null; // of the newest version: board -> text
let wasLive = false;

// --- version, time and connection -----------------------------------------------------------

/* Of the hall, whatever the phone's own: what hangs on the wall and what it shows are one time. */
const timeZone = document.body.dataset.timeZone || undefined;

/** @param {string} iso */
function clock(iso) {
  return written(iso, { hour: "2-digit", minute: "2-digit" });
}

/** @param {string} iso */
function moment(iso) {
  /** @type {Intl.DateTimeFormatOptions} */
  const day = { day: "numeric", month: "short", year: "numeric" };
  /** @type {Intl.DateTimeFormatOptions} */
  const time = { hour: "2-digit", minute: "2-digit", second: "2-digit", timeZoneName: "short" };
  return written(iso, { ...day, ...time });
}

/* A phone that does not know the zone writes its own time, and says whose it is. */
/** @param {string} iso @param {Intl.DateTimeFormatOptions} parts */
function written(iso, parts) {
  const time = new Date(iso);
  try {
    return time.toLocaleString([], { ...parts, hourCycle: "h23", timeZone });
  } catch {
    return time.toLocaleString([], { ...parts, hourCycle: "h23", timeZoneName: "short" });
  }
}

/** @param {string} selector */
const times = (selector) => /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll(selector));

function writeTimes() {
  for (const time of times("[data-clock]")) time.textContent = clock(time.dateTime);
  for (const time of times("[data-moment]")) time.textContent = moment(time.dateTime);
}

/** @param {Head} head */
function stampVersion(head) {
  Object.assign(page, { version: head.version, tag: head.tag, at: head.at });
  for (const text of document.querySelectorAll("[data-version-text]")) text.textContent = String(head.version);
  for (const time of times("[data-clock], [data-moment]")) time.dateTime = head.at;
  const hash = document.querySelector("[data-hash-text]");
  if (hash) Object.assign(hash, { textContent: head.hash.slice(0, 12), title: head.hash });
  writeTimes();
}

/** @param {import("types/public").State} state */
function showState(state) {
  const sign = document.getElementById("state");
  const stale = document.getElementById("stale");
  if (!sign || !stale || sign.dataset.state === state) return;
  sign.dataset.state = state;
  const word = sign.querySelector(".state-word");
  if (word) word.textContent = WORDS[state];
  stale.hidden = state !== "lost";
  stale.textContent =
    state === "lost" ? `No connection: this is as of ${clock(page.at ?? "")} and may be out of date.` : "";
  if (wasLive && (state === "live" || state === "polling")) announce(SPOKEN[state]); // "lost" says so itself
  wasLive ||= state === "live";
}

// --- newer versions -------------------------------------------------------------------------

// Done when the page shows that version, or a newer one.
/** @param {Head} head */
async function onHead(head) {
  wanted = head.tag === page.tag ? null : head;
  if (wanted) busy ??= catchUp();
  await busy;
}

// Nothing that this page knows is of the log any more. Not at once again: a cache in between may
// hold the old page for a moment.
function loadAnew() {
  const key = "openhall.loaded-anew";
  const since = Date.now() - Number(sessionStorage.getItem(key) ?? 0);
  setTimeout(() => {
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  }, Math.max(SPREAD * Math.random(), REST - since));
}

async function catchUp() {
  while (wanted) {
    const head = wanted;
    wanted = null;
    try {
      await renew(head);
    } catch {
      showState("asking");
      wanted ??= head; // until the server says that the page shows the newest
      await pause(2000);
    }
  }
  busy = null;
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => {
  setTimeout(done, milliseconds);
});

/** @param {Head} head */
async function renew(head) {
  const before = results;
  const inPlace = RESULT_PAGES.has(page.page ?? "") && (await renewResults(head));
  if (!inPlace && !(await renewPage(head))) return;
  stampVersion(head);
  const now = results;
  const changed = inPlace && before && now ? Object.keys(now).filter((n) => now[n] !== before[n]) : null;
  document.dispatchEvent(new CustomEvent("hall:version", { detail: changed }));
}

/** @param {Head} head @returns {Promise<boolean>} false: the page itself is another one */
async function renewResults(head) {
  const asked = page.argument ? `/${page.argument}` : "";
  /** @type {Results} */
  const now = await fetchAt(head, `results.json${asked}`).then((answer) => answer.json());
  results = now.results;
  if (now.key !== page.key) return false;
  const rows = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-board]"));
  const changed = [...rows].filter((row) => writeResult(row, now.results[numberOf(row)]));
  writeCount(now);
  sayResults(changed);
  return true;
}

/** The number of its board in the round. @param {HTMLElement} row */
const numberOf = (row) => row.dataset.board?.split(".")[1] ?? "";

/** @param {HTMLElement} row @param {string} result */
function writeResult(row, result) {
  const cell = row.querySelector(".res");
  if (!cell) return false;
  const stood = cell.classList.contains("open") ? "" : cell.textContent;
  if (stood === result) return false;
  cell.classList.toggle("open", result === "");
  if (result) cell.textContent = result;
  else cell.innerHTML = '<span aria-hidden="true">…</span><span class="quiet">no result yet</span>';
  mark(row);
  return true;
}

/** @param {Results} now */
function writeCount(now) {
  const total = Object.keys(now.results).length;
  const there = total - now.missing;
  for (const bar of document.querySelectorAll("progress")) bar.value = there;
  for (const text of document.querySelectorAll("[data-count]"))
    text.textContent = now.missing
      ? `${there} of ${total} results are in.`
      : `All ${total} results are in.`;
}

/** @param {HTMLElement[]} rows */
function sayResults(rows) {
  if (!rows.length) return;
  const one = (/** @type {HTMLElement} */ row) => `Board ${numberOf(row)}: ${spoken(row.querySelector(".res"))}`;
  announce(rows.length > 3 ? `${rows.length} new results` : rows.map(one).join(". "));
}

/** @param {Head} head @returns {Promise<boolean>} false: not this version any more */
async function renewPage(head) {
  const rest = fetchedAt ? Math.max(0, fetchedAt + REST - performance.now()) : 0;
  await pause(rest + SPREAD * Math.random());
  if (wanted) return false; // a newer version has come meanwhile
  const path = [page.page, page.argument].filter(Boolean).join("/");
  const text = await fetchAt(head, path).then((answer) => answer.text());
  fetchedAt = performance.now();
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const title = document.title;
  const heading = fresh.querySelector("h1, h2")?.textContent ?? "";
  const main = fresh.getElementById("main");
  if (!main) throw new Error(`${path}: no page of ours`);
  document.title = fresh.title;
  patchMain(main);
  page.key = fresh.body.dataset.key;
  page.people = fresh.body.dataset.people;
  writeTimes();
  document.dispatchEvent(new CustomEvent("hall:main"));
  if (title !== document.title) announce(`New: ${heading}`);
  return true;
}

/** @param {Head} head @param {string} path */
async function fetchAt(head, path) {
  const answer = await fetch(`${page.base}v/${head.tag}/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// --------------------------------------------------------------------------------------------

function showCurrentRound() {
  const current = /** @type {HTMLElement | null} */ (document.querySelector(".rounds [aria-current]"));
  const row = current?.parentElement;
  if (row) row.scrollLeft = current.offsetLeft - row.clientWidth / 2;
}

function revealCodes() {
  for (const code of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-qr]"))) {
    code.hidden = false;
    code.addEventListener("toggle", () => {
      const image = code.querySelector("img");
      if (!image) return; // why there is none stands there
      image.addEventListener("error", () => void sayWhyNoCode(code, image), { once: true });
      image.src ||= image.dataset.src ?? "";
    });
  }
}

// The server draws no code while phones reach it by no address; it says how they would.
/** @param {HTMLElement} code @param {HTMLImageElement} image */
async function sayWhyNoCode(code, image) {
  const answer = await fetch(image.dataset.src ?? "").catch(() => null);
  const line = document.createElement("p");
  line.className = "hint";
  line.textContent = answer?.status === 404 ? await answer.text() : "The code could not be loaded.";
  image.remove();
  code.append(line);
}

// Who comes by the code of a printed sheet brings the head of its log: the foot of the page asks for it.
function linkSheet() {
  const head = /^#log=([0-9a-f]{12,64}@\d+)$/.exec(location.hash)?.[1];
  const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector("[data-known-head]"));
  if (!head || !link) return;
  link.search = `?head=${encodeURIComponent(head)}`;
  link.textContent = "Is what the sheet says still in the log?";
  const foot = link.closest("details");
  if (foot) foot.open = true;
}

writeTimes();
showCurrentRound();
revealCodes();
linkSheet();
// Every module of the page listens by then: a version before that would pass it by.
document.addEventListener("DOMContentLoaded", begin, { once: true });

function begin() {
  follow(page.base ?? "", { seen: () => page.tag, onHead, onState: showState, onOtherLog: loadAnew });
}
