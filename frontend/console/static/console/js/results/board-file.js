/**
 * A PGN of the electronic boards is shown game by game before anything is done: which board each is,
 * and what is wrong with it. What is ticked becomes claims, as one batch that one click takes back.
 */

import { LoggedOut, post } from "../outbox/commands.js";
import { deviceName } from "../shell/device.js";
import { announce, find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { clearErrors, showErrors } from "../forms/field-errors.js";
import { uuid } from "../outbox/ids.js";
import { own } from "../outbox/log-place.js";
import { page } from "../shell/page.js";
import "../shell/shell.js";
import "../shell/undo.js";

/** @typedef {import("types/api").GameOfFile} GameOfFile */
/** @typedef {import("types/orders-and-answers").BoardFileAnswer} BoardFileAnswer */

const form = /** @type {HTMLFormElement} */ (find("#board-file"));
const result = /** @type {HTMLElement} */ (find("#dry-run"));
const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
const done = /** @type {HTMLElement} */ (find("[data-part=done]", result));
const notes = /** @type {HTMLElement} */ (find("[data-part=problems]", result));
const rows = /** @type {HTMLElement} */ (find("[data-part=games]", result));
const button = /** @type {HTMLButtonElement} */ (find("#claim-ticked"));
const address = `${page?.api}tournaments/${page?.slug}/board-results/`;
let id = uuid();

form.addEventListener("submit", (event) => {
  if (event.submitter?.getAttribute("name")) return; // the server answers: with a file, or the page anew
  event.preventDefault();
  void look();
});
form.addEventListener("input", () => {
  result.hidden = true;
  done.replaceChildren();
  id = uuid();
});
rows.addEventListener("change", () => {
  id = uuid(); // other ticks are another command
  label();
});
button.addEventListener("click", () => void claim());
document.addEventListener("hall:undone", () => void look());

const ticked = () => findAll("input:checked", rows).map((tick) => Number(/** @type {HTMLInputElement} */ (tick).value));

async function look() {
  const got = await send({ dry_run: "1" }, say("Script-BoardFile.reading"));
  if (got?.preview) show(got.preview);
}

async function claim() {
  const lines = ticked();
  button.disabled = true;
  const got = await send({ lines: JSON.stringify(lines) }, say("Script-BoardFile.recording"));
  button.disabled = false;
  if (!got) return;
  id = uuid();
  if (got.preview) return show(got.preview);
  if (got.status !== "recorded" && got.status !== "already-recorded") return;
  await look();
  const words = say("Script-BoardFile.recorded", { count: lines.length });
  const undo = make("button", { class: "button small", type: "button", "data-undo": String(got.first_seq), "data-what": words }, say("Script-Import.take-back"));
  const boards = make("a", { class: "button small", href: form.dataset.results ?? "/" }, say("Script-BoardFile.boards"));
  done.replaceChildren(make("p", { class: "notice ok" }, words, " ", ...(form.dataset.canUndo ? [undo, " "] : []), boards));
  announce(words);
}

/** @param {Record<string, string>} fields @param {string} words @returns {Promise<BoardFileAnswer | null>} */
async function send(fields, words) {
  clearErrors(form);
  showAnswer("sending", words);
  const body = new FormData(form);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("command_id", id);
  body.set("device", deviceName());
  const head = own.newestHead();
  if (head) body.set("head", head);
  try {
    const got = /** @type {BoardFileAnswer} */ (await post(address, body));
    const failed = ["error", "refused", "conflict"].includes(got.status);
    if (failed) showErrors(form, got);
    showAnswer(failed ? "refused" : "recorded", failed ? (got.message ?? "") : "");
    return got;
  } catch (error) {
    showAnswer("refused", error instanceof LoggedOut ? say("Script-Common.logged-out") : say("Script-Import.no-answer"));
    return null;
  }
}

/** @param {import("types/api").BoardClaims} preview */
function show({ games, problems = [] }) {
  result.hidden = false;
  done.replaceChildren();
  notes.hidden = problems.length === 0;
  notes.replaceChildren(...problems.map((line) => make("li", {}, line)));
  rows.replaceChildren(...games.map(row));
  rows.dispatchEvent(new CustomEvent("hall:fragment", { bubbles: true }));
  const bad = games.filter((game) => game.kind === "problem").length;
  announce(say("Script-BoardFile.read", { count: games.length, bad }));
  label();
}

/** @param {GameOfFile} game */
function row(game) {
  const name = `${game.white} – ${game.black}`;
  const tick = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", value: String(game.line), "aria-label": say("Script-BoardFile.claim", { result: game.result_text ?? "", name }) }));
  tick.checked = game.kind === "claim";
  const words = game.problem || (game.stands ? say("Script-BoardFile.stands", { result: game.stands }) : say("Script-BoardFile.kind", { kind: game.kind }));
  return make("tr", { class: game.kind === "problem" ? "bad" : "", "data-kind": game.kind },
    make("td", {}, ...(game.kind === "claim" ? [tick] : [])),
    make("td", { class: "num" }, game.board ? String(game.board) : ""),
    make("th", { class: "name", scope: "row" }, name),
    make("td", {}, game.result_text || game.in_file),
    make("td", {}, words),
    make("td", { class: "num" }, String(game.line)));
}

function label() {
  const count = ticked().length;
  button.disabled = count === 0;
  button.textContent = say("Script-BoardFile.claim-ticked", { count });
}

/** @param {string} state @param {string} words */
function showAnswer(state, words) {
  answer.dataset.state = state;
  answer.textContent = words;
}
