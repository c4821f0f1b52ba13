// A public page stays what it is and becomes newer: results are written in place as they come.
// Other modules listen to "hall:version" (its detail: the boards with another result, or null when
// more may have changed) and to "hall:main" (the page has been put in place anew).

import { announce, spoken } from "../../shared/js/announcing.js";
import { askFor } from "./addresses.js";
import { follow } from "./follow.js";
import { mark, patchMain } from "./patch.js";
import { say } from "./words.js";

const page = document.body.dataset;
const RESULT_PAGES = new Set(["pairings", "home", "top"]);
const WITHOUT_RESULTS = new Set(["entries"]);
const REST = 3000; // between two fetches of a whole page
const SPREAD = 600; // so that a thousand phones do not fetch a new round in one moment

const HEARD = `openhall.heard.${page.base}`;
const LATER = 5000; // after a first view is there: what it keeps for a time without network

let wanted = null;
let busy = null; // the catching up that is under way
let fetchedAt = 0;
let results = null; // of the newest version: board -> text
let wasLive = false;

// --- version, time and connection -----------------------------------------------------------

/* Days as the language of the page writes them. */
const locale = document.documentElement.lang.replace(/^en$/, "en-GB");

/* Of the hall, whatever the phone's own: what hangs on the wall and what it shows are one time. */
const timeZone = document.body.dataset.timeZone || undefined;

function clock(iso) {
  return written(iso, { hour: "2-digit", minute: "2-digit" });
}

function moment(iso) {
  const day = { day: "numeric", month: "short", year: "numeric" };
  const time = { hour: "2-digit", minute: "2-digit", second: "2-digit", timeZoneName: "short" };
  return written(iso, { ...day, ...time });
}

/* A phone that does not know the zone writes its own time, and says whose it is. */
function written(iso, parts) {
  const time = new Date(iso);
  try {
    return time.toLocaleString(locale, { ...parts, hourCycle: "h23", timeZone });
  } catch {
    return time.toLocaleString(locale, { ...parts, hourCycle: "h23", timeZoneName: "short" });
  }
}

function writeTimes() {
  for (const time of document.querySelectorAll("[data-clock]")) time.textContent = clock(time.dateTime);
  for (const time of document.querySelectorAll("[data-moment]")) time.textContent = moment(time.dateTime);
}

function stampVersion(head) {
  Object.assign(page, { version: head.version, tag: head.tag, at: head.at });
  for (const text of document.querySelectorAll("[data-version-text]")) text.textContent = head.version;
  for (const time of document.querySelectorAll("[data-clock], [data-moment]")) time.dateTime = head.at;
  const hash = document.querySelector("[data-hash-text]");
  if (hash) Object.assign(hash, { textContent: head.hash.slice(0, 12), title: head.hash });
  writeTimes();
}

/** @param {State} state */
function showState(state) {
  const sign = document.getElementById("state");
  if (sign.dataset.state === state) return;
  sign.dataset.state = state;
  sign.querySelector(".state-word").textContent = say(`Script-Follow.${state}`);
  if (state !== "asking" && state !== "lost") delete document.documentElement.dataset.kept;
  sayAge();
  if (wasLive && state === "live") announce(say("Script-Follow.live-again"));
  if (wasLive && state === "polling") announce(say("Script-Follow.polling-now")); // "lost" says so itself
  wasLive ||= state === "live";
}

// How old this is, while nobody tells of anything newer; at once where it comes from the phone's memory.
function sayAge() {
  const { kept } = document.documentElement.dataset;
  const stale = document.getElementById("stale");
  const { state } = document.getElementById("state").dataset;
  stale.hidden = state !== "lost" && state !== "old" && !kept;
  if (stale.hidden) return void stale.replaceChildren();
  const [at, seen] = page.mirror ? [Number(page.written), 0] : heard();
  const since = at || Date.parse(kept ?? page.at);
  const minutes = Math.max(0, Math.floor((Date.now() - since) / 60_000));
  const hours = Math.floor(minutes / 60);
  const ago = hours ? say("Script-Ago.hours", { count: hours }) : say("Script-Ago.minutes", { count: minutes });
  const facts = { since: clock(since), ago, version: page.version, time: clock(page.at) };
  const text = [say(page.mirror ? "Script-Follow.copy-out-of-date" : "Script-Follow.out-of-date", facts)];
  if (seen > Number(page.version)) text.push(say("Script-Follow.newer-seen", { version: seen }));
  if (stale.textContent !== text.join(" ")) stale.textContent = text.join(" ");
}

// When this phone last heard of the tournament, and of which version.
function heard() {
  try {
    return JSON.parse(localStorage.getItem(HEARD) ?? "[0,0]");
  } catch {
    return [0, 0];
  }
}

function hear(head) {
  Object.assign(page, { heard: head.tag, others: (head.others ?? []).join(" "), ledAt: head.led_at ?? "" });
  Object.assign(page, { hall: head.hall ?? "", epoch: String(head.epoch ?? 0) });
  try {
    localStorage.setItem(HEARD, JSON.stringify([Date.now(), head.version]));
  } catch {
    // a phone that keeps nothing says how old the page is
  }
  document.dispatchEvent(new CustomEvent("hall:head", { detail: head }));
}

// --- newer versions -------------------------------------------------------------------------

// Done when the page shows that version, or a newer one.
async function onHead(head) {
  if (head.version < Number(page.version)) return; // a server that is behind; of another log there is onOtherLog
  hear(head);
  wanted = head.tag === page.tag ? null : head;
  if (wanted) busy ??= catchUp();
  await busy;
}

// Nothing that this page knows is of the log any more. Not at once again: a cache in between may
// hold the old page for a moment.
function loadAnew() {
  document.dispatchEvent(new Event("hall:other-log"));
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
      await new Promise((done) => setTimeout(done, 2000));
    }
  }
  busy = null;
}

async function renew(head) {
  const before = results;
  const news = changesHere(head);
  const same = head.same || (WITHOUT_RESULTS.has(page.page) && head.changes?.since === page.tag);
  const inPlace = !news && !same && RESULT_PAGES.has(page.page) && (await renewResults(head));
  if (news) writeChanges(news);
  else if (!same && !inPlace && !(await renewPage(head))) return;
  stampVersion(head);
  const differ = inPlace && before ? Object.keys(results).filter((n) => results[n] !== before[n]) : null;
  const changed = news ? Object.keys(news.boards) : differ;
  document.dispatchEvent(new CustomEvent("hall:version", { detail: changed }));
}

// What the message itself says of the round that this page shows; null: it has to be fetched.
function changesHere({ changes, round }) {
  const asked = page.page === "pairings" ? page.argument : "";
  const fits = RESULT_PAGES.has(page.page) && changes?.since === page.tag && (!asked || asked === String(round));
  return fits && boardsOfRound() ? changes : null;
}

function writeChanges(changes) {
  if (results) results = { ...results, ...changes.boards };
  writeResults(changes.boards, changes);
}

const boardsOfRound = () => (results ? Object.keys(results).length : (document.querySelector("progress")?.max ?? 0));

async function renewResults(head) {
  const asked = page.page === "pairings" && page.argument ? `/${page.argument}` : "";
  const now = await fetchAt(head.tag, `results.json${asked}`).then((answer) => answer.json());
  if (page.mirror) await atLeast(head, `results.json${asked}`, now.version);
  results = now.results;
  if (now.key !== page.key) return false;
  writeResults(results, now);
  return true;
}

function writeResults(texts, counts) {
  const changed = [...document.querySelectorAll("[data-board]")].filter((row) =>
    writeResult(row, texts[row.dataset.board.split(".")[1]]),
  );
  writeCount(counts);
  sayResults(changed);
}

function writeResult(row, result) {
  const cell = row.querySelector(".res");
  const stood = cell.classList.contains("open") ? "" : cell.textContent;
  if (result === undefined || stood === result) return false;
  cell.classList.toggle("open", result === "");
  if (result) cell.textContent = result;
  else {
    cell.innerHTML = '<span aria-hidden="true">…</span><span class="quiet"></span>';
    cell.lastElementChild?.append(say("Script-Page.no-result-yet"));
  }
  mark(row);
  return true;
}

function writeCount({ missing, adjourned }) {
  const boards = boardsOfRound();
  const count = boards - missing - adjourned;
  for (const bar of document.querySelectorAll("progress")) bar.value = count;
  for (const text of document.querySelectorAll("[data-count]"))
    text.textContent = missing
      ? say("Script-Page.results", { count, boards })
      : adjourned
        ? say("Script-Page.all-but-adjourned", { count, boards, adjourned })
        : say("Script-Page.all-results", { boards });
}

function sayResults(rows) {
  if (!rows.length) return;
  const one = (row) =>
    say("Script-Page.result", { board: row.dataset.board.split(".")[1], result: spoken(row.querySelector(".res")) });
  announce(rows.length > 3 ? say("Script-Page.new-results", { count: rows.length }) : rows.map(one).join(". "));
}

async function renewPage(head) {
  const rest = fetchedAt ? Math.max(0, fetchedAt + REST - performance.now()) : 0;
  await new Promise((done) => setTimeout(done, rest + SPREAD * Math.random()));
  if (wanted) return false; // a newer version has come meanwhile
  const fresh = await newerPage(head);
  fetchedAt = performance.now();
  if (!fresh) return true;
  const title = document.title;
  const heading = fresh.querySelector("h1, h2").textContent;
  document.title = fresh.title;
  patchMain(fresh.getElementById("main"));
  page.key = fresh.body.dataset.key;
  page.people = fresh.body.dataset.people;
  writeTimes();
  countDown();
  document.dispatchEvent(new CustomEvent("hall:main"));
  if (title !== document.title) announce(say("Script-Page.new", { heading }));
  return true;
}

// null: it reads as before.
async function newerPage(head) {
  if (page.page === "player" && !page.mirror) return (await import("./card.js")).newerCard(head, fetchAt);
  const path = [page.page, page.argument].filter(Boolean).join("/");
  const text = await fetchAt(head.tag, path).then((answer) => answer.text());
  const fresh = new DOMParser().parseFromString(text, "text/html");
  if (page.mirror) await atLeast(head, path, Number(fresh.body.dataset.version));
  return fresh;
}

// A cache in front of a mirror may still have what was there before: it is asked again.
async function atLeast(head, path, version) {
  const { isOlder } = await import("./copy.js");
  if (isOlder(head, path, version)) throw new Error(`${path} is of version ${version}`);
}

async function fetchAt(tag, path) {
  const answer = await askFor(tag, path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// --------------------------------------------------------------------------------------------

function showCurrentRound() {
  const current = document.querySelector(".rounds [aria-current]");
  const row = current?.parentElement;
  if (row) row.scrollLeft = current.offsetLeft - row.clientWidth / 2;
}

// Few pages have a deadline that runs: the others need not load what counts it down.
function countDown() {
  if (document.querySelector("[data-ends]")) void import("./last-call.js");
  if (document.querySelector(".announcement[data-holds-until]")) void import("./holding.js");
  if (document.querySelector("[data-begins]")) void import("./begins.js");
}

// Who comes by the code of a printed sheet brings the head of its log: the foot of the page asks for it.
function linkSheet() {
  const head = /^#log=([0-9a-f]{12,64}@\d+)$/.exec(location.hash)?.[1];
  const link = document.querySelector("[data-known-head]");
  if (!head || !link) return;
  link.search = `?head=${encodeURIComponent(head)}`;
  link.textContent = say("Script-Page.known-head");
  link.closest("details")?.setAttribute("open", "");
}

writeTimes();
showCurrentRound();
countDown();
if (document.querySelector("[data-qr]")) void import("./codes.js");
linkSheet();
// Every module of the page listens by then: a version before that would pass it by.
document.addEventListener("DOMContentLoaded", begin, { once: true });

addEventListener("load", () => setTimeout(remember, navigator.serviceWorker?.controller ? 0 : LATER));
setInterval(sayAge, 20_000);

// The network may be away just then. What is needed when the server is gone has to come while it is there.
function remember() {
  if (page.mirror) return; // it needs no server, and knows none
  const modules = Promise.all([import("./memory.js"), import("./elsewhere.js")]);
  modules.catch(() => addEventListener("online", remember, { once: true }));
}

function begin() {
  if (page.mirror) return void import("./copy.js").then((copy) => copy.follow({ onHead, onState: showState }));
  follow(page.base, { seen: () => page.tag, onHead, onState: showState, onOtherLog: loadAnew });
}
