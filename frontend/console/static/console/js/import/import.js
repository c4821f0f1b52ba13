/**
 * A file is shown before anything is done: a report whole, a list held against the entries with a
 * tick for each thing. Only what is ticked is done, as one batch that one click takes back; lines
 * with problems stay on the page and are mended there.
 */

import { LoggedOut, post } from "../outbox/commands.js";
import { deviceName } from "../shell/device.js";
import { confirm } from "../forms/dialogs.js";
import { announce, find, make } from "../../../shared/js/dom.js";
import { clearErrors, seeFields, showErrors } from "../forms/field-errors.js";
import { uuid } from "../outbox/ids.js";
import { columnsPart } from "./columns.js";
import { count, planParts, ticks, typed } from "./plan.js";
import { rowsTable } from "./rows.js";
import { newestHead } from "../outbox/log-place.js";
import { page } from "../shell/page.js";
import "../shell/shell.js";
import "../shell/undo.js";

const form = /** @type {HTMLFormElement} */ (find("#import"));
const result = /** @type {HTMLElement} */ (find("#dry-run"));
const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
const done = /** @type {HTMLElement} */ (find("[data-part=done]", result));
const button = /** @type {HTMLButtonElement} */ (find("#import-confirm"));
const look = /** @type {HTMLButtonElement} */ (find("#look-again"));
const list = /** @type {HTMLElement} */ (find("[data-part=list]", result));
const mapping = /** @type {HTMLElement} */ (find("[data-part=mapping]", result));
const address = `${page?.api}tournaments/${page?.slug}/imports/`;

/** What the page shows: the answer to the last look, and the seq that its ticks belong to. */
/** @typedef {import("types/orders-and-answers").FileAnswer} FileAnswer */
/** @typedef {FileAnswer & {seq?: number, preview: import("types/api").Preview}} Looked */
let shown = /** @type {Looked | null} */ (null);
/** What was typed over cells, of all looks at this file: line -> field -> text. */
let mended = /** @type {Record<string, Record<string, string>>} */ ({});
/** What was said of its columns; null: nothing. @type {import("./columns.js").ByHand | null} */
let byHand = null;
let id = uuid();

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void dryRun();
});
form.addEventListener("input", () => {
  result.hidden = true;
  mended = {};
  byHand = null;
  shown = null;
  done.replaceChildren();
  list.replaceChildren(); // what was typed there is of the other file
  id = uuid();
});
button.addEventListener("click", () => void carryOut());
look.addEventListener("click", () => void dryRun());
list.addEventListener("change", () => {
  id = uuid(); // other ticks are another command, also where the answer to the last one was lost
  label();
});
document.addEventListener("hall:undone", () => void dryRun());
list.addEventListener("input", (event) => {
  if (/** @type {HTMLElement} */ (event.target).dataset.cell) look.dataset.wanted = "true";
});

async function dryRun() {
  for (const [line, cells] of Object.entries(typed(list))) mended[line] = { ...mended[line], ...cells };
  const got = await send({ dry_run: "1" }, "Reading the file …");
  if (got && isLook(got)) show(got);
  return Boolean(got?.preview);
}

/** What was typed over cells was typed for other columns. @param {import("./columns.js").ByHand} said */
function readAnew(said) {
  byHand = said;
  mended = {};
  list.replaceChildren();
  id = uuid();
  const from = document.activeElement?.matches("input[type=radio]") ? "input[name=heading-line]:checked" : "summary";
  const ours = mapping.contains(document.activeElement);
  void dryRun().then(() => ours && find(from, mapping)?.focus()); // what was pressed is made anew
}

async function carryOut() {
  if (!shown) return;
  if (!shown.preview.plan) return enterWhole();
  const chosen = ticks(list);
  const { late } = shown.preview.plan;
  if (chosen.enter.length && late.length && !(await agreed(chosen.enter.length, late))) return;
  const got = await sendLocked({ ticks: JSON.stringify(chosen), read_seq: String(shown.seq) });
  if (got && recorded(got)) await told(got, count(chosen));
  else if (got?.code === "ListChangedMeanwhile") conflict(got);
}

async function enterWhole() {
  const got = await sendLocked({ read_seq: String(page?.seq ?? 0) });
  if (recorded(got)) location.assign(form.dataset.entries ?? "/");
  else if (got && isLook(got)) show(got);
}

/** @param {Record<string, string>} fields */
async function sendLocked(fields) {
  button.disabled = true;
  const got = await send({ dry_run: "0", ...fields }, "Recording …");
  if (got) id = uuid(); // an answer came: the next click is another command
  button.disabled = false;
  return got;
}

/** @param {FileAnswer} got @returns {got is Looked} */
const isLook = (got) => got.preview !== undefined;

const recorded = (/** @type {FileAnswer | null} */ got) => got?.status === "recorded" || got?.status === "already-recorded";

/** The question of a late entry, once for all of them. @param {number} number @param {string[]} late */
function agreed(number, late) {
  const lines = late.map((line) => make("li", {}, line));
  return confirm({
    title: number === 1 ? "One late entry?" : `${number} late entries?`,
    content: [make("ul", {}, ...lines)],
    yes: number === 1 ? "Enter the player" : "Enter them",
  });
}

/** @param {FileAnswer} got @param {string} words */
async function told(got, words) {
  const undo = make("button", { class: "button small", type: "button", "data-undo": String(got.first_seq), "data-what": words }, "Take it all back …");
  const entries = make("a", { class: "button small", href: form.dataset.entries ?? "/" }, "Entries");
  await dryRun();
  const buttons = form.dataset.canUndo ? [undo, " ", entries] : [entries];
  done.replaceChildren(make("p", { class: "notice ok" }, `Recorded: ${words}.`, " ", ...buttons));
  announce(`Recorded: ${words}.`);
  result.scrollIntoView({ block: "start" });
}

/** Both sides of what moved stand above the list, which is read anew. @param {FileAnswer} got */
function conflict(got) {
  const { moved: changes = [] } = /** @type {{moved?: {what: string, shown: string, now: string}[]}} */ (got.facts ?? {});
  const moved = changes.map((each) => make("li", {}, make("strong", {}, `${each.what}: `), `you saw “${each.shown}”, now “${each.now}”`));
  const events = (got.events ?? []).map((event) => make("li", { class: "fine" }, `#${event.seq} ${event.text} (${event.actor_name})`));
  void dryRun().then(() => {
    done.replaceChildren(make("div", { class: "notice bad", role: "alert" },
      make("p", {}, make("strong", {}, "Nothing was done: the entries have changed since you looked. The list is shown as it is now.")),
      make("ul", {}, ...moved, ...events)));
    result.scrollIntoView({ block: "start" });
  });
}

/** @param {Record<string, string>} fields @param {string} words @returns {Promise<FileAnswer | null>} */
async function send(fields, words) {
  clearErrors(form);
  say("sending", words);
  const body = new FormData(form);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (Object.keys(mended).length) body.set("mended", JSON.stringify(mended));
  if (byHand) body.set("columns", JSON.stringify(byHand));
  body.set("command_id", id);
  body.set("device", deviceName());
  const head = newestHead();
  if (head) body.set("head", head);
  try {
    const got = await post(address, body);
    const failed = ["error", "refused", "conflict"].includes(got.status) && !got.preview;
    say(failed ? "refused" : "recorded", failed ? (showErrors(form, got) ? seeFields() : "Refused: see above.") : "");
    return got;
  } catch (error) {
    say("refused", error instanceof LoggedOut
      ? "You have been logged out; log in in another tab and try again."
      : "The server does not answer; try again. Nothing is done twice.");
    return null;
  }
}

/** @param {Looked} got */
function show(got) {
  const { preview } = got;
  shown = got;
  result.hidden = false;
  done.replaceChildren();
  delete look.dataset.wanted;
  const bad = preview.rows.filter((row) => row.problems.length);
  text("title", preview.kind === "trf" ? `Report: ${preview.name ?? ""}` : "Entry list");
  text("tally", `${preview.rows.length} players, ${bad.length ? `${bad.length} with problems` : preview.problems?.length ? "the file has problems" : "no problems"}${preview.rounds ? `, ${preview.rounds} rounds, ${preview.games} games` : ""}`);
  const general = [...(preview.problems ?? []), ...(preview.notes ?? [])];
  const notes = /** @type {HTMLElement} */ (find("[data-part=problems]", result));
  notes.hidden = general.length === 0;
  notes.replaceChildren(...general.map((/** @type {string} */ line) => make("li", {}, line)));
  const columns = Object.entries(preview.columns ?? {}).map(([field, heading]) => `${heading || "(no heading)"} → ${field.replace("_", " ")}`);
  const ignored = preview.ignored_columns?.length ? `; not read: ${preview.ignored_columns.join(", ")}` : "";
  text("columns", columns.length ? `Columns: ${columns.join(", ")}${ignored}${preview.encoding ? ` (${preview.encoding})` : ""}` : "");
  mapping.replaceChildren(...(preview.file_columns ? [columnsPart(preview.file_columns, readAnew)] : []));
  list.replaceChildren(...(preview.plan ? planParts({ ...preview, plan: preview.plan }) : preview.rows.length ? [rowsTable(preview.rows)] : []));
  list.dispatchEvent(new CustomEvent("hall:fragment", { bubbles: true }));
  look.hidden = !preview.plan;
  label();
  announce(`${preview.rows.length} lines read, ${bad.length} with problems.`);
  result.scrollIntoView({ block: "start" });
}

function label() {
  if (!shown) return;
  const { preview } = shown;
  if (!preview.plan) {
    button.disabled = !preview.good || preview.rows.length === 0;
    button.textContent = preview.good ? `Enter ${preview.rows.length} players` : preview.file_columns?.by === "guess" ? "Choose the columns first" : "Mend the file first";
    return;
  }
  const words = count(ticks(list));
  button.disabled = words === "";
  button.textContent = words ? `Do what is ticked: ${words}` : "Nothing is ticked";
}

/** @param {string} part @param {string} words */
function text(part, words) {
  const element = find(`[data-part=${part}]`, result);
  if (element) element.textContent = words;
}

/** @param {string} state @param {string} words */
function say(state, words) {
  answer.dataset.state = state;
  answer.textContent = words;
}
