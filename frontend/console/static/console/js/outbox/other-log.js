/**
 * The log is not the one that this page knew: a back-up was put back. The page loads anew; then it
 * names what was shown as recorded and is not in this log, and offers to type it again. Nothing is
 * typed again by itself.
 *
 * That it is due is kept in the browser until somebody has read it: it outlives the reload, and the
 * log-in that may be needed because the log-ins went with the log.
 *
 * @typedef {import("./lost-entries.js").Lost} Lost
 * @typedef {import("./outbox-store.js").Kept} Kept
 */

import { orderTo, OTHER_LOG } from "./commands.js";
import { show } from "../forms/dialogs.js";
import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { own } from "./log-place.js";
import { lostEntries } from "./lost-entries.js";
import { forget } from "../offline/memory.js";
import { dueKey } from "./other-log-due.js";
import { page } from "../shell/page.js";
import { drop, dropWords, remember, tidy } from "./recorded-store.js";
import { live, outbox, photos } from "../shell/shell.js";

const DUE = dueKey(page?.slug ?? "");
const SHOWN = `openhall.shown.${page?.slug}`;
const LOADED = "openhall.loaded-anew";
const AGAIN = 3_000;
const SOON = 400;

const KINDS = /** @type {const} */ (["recorded", "kept", "shown"]);

/** Whether this page has heard anything of the log that it was made from. */
let heard = false;
/** @type {HTMLDialogElement | null} */
let dialog = null;
let timer = 0;
/** Counts comparisons: what an earlier one has found is not shown over a later one's. */
let comparing = 0;

if (page && !page.past) begin();

function begin() {
  live.addEventListener("state", () => {
    if (live.state !== "live") return;
    heard = true;
    if (!due()) sessionStorage.removeItem(SHOWN);
  });
  live.addEventListener("resync", () => void loadAnew());
  for (const lane of [outbox, photos]) {
    lane.addEventListener("answer", (event) => void onAnswer(event.detail));
    lane.addEventListener("restored", () => {
      if (held().length && !due()) become("due");
    });
  }
  document.body.addEventListener("hall:frame", (event) => {
    const { events } = event.detail;
    if (events.some((one) => /^(Person|Member)Erased$/.test(one.type))) void dropWords(page?.slug ?? "");
  });
  window.addEventListener("pagehide", () => {
    if (heard && !find("#logged-out")?.hidden) keepShown();
  });
  window.addEventListener("storage", (event) => {
    if (event.key !== DUE || event.newValue) return;
    dialog?.close("done"); // decided in another tab
    notice(0);
  });
  void tidy();
  if (due()) ask();
}

/** @param {{order: Kept, answer: import("./commands.js").Answer}} told */
async function onAnswer({ order, answer }) {
  if (answer.first_seq) void remember(order, answer.first_seq); // of another section's page too
  if (order.slug !== page?.slug) return;
  if (answer.resync) {
    become("due");
    live.look(); // is the page of the other log too, it hears so now
    return;
  }
  own.hear(answer.head);
}

/** @returns {Kept[]} orders that are kept because they were typed on pages of another log */
function held() {
  return [outbox, photos].flatMap((lane) => lane.unread).filter((kept) => kept.answer?.code === OTHER_LOG && kept.slug === page?.slug);
}

// --- loading anew -----------------------------------------------------------------------------

async function loadAnew() {
  if (heard || document.documentElement.dataset.remembered) keepShown();
  become("due", { silently: true });
  own.forgetHead();
  await Promise.race([forget(), pause(SOON)]);
  const since = Date.now() - Number(sessionStorage.getItem(LOADED) ?? 0);
  if (since < AGAIN) await pause(AGAIN - since);
  sessionStorage.setItem(LOADED, String(Date.now()));
  location.reload();
}

/** What stood on the boards of this page, whoever had typed it. */
function keepShown() {
  const rows = findAll("tr[data-game]").filter((row) => row.dataset.result).map((row) => ({
    game: row.dataset.game,
    board: Number(row.dataset.board),
    result: row.dataset.result,
    by: find("[data-part=who]", row)?.textContent ?? "",
  }));
  if (rows.length) sessionStorage.setItem(SHOWN, JSON.stringify(rows));
}

/** @returns {import("./lost-entries.js").ShownResult[]} */
function shownBefore() {
  return JSON.parse(sessionStorage.getItem(SHOWN) ?? "[]");
}

// --- telling ----------------------------------------------------------------------------------

/** @returns {string} "due", "later" (read, not decided) or "" */
function due() {
  return localStorage.getItem(DUE) ?? "";
}

/** @param {"due" | "later" | ""} state */
function become(state, { silently = false } = {}) {
  if (state) localStorage.setItem(DUE, state);
  else localStorage.removeItem(DUE);
  if (!silently) ask();
}

/** A question that nobody expects: no key chooses, nothing has the focus that Enter would press. */
function ask() {
  clearTimeout(timer);
  if (due() === "due" && !dialog) open();
  timer = window.setTimeout(() => void compare(), dialog ? SOON : 0);
}

function open() {
  const content = make("div", { class: "stack", "data-part": "lost" }, make("p", {}, say("Script-OtherLog.comparing")),
    make("form", { method: "dialog", class: "dialog-buttons" }, make("button", { class: "button", value: "" }, say("Script-OtherLog.later"))));
  const shown = show(say("Script-OtherLog.title"), [
    make("p", {}, say("Script-OtherLog.put-back")),
    content,
  ], { wide: true });
  dialog = shown.dialog;
  const heading = /** @type {HTMLElement} */ (find("#dialog-title", dialog));
  heading.tabIndex = -1;
  heading.focus();
  void shown.closed.then((choice) => {
    dialog = null;
    if (choice === "") become(due() ? "later" : "");
  });
}

async function compare() {
  if (!due()) {
    notice(0);
    return;
  }
  comparing += 1;
  const ours = comparing;
  try {
    await Promise.all([outbox.ready, photos.ready]);
    const kept = held();
    const lost = await lostEntries(kept, shownBefore());
    if (ours !== comparing) return;
    if (dialog) fill(dialog, lost, kept);
    else if (lost.length === 0) done([], kept);
    notice(dialog ? 0 : lost.length);
  } catch {
    if (ours === comparing) timer = window.setTimeout(() => void compare(), AGAIN); // the server does not answer yet
  }
}

/** @param {HTMLDialogElement} asked @param {Lost[]} lost @param {Kept[]} kept the orders that were compared */
function fill(asked, lost, kept) {
  const form = /** @type {HTMLFormElement} */ (make("form", { method: "dialog", class: "stack", id: "lost" }, ...parts(lost)));
  const yes = /** @type {HTMLButtonElement} */ (make("button", { class: "button primary", value: "done" }, ""));
  const later = lost.length ? make("button", { class: "button", value: "" }, say("Script-OtherLog.later")) : null;
  const words = () => {
    const ticked = findAll("input:checked", form).length;
    yes.textContent = lost.length === 0 ? say("Script-OtherLog.go-on") : ticked ? say("Script-OtherLog.type-again", { count: ticked }) : say("Script-OtherLog.leave-all");
  };
  form.append(make("div", { class: "dialog-buttons" }, later, yes));
  form.addEventListener("input", words);
  form.addEventListener("submit", (event) => {
    if (/** @type {SubmitEvent} */ (event).submitter !== yes) return;
    const ticked = new Set(findAll("input:checked", form).map((field) => /** @type {HTMLInputElement} */ (field).value));
    void typeAgain(lost.filter((one) => ticked.has(one.id)));
    done(lost, kept);
  });
  words();
  find("[data-part=lost]", asked)?.replaceChildren(form);
}

/** @param {Lost[]} lost */
function parts(lost) {
  if (lost.length === 0) return [make("p", {}, say("Script-OtherLog.all-stands"))];
  const groups = KINDS.map((kind) => ({ kind, lines: lost.filter((one) => one.kind === kind) })).filter(({ lines }) => lines.length);
  return [
    ...groups.map(({ kind, lines }) => make("fieldset", { class: "choices" }, make("legend", {}, say(`Script-OtherLog.${kind}`)), ...lines.map(line))),
    make("p", { class: "fine" }, say("Script-OtherLog.not-ticked")),
  ];
}

/** @param {Lost} one */
function line(one) {
  const tick = make("input", { type: "checkbox", name: "again", value: one.id, checked: one.wanted, disabled: one.order === null });
  const more = [one.more, one.order ? "" : say("Script-OtherLog.by-hand")].filter(Boolean).join("; ");
  return make("label", { class: "choice" }, tick, make("span", {}, make("strong", {}, one.words), make("span", { class: "fine" }, ` ${more}`)));
}

/** One order each, with a new id, decided by what stands now. @param {Lost[]} lost */
async function typeAgain(lost) {
  for (const { order } of lost) {
    if (!order) continue;
    const { command_id: _, read_seq: __, head: ___, device: ____, reason = "", occurred_at, ...content } = order.body;
    const wanted = orderTo(order.path, { ...content, ...(occurred_at ? { occurred_at } : {}) }, { subject: order.subject, label: order.label, reason });
    if (order.file) void photos.put({ ...wanted, file: order.file, name: order.name });
    else void outbox.put(wanted);
  }
}

/** It has been decided: nothing of it is asked again; what was held back since is. @param {Lost[]} lost @param {Kept[]} kept */
function done(lost, kept) {
  sessionStorage.removeItem(SHOWN);
  void drop(lost.filter((one) => one.kind === "recorded").map((one) => one.id));
  const listed = new Set(kept.map((order) => order.command_id));
  const others = held().filter((order) => !listed.has(order.command_id));
  for (const lane of [outbox, photos]) {
    for (const order of lane.unread) if (listed.has(order.command_id)) void lane.dismiss(order.place);
  }
  become(others.length ? "due" : "");
}

/** What was put off stays in sight. @param {number} count */
function notice(count) {
  find("#other-log")?.remove();
  if (!count) return;
  const look = make("button", { class: "button small", type: "button", onclick: () => become("due") }, say("Script-OtherLog.look"));
  const words = say("Script-OtherLog.not-in-the-log", { count });
  find("#main")?.before(make("p", { class: "notice warn past", id: "other-log", role: "alert" }, `${words} `, look));
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => window.setTimeout(resolve, milliseconds));
}
