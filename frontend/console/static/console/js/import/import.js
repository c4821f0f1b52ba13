/**
 * A file is shown before anything is done: a report whole, a list held against the entries with a
 * tick for each thing. Only what is ticked is done, as one batch that one click takes back; lines
 * with problems stay on the page and are mended there.
 */

import { LoggedOut, post } from "../outbox/commands.js";
import { deviceName } from "../shell/device.js";
import { confirm } from "../forms/dialogs.js";
import { announce, find, make } from "../../../shared/js/dom.js";
import { say, weave } from "../../../shared/js/words.js";
import { clearErrors, seeFields, showErrors } from "../forms/field-errors.js";
import { uuid } from "../outbox/ids.js";
import { columnsPart } from "./columns.js";
import { count, planParts, ticks, typed } from "./plan.js";
import { rowsTable } from "./rows.js";
import { own } from "../outbox/log-place.js";
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
  const got = await send({ dry_run: "1" }, say("Script-Import.reading"));
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
  if (got && recorded(got)) await showRecorded(got, count(chosen));
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
  const got = await send({ dry_run: "0", ...fields }, say("Script-Import.recording"));
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
    title: say("Script-Import.late", { count: number }),
    content: [make("ul", {}, ...lines)],
    yes: say("Script-Import.enter", { count: number }),
  });
}

/** @param {FileAnswer} got @param {string} words */
async function showRecorded(got, words) {
  const undo = make("button", { class: "button small", type: "button", "data-undo": String(got.first_seq), "data-what": words }, say("Script-Import.take-back"));
  const entries = make("a", { class: "button small", href: form.dataset.entries ?? "/" }, say("Script-Import.entries"));
  await dryRun();
  const buttons = form.dataset.canUndo ? [undo, " ", entries] : [entries];
  done.replaceChildren(make("p", { class: "notice ok" }, say("Script-Import.recorded", { what: words }), " ", ...buttons));
  announce(say("Script-Import.recorded", { what: words }));
  result.scrollIntoView({ block: "start" });
}

/** Both sides of what moved stand above the list, which is read anew. @param {FileAnswer} got */
function conflict(got) {
  const { moved: changes = [] } = /** @type {{moved?: {what: string, shown: string, now: string}[]}} */ (got.facts ?? {});
  const moved = changes.map((each) => make("li", {}, ...weave("Script-Import.saw", { ...each, what: make("strong", {}, `${each.what}:`) })));
  const events = (got.events ?? []).map((event) => make("li", { class: "fine" }, say("Script-Import.event", { seq: event.seq, text: event.text, name: event.actor_name })));
  void dryRun().then(() => {
    done.replaceChildren(make("div", { class: "notice bad", role: "alert" },
      make("p", {}, make("strong", {}, say("Script-Import.nothing-done"))),
      make("ul", {}, ...moved, ...events)));
    result.scrollIntoView({ block: "start" });
  });
}

/** @param {Record<string, string>} fields @param {string} words @returns {Promise<FileAnswer | null>} */
async function send(fields, words) {
  clearErrors(form);
  showAnswer("sending", words);
  const body = new FormData(form);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (Object.keys(mended).length) body.set("mended", JSON.stringify(mended));
  if (byHand) body.set("columns", JSON.stringify(byHand));
  body.set("command_id", id);
  body.set("device", deviceName());
  const head = own.newestHead();
  if (head) body.set("head", head);
  try {
    const got = await post(address, body);
    const failed = ["error", "refused", "conflict"].includes(got.status) && !got.preview;
    showAnswer(failed ? "refused" : "recorded", failed ? (showErrors(form, got) ? seeFields() : say("Script-Common.see-above")) : "");
    return got;
  } catch (error) {
    showAnswer("refused", error instanceof LoggedOut
      ? say("Script-Common.logged-out")
      : say("Script-Import.no-answer"));
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
  text("title", preview.kind === "trf" ? say("Script-Import.report", { name: preview.name ?? "" }) : say("Script-Import.list"));
  text("tally", tally(preview, bad.length));
  const general = [...(preview.problems ?? []), ...(preview.notes ?? [])];
  const notes = /** @type {HTMLElement} */ (find("[data-part=problems]", result));
  notes.hidden = general.length === 0;
  notes.replaceChildren(...general.map((/** @type {string} */ line) => make("li", {}, line)));
  const columns = Object.entries(preview.columns ?? {}).map(([field, heading]) => say("Script-Import.column", { heading: heading || say("Script-Import.no-heading"), field: field.replace("_", " ") }));
  text("columns", columns.length ? columnWords(columns.join(", "), preview) : "");
  mapping.replaceChildren(...(preview.file_columns ? [columnsPart(preview.file_columns, readAnew)] : []));
  list.replaceChildren(...(preview.plan ? planParts({ ...preview, plan: preview.plan }) : preview.rows.length ? [rowsTable(preview.rows)] : []));
  list.dispatchEvent(new CustomEvent("hall:fragment", { bubbles: true }));
  look.hidden = !preview.plan;
  label();
  announce(say("Script-Import.read", { count: preview.rows.length, bad: bad.length }));
  result.scrollIntoView({ block: "start" });
}

/** @param {import("types/api").Preview} preview @param {number} bad lines with problems */
function tally({ rows, problems: general, rounds, games }, bad) {
  const problems = bad ? say("Script-Import.with-problems", { count: bad }) : say(general?.length ? "Script-Import.file-has-problems" : "Script-Import.no-problems");
  const players = say("Script-Import.players", { count: rows.length });
  if (!rounds) return say("Script-Import.tally", { players, problems });
  const played = { rounds: say("Script-Import.rounds", { count: rounds }), games: say("Script-Import.games", { count: games ?? 0 }) };
  return say("Script-Import.tally-with-games", { players, problems, ...played });
}

/** @param {string} columns @param {import("types/api").Preview} preview */
function columnWords(columns, { ignored_columns: ignored, encoding }) {
  const words = ignored?.length ? say("Script-Import.columns-and-ignored", { columns, ignored: ignored.join(", ") }) : say("Script-Import.columns", { columns });
  return encoding ? say("Script-Import.encoded", { words, encoding }) : words;
}

function label() {
  if (!shown) return;
  const { preview } = shown;
  if (!preview.plan) {
    button.disabled = !preview.good || preview.rows.length === 0;
    button.textContent = preview.good ? say("Script-Import.enter-players", { count: preview.rows.length }) : preview.file_columns?.by === "guess" ? say("Script-Import.choose-first") : say("Script-Import.mend-first");
    return;
  }
  const words = count(ticks(list));
  button.disabled = words === "";
  button.textContent = words ? say("Script-Import.do-ticked", { what: words }) : say("Script-Import.nothing-ticked");
}

/** @param {string} part @param {string} words */
function text(part, words) {
  const element = find(`[data-part=${part}]`, result);
  if (element) element.textContent = words;
}

/** @param {string} state @param {string} words */
function showAnswer(state, words) {
  answer.dataset.state = state;
  answer.textContent = words;
}
