/**
 * The results page: one key a board, everything else within reach of the same hand.
 *
 * Keys and touches become acts of the typist; frames and answers patch the lines.
 */

import { BoardList, boardOfAddress } from "./board-list.js";
import { announce, find, findAll, takesText } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { showKeys } from "./key-panel.js";
import { KEY_MAPS, read } from "./keymaps.js";
import { may, page } from "../shell/page.js";
import { iAmAt } from "../shell/presence.js";
import { resultText } from "./result-words.js";
import { showRefused } from "./refused-claims.js";
import { outbox } from "../shell/shell.js";
import { isSlip, SlipScanning } from "./slip-scanning.js";
import { closeToast } from "../shell/toasts.js";
import { Typist } from "./typist.js";
import { Verification } from "./verification.js";

const MAP_KEY = "openhall.keymap";

const DIGIT = /^[0-9]$/;

/** What is done to the chosen board: nothing, while the slip in hand is of another one. */
const OF_A_BOARD = new Set(["result", "clear", "menu", "resolve", "confirm"]);

const table = /** @type {HTMLElement} */ (find("#boards"));
const list = new BoardList(table);
const typist = new Typist(list);
const verification = new Verification(list, typist);
const slips = new SlipScanning(list, table, showCode);
const jump = /** @type {HTMLInputElement} */ (find("#jump"));
/** Nobody chooses keys who types no results. */
const mapChoice = /** @type {HTMLSelectElement | null} */ (find("#keymap"));

const kept = localStorage.getItem(MAP_KEY) ?? "";
let map = kept in KEY_MAPS ? kept : "105";
/** @type {import("./keymaps.js").Layer} */
let layer = "plain";
let digits = "";
/** @type {(() => void)[]} what was pressed before the outbox knew what an earlier page had left */
const early = [];

if (mapChoice) mapChoice.value = map;
showKeys(map, layer);
list.addEventListener("chosen", showCurrent);
list.addEventListener("chosen", () => iAmAt(Number(table.dataset.round), list.current?.board ?? 0));
list.filter();
list.count();
if (!page?.past) list.begin();
listen();
if (!page?.past) void outbox.ready.then(() => slips.handedOn());

function listen() {
  list.search.addEventListener("keydown", onSearchKey);
  if (page?.past) return;
  void outbox.ready.then(() => early.splice(0).forEach((pressed) => pressed()));
  document.addEventListener("keydown", onKey);
  table.addEventListener("click", (event) => inOrder(() => onTable(event)));
  for (const panel of ["#typing", "#pad", ".filters [data-act=verify]"]) {
    find(panel)?.addEventListener("click", (event) => inOrder(() => onPanel(event)));
  }
  mapChoice?.addEventListener("change", changeMap);
  jump.addEventListener("keydown", onJumpKey);
  jump.addEventListener("focus", () => jump.select());
  jump.addEventListener("blur", showCurrent);
  document.body.addEventListener("hall:frame", onFrame);
  window.addEventListener("hashchange", () => list.onBoard(boardOfAddress()) && list.begin());
  outbox.addEventListener("restored", restoreTyped);
  outbox.addEventListener("added", (event) => echo(event.detail.order));
  outbox.addEventListener("answer", onAnswer);
  outbox.addEventListener("changed", () => {
    if (outbox.trouble) for (const waiting of outbox.waiting) for (const line of linesOf(waiting)) line.wait();
    for (const moved of outbox.handedOver) for (const line of linesOf(moved)) line.moved(moved.command_id);
    if (showRefused(list.lines, linesOf)) list.count();
  });
}

// --- what comes in ---------------------------------------------------------------------------

/** What an earlier page of this device typed and the server has not answered yet. */
function restoreTyped() {
  for (const waiting of outbox.waiting) echo(waiting);
  list.filter();
  list.count();
  list.begin();
}

/** Typed on this device, on an earlier page or in another tab. @param {import("../outbox/commands.js").Order} waiting */
function echo(waiting) {
  for (const line of linesOf(waiting)) line.echo(waiting.command_id, wantedOn(line, waiting));
  list.count();
}

/** @param {CustomEvent<import("types/frames").ConsoleFrame>} event */
function onFrame(event) {
  const { boards, events } = event.detail;
  if (events.some((one) => one.type === "RoundPublished")) announceNewRound();
  if (boards.some((row) => row.replaced && list.byGame.has(row.game))) announceChange();
  const ours = boards.filter((row) => list.byGame.has(row.game));
  if (ours.length === 0) return;
  const changed = ours.filter((row) => list.byGame.get(row.game)?.patch(row, page?.user ?? ""));
  if (changed.length) announce(summary(changed));
  list.count();
  showCurrent();
}

/** @param {CustomEvent<import("../outbox/outbox.js").Events["answer"]>} event */
function onAnswer(event) {
  const { order, answer } = event.detail;
  const lines = linesOf(order);
  if (lines.length === 0) return;
  // The tray says of a batch why, and a question what is held back; at a board there is no room for that.
  const short = answer.resync ? say("Script-Results.held-back") : lines.length > 1 && answer.message ? say("Script-Results.not-taken-back") : null;
  const shortened = short ? { ...answer, message: short } : answer;
  for (const line of lines) line.answered(order.command_id, shortened);
  if (answer.status === "recorded" || answer.status === "already-recorded") announce(say(`Script-Results.${answer.status}`, { label: order.label, message: answer.message ?? "" }));
  list.count();
  showCurrent();
}

/** The boards an order is about: one, or those of a batch. @param {import("../outbox/commands.js").Order} order */
function linesOf(order) {
  if (order.slug !== page?.slug) return [];
  const { results } = order.body.command ?? {};
  const games = results?.map((each) => each.game) ?? [order.subject.replace(/^game:/, "")];
  return games.flatMap((game) => list.byGame.get(game) ?? []);
}

/** @param {import("./board-rows.js").BoardLine} line @param {import("../outbox/commands.js").Order} order */
function wantedOn(line, order) {
  const { result = null, results = [] } = order.body.command ?? {};
  if (order.path.includes("clear-results")) return null;
  return results.find((each) => each.game === line.game)?.result ?? result;
}

function announceNewRound() {
  const notice = find("#new-round");
  if (notice) notice.hidden = false;
  announce(say("Script-Results.next-round"));
}

function announceChange() {
  const notice = find("#pairing-changed");
  if (notice) notice.hidden = false;
  announce(say("Script-Results.paired-anew"));
}

/** @param {import("types/frames").BoardRow} row */
function changed({ board, result_text: result, by_name: name }) {
  return say("Script-Results.changed-board", { board, result: result || say("Script-Results.no-result"), name });
}

/** @param {import("types/frames").BoardRow[]} rows */
function summary(rows) {
  const few = rows.slice(0, 3).map(changed).join("; ");
  const more = rows.length - 3;
  return more > 0 ? say("Script-Results.changed-and-more", { boards: few, more }) : say("Script-Results.changed", { boards: few });
}

// --- keys ------------------------------------------------------------------------------------

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (takesText(event.target) || find("dialog[open]") || find("details.menu[open]")) return;
  if (slips.take(event)) return;
  const onButton = event.target instanceof HTMLElement && event.target.closest("button, a, summary, input");
  if (onButton && (event.key === "Enter" || event.key === " ")) return;
  const { key, code, shiftKey } = event;
  if (!read(map, layer, event) && (outbox.started || !DIGIT.test(key))) return;
  event.preventDefault();
  inOrder(() => press({ key, code, shiftKey }));
}

/** At once, or as soon as it is known which board comes first: that hangs on what waits. @param {() => void} pressed */
function inOrder(pressed) {
  if (outbox.started) pressed();
  else early.push(pressed);
}

/** What a key does: an earlier one may have led to the board's number. @param {{key: string, code: string, shiftKey: boolean}} event */
function press(event) {
  if (document.activeElement === jump) {
    if (DIGIT.test(event.key)) jump.setRangeText(event.key, jump.selectionStart ?? 0, jump.selectionEnd ?? 0, "end");
    else if (event.key === "Enter") goTo(jump.value);
    else if (event.key === "Escape") jump.blur();
    return;
  }
  const stroke = read(map, layer, event);
  if (stroke) act(stroke);
}

/** @param {import("./keymaps.js").Stroke} stroke */
function act({ act: name, result = "", digit = "", layer: wanted = "plain" }) {
  if (slips.elsewhere && !digits && OF_A_BOARD.has(name)) {
    slips.remind();
    return;
  }
  const acts = {
    digit: () => typeDigit(digit),
    result: () => takeDigits() && typeResult(result),
    layer: () => setLayer(layer === wanted ? "plain" : wanted),
    jump: () => jump.focus(),
    find: () => list.search.focus(),
    clear: () => void typist.clear(),
    menu: () => (digits ? takeDigits() : may("enter-result") && void typing().menu()),
    resolve: () => void typist.resolve(),
    confirm: () => typist.confirm(),
    back: () => (digits ? typeDigit("") : list.choose((!verification.on && typist.last) || list.neighbour(-1))),
    down: () => (verification.on ? verification.skip() : list.choose(list.neighbour(1))),
    up: () => list.choose(list.neighbour(-1)),
    first: () => list.choose(list.shown[0]),
    last: () => list.choose(list.shown.at(-1)),
    missing: toggleMissing,
    leave,
    verify: () => may("confirm-result") && verification.toggle(),
  };
  acts[name]();
}

/** @param {string} result */
function typeResult(result) {
  setLayer("plain");
  void typing().type(result);
}

/** Who takes the results: the first typing, or the second look. */
const typing = () => (verification.on ? verification : typist);

/** @param {import("./keymaps.js").Layer} next */
function setLayer(next) {
  layer = next;
  showKeys(map, layer);
}

/** One thing at a time: a layer or digits first, a toast, then the verification pass. */
function leave() {
  if (layer !== "plain" || digits) leaveLayer();
  else if (!closeToast() && verification.on) verification.end();
}

function leaveLayer() {
  digits = "";
  setLayer("plain");
  showCurrent();
}

function toggleMissing() {
  list.missingOnly.checked = !list.missingOnly.checked;
  list.filter();
}

function changeMap() {
  if (!mapChoice) return;
  map = mapChoice.value;
  localStorage.setItem(MAP_KEY, map);
  showKeys(map, layer);
  mapChoice.blur();
}

// --- going to a board ------------------------------------------------------------------------

/** One more digit of the board's number; "" takes the last one away. @param {string} digit */
function typeDigit(digit) {
  digits = digit ? (digits + digit).slice(-4) : digits.slice(0, -1);
  showCurrent();
}

/** Go to the board typed before the result key; without digits the chosen board stays. */
function takeDigits() {
  const typed = digits;
  digits = "";
  return typed === "" || goTo(typed);
}

/** @param {string} typed @returns {boolean} whether there is such a board */
function goTo(typed) {
  const line = list.onBoard(Number(typed));
  if (line) {
    jump.blur();
    list.choose(line);
    return true;
  }
  announce(say("Script-Results.no-board", { board: typed }));
  jump.classList.add("wrong");
  window.setTimeout(() => jump.classList.remove("wrong"), 800);
  if (document.activeElement === jump) jump.select();
  else showCurrent();
  return false;
}

/** @param {KeyboardEvent} event */
function onJumpKey(event) {
  if (slips.take(event)) {
    if (event.key === "Enter") jump.blur();
    return;
  }
  if (event.key !== "Escape" && event.key !== "Enter") return;
  event.preventDefault();
  if (event.key === "Escape") jump.blur();
  else inOrder(() => goTo(jump.value));
}

/** @param {KeyboardEvent} event */
function onSearchKey(event) {
  if (event.key !== "Escape" && event.key !== "Enter") return;
  event.preventDefault();
  if (event.key === "Escape") {
    list.search.value = "";
    list.filter();
  } else if (isSlip(list.search.value)) {
    const code = list.search.value;
    list.search.value = "";
    list.filter();
    slips.scanned(code);
  } else {
    inOrder(() => list.choose(list.shown[0]));
  }
  list.search.blur();
}

// --- mouse and thumb -------------------------------------------------------------------------

/** @param {Event} event */
function onTable(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const claims = /** @type {HTMLElement | null} */ (target.closest("tr.claims"));
  const line = list.byGame.get(claims?.dataset.of ?? target.closest("tr")?.dataset.game ?? "");
  if (!line) return;
  list.choose(line);
  if (target.closest("[data-act=resolve]")) void typist.resolve();
  else if (target.closest("[data-act=propose]")) typist.confirm();
  else if (target.closest("[data-act=read]") && line.refused) void outbox.dismiss(line.refused.place);
  else if (target.closest("[data-act=menu]")) void typist.menu();
}

/** The panel of keys and the pad: what a key does, its button does. @param {Event} event */
function onPanel(event) {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!button) return;
  const { result, layer: wanted, act: name } = button.dataset;
  if (result) act({ act: "result", result });
  else if (wanted) act({ act: "layer", layer: /** @type {import("./keymaps.js").Layer} */ (wanted) });
  else if (name === "skip") verification.skip();
  else if (name) act({ act: /** @type {import("./keymaps.js").Stroke["act"]} */ (name) });
  button.blur();
}

/** What a scanner has typed so far stands where the board's number does. @param {string} code */
function showCode(code) {
  jump.value = code;
  if (!code) showCurrent();
  jump.classList.toggle("halfway", code !== "");
}

function showCurrent() {
  const { current } = list;
  if (document.activeElement !== jump) jump.value = digits || String(current?.board ?? "");
  jump.classList.toggle("halfway", digits !== "");
  write("#typing [data-part=white]", current?.white ?? "");
  write("#typing [data-part=black]", current?.black ?? "");
  const colours = [say("Script-Results.white"), say("Script-Results.black")];
  const [white, black] = current?.reversed ? colours.reverse() : colours; // as played
  find("#typing")?.toggleAttribute("data-reversed", current?.reversed ?? false);
  write("#typing [data-part=white-side]", white);
  write("#typing [data-part=black-side]", black);
  write("#typing [data-part=standing]", resultText(current?.seen ?? null));
  write("[data-part=pad-board]", current ? say("Script-Common.board", { board: current.board }) : "");
  write("[data-part=pad-names]", current ? say("Script-Results.pairing", { "first-colour": white, first: current.white, "second-colour": black, second: current.black }) : "");
}

/** @param {string} selector @param {string} text */
function write(selector, text) {
  for (const element of findAll(selector)) element.textContent = text;
}
