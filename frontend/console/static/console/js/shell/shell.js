/**
 * What every console page has: the outbox with its counter, the live connection with its light, the menus.
 */

import { consoleId } from "./console-id.js";
import { renameDevice, deviceName } from "./device.js";
import { announce, clock, find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { Live } from "../outbox/live.js";
import { Outbox } from "../outbox/outbox.js";
import { forget } from "../offline/memory.js";
import { byTypist, OutboxStore } from "../outbox/outbox-store.js";
import { page } from "./page.js";
import { isWhole } from "./whole.js";

if (!page) throw new Error("the console shell needs a tournament");

/** Milliseconds; longer than the upload of one may take. */
const PHOTO_PATIENCE = 150_000;

export const live = new Live(page.socket, page.seq, consoleId);
export const outbox = new Outbox(OutboxStore.ofOrders(), page.user, "orders");
/** Photos go out beside what is typed: no result waits for one. */
export const photos = new Outbox(OutboxStore.ofPhotos(), page.user, "photos", PHOTO_PATIENCE);
const lanes = [outbox, photos];

live.addEventListener("state", showState);
live.addEventListener("frame", (event) => {
  const frame = /** @type {CustomEvent} */ (event).detail;
  showSeq();
  document.body.dispatchEvent(new CustomEvent("hall:frame", { detail: frame }));
  for (const topic of new Set(frame.topics.map((/** @type {string} */ t) => t.split(":")[0]))) {
    document.body.dispatchEvent(new CustomEvent(`hall:${topic}`, { detail: frame }));
  }
});
live.addEventListener("note", (event) => {
  document.body.dispatchEvent(
    new CustomEvent("hall:note", { detail: /** @type {CustomEvent} */ (event).detail }),
  );
});
live.addEventListener("logged-out", () => void loggedOut());
for (const lane of lanes) lane.addEventListener("changed", showOutbox);
find("#unsent")?.addEventListener("toggle", showWaiting);

if (!page.past) document.addEventListener("DOMContentLoaded", begin, { once: true });
showSeq();
menus();
foldTabs();
device();
for (const nav of [".tabs", ".rounds"]) {
  find(`${nav} [aria-current]`)?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** On a phone the pages of a section stand behind a button; elsewhere the button is not shown. */
function foldTabs() {
  const button = find("#tabs-open");
  const open = () => button?.getAttribute("aria-expanded") === "true";
  const show = (/** @type {boolean} */ wanted) => button?.setAttribute("aria-expanded", String(wanted));
  button?.addEventListener("click", () => show(!open()));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !open()) return;
    event.preventDefault();
    show(false);
  });
}

/**
 * Every module of the page listens by now: a frame or an answer before that would be lost. Half a page follows nothing:
 * it would be called live. What waits goes out from there too.
 */
function begin() {
  if (isWhole()) live.start();
  else live.stop();
  for (const lane of lanes) void lane.start();
}

/** The session has ended; a revoked device is told so, once and for all. */
async function loggedOut() {
  const answer = await fetch(`${page?.api}device/`).catch(() => null);
  const known = answer?.ok ? await answer.json() : null;
  if (known?.revoked) leave();
  else showLoggedOut(true);
}

/** What was typed is in the browser's store, and the page of a revoked device lists it. */
function leave() {
  live.stop();
  void forget();
  if (lanes.every((lane) => lane.store.lasts)) location.replace(page?.out ?? "/");
  else showLoggedOut(true);
}

/** @param {boolean} out */
function showLoggedOut(out) {
  const notice = find("#logged-out");
  if (notice) notice.hidden = !out;
}

function showState() {
  const light = find("#connection");
  if (!light) return;
  light.dataset.state = live.state;
  const words = find("[data-part=state]", light);
  if (words) words.textContent = say(`Script-Shell.${/** @type {"live" | "reconnecting" | "offline"} */ (live.state)}`);
  if (live.state !== "live") announce(say("Script-Shell.connection", { state: live.state }));
}

function showSeq() {
  const seq = find("#connection [data-part=seq]");
  if (seq) seq.textContent = `#${live.seq}`;
}

function showOutbox() {
  const waiting = count("waiting");
  const trouble = lanes.find((lane) => lane.trouble)?.trouble ?? "";
  const counter = find("#unsent");
  if (counter) {
    counter.hidden = waiting === 0 && count("foreign") === 0;
    const number = find("[data-part=count]", counter);
    if (number) number.textContent = String(waiting || count("foreign"));
    counter.dataset.trouble = trouble;
  }
  if (trouble === "revoked") leave();
  showLoggedOut(trouble === "logged-out");
  showWaiting();
}

/** @param {"waiting" | "foreign"} state */
function count(state) {
  return lanes.reduce((sum, lane) => sum + lane[state].length, 0);
}

/** Only where somebody reads it: with a few hundred waiting it would be written anew at every key. */
function showWaiting() {
  const menu = /** @type {HTMLDetailsElement | null} */ (find("#unsent"));
  if (menu?.open) find("#waiting")?.replaceChildren(...waitingList());
}

function waitingList() {
  const lines = lanes.flatMap((lane) => lane.waiting).map((kept) =>
    make("li", {}, make("span", {}, kept.label), make("time", {}, clock(kept.typed_at))),
  );
  const notes = [];
  if (lanes.some((lane) => lane.trouble === "unreachable")) {
    const words = lanes.find((lane) => lane.words)?.words || say("Script-Shell.no-answer");
    notes.push(make("li", { class: "note" }, say("Script-Shell.all-kept", { words })));
  }
  if (lanes.some((lane) => !lane.store.lasts)) {
    notes.push(make("li", { class: "note" }, say("Script-Shell.keeps-nothing")));
  }
  for (const [by, number] of byTypist(lanes.flatMap((lane) => lane.foreign))) {
    notes.push(make("li", { class: "note" }, say("Script-Shell.wait-for", { count: number, name: by })));
  }
  return [...notes, ...lines];
}

/** Menus are `details` elements: one open at a time, closed by Escape and by a click elsewhere. */
function menus() {
  document.addEventListener("click", (event) => {
    for (const menu of /** @type {HTMLDetailsElement[]} */ (findAll("details.menu[open]"))) {
      if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    for (const menu of /** @type {HTMLDetailsElement[]} */ (findAll("details.menu[open]"))) {
      event.preventDefault(); // one thing at a time: whoever takes an Escape says so, and nobody else does
      menu.open = false;
      find("summary", menu)?.focus();
    }
  });
}

function device() {
  const field = /** @type {HTMLInputElement | null} */ (find("#device-name"));
  if (!field) return;
  field.value = deviceName();
  field.addEventListener("change", () => {
    renameDevice(field.value);
    field.value = deviceName();
  });
}
