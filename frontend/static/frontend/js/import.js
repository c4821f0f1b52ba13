/** A file is shown line by line with its problems before anything is entered. */

import { LoggedOut, post } from "./commands.js";
import { deviceName } from "./device.js";
import { announce, find, icon, make } from "./dom.js";
import { uuid } from "./ids.js";
import { newestHead } from "./log-place.js";
import { page } from "./page.js";
import "./shell.js";

const form = /** @type {HTMLFormElement} */ (find("#import"));
const result = /** @type {HTMLElement} */ (find("#dry-run"));
const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
const button = /** @type {HTMLButtonElement} */ (find("#import-confirm"));
const onlyProblems = /** @type {HTMLInputElement} */ (find("#problems-only"));
const address = `${page?.api}tournaments/${page?.slug}/imports/`;
let id = uuid();

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void dryRun();
});
form.addEventListener("input", () => {
  result.hidden = true;
  id = uuid();
});
button.addEventListener("click", () => void enter());
onlyProblems.addEventListener("input", filter);

async function dryRun() {
  const shown = await send("1", "Reading the file …");
  if (shown?.preview) show(shown.preview);
}

async function enter() {
  button.disabled = true;
  const done = await send("0", "Entering …");
  button.disabled = false;
  if (done?.status === "recorded" || done?.status === "already-recorded") {
    location.assign(form.dataset.entries ?? "/");
  } else if (done?.preview) show(done.preview);
}

/** @param {string} dry @param {string} words @returns {Promise<any>} */
async function send(dry, words) {
  say("sending", words);
  const body = new FormData(form);
  body.set("dry_run", dry);
  body.set("command_id", id);
  body.set("device", deviceName());
  body.set("read_seq", String(page?.seq ?? 0));
  const head = newestHead();
  if (head) body.set("head", head);
  try {
    const got = await post(address, body);
    const failed = ["error", "refused", "conflict"].includes(got.status) && !got.preview;
    say(failed ? "refused" : "recorded", failed ? (got.message ?? "Refused.") : "");
    return got;
  } catch (error) {
    say("refused", error instanceof LoggedOut
      ? "You have been logged out; log in in another tab and try again."
      : "The server does not answer; try again. Nothing is entered twice.");
    return null;
  }
}

/** @param {any} preview */
function show(preview) {
  const bad = preview.rows.filter((/** @type {any} */ row) => row.problems.length);
  result.hidden = false;
  text("title", preview.kind === "trf" ? `Report: ${preview.name ?? ""}` : "Entry list");
  text("tally", `${preview.rows.length} players, ${bad.length ? `${bad.length} with problems` : preview.problems?.length ? "the file has problems" : "no problems"}${preview.rounds ? `, ${preview.rounds} rounds, ${preview.games} games` : ""}`);
  const general = [...(preview.problems ?? []), ...(preview.notes ?? [])];
  const list = /** @type {HTMLElement} */ (find("[data-part=problems]", result));
  list.hidden = general.length === 0;
  list.replaceChildren(...general.map((/** @type {string} */ line) => make("li", {}, line)));
  const columns = Object.entries(preview.columns ?? {}).map(([field, heading]) => `${heading} → ${field.replace("_", " ")}`);
  const ignored = preview.ignored_columns?.length ? `; not read: ${preview.ignored_columns.join(", ")}` : "";
  text("columns", columns.length ? `Columns: ${columns.join(", ")}${ignored}${preview.encoding ? ` (${preview.encoding})` : ""}` : "");
  find("[data-part=rows]", result)?.replaceChildren(...preview.rows.map(line));
  const good = preview.good;
  button.disabled = !good || preview.rows.length === 0;
  button.textContent = good ? `Enter ${preview.rows.length} players` : "Mend the file first";
  filter();
  announce(`${preview.rows.length} lines read, ${bad.length} with problems.`);
  result.scrollIntoView({ block: "start" });
}

/** @param {any} row */
function line(row) {
  const problems = row.problems.map((/** @type {string} */ problem) => make("li", { class: "error" }, icon("refused"), problem));
  const notes = (row.notes ?? []).map((/** @type {string} */ note) => make("li", { class: "fine" }, note));
  return make("tr", { "data-problems": String(row.problems.length) },
    make("td", { class: "num" }, String(row.line)),
    make("th", { scope: "row" }, make("span", { class: "title" }, row.title ?? ""), ` ${row.name || "(no name)"}`),
    make("td", {}, row.federation ?? ""),
    make("td", { class: "num" }, String(row.rating || "–")),
    make("td", {}, row.problems.length ? "not entered" : "entered"),
    make("td", { class: "wrap" }, make("ul", { class: "row-problems" }, ...problems, ...notes)));
}

function filter() {
  for (const row of /** @type {HTMLElement[]} */ ([...result.querySelectorAll("tbody tr")])) {
    row.hidden = onlyProblems.checked && row.dataset.problems === "0";
  }
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
