/**
 * Start of play: seats are tapped (again: somebody sits there), forfeits confirmed once the default
 * time is over, absentees withdrawn. Taps go through the outbox, so they outlive the network.
 */

import { readHere } from "../forms/forms.js";
import { noteSeen } from "../results/board-notes.js";
import { order } from "../outbox/commands.js";
import { askReason, confirm } from "../forms/dialogs.js";
import { countDown } from "./default-time.js";
import { announce, find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { clearErrors, showErrors } from "../forms/field-errors.js";
import { page } from "../shell/page.js";
import { outbox } from "../shell/shell.js";
import { toast } from "../shell/toasts.js";

let wasOver = false;
/** @type {Map<string, boolean>} tour lists by id: as the reader left them */
const opened = new Map();
let mine = find("#my-seats") ? /** @type {HTMLInputElement} */ (find("#my-seats")).checked : false;

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const seat = target.closest(".seat");
  if (seat) tap(/** @type {HTMLButtonElement} */ (seat));
  else if (target.closest("[data-seen]")) seen(/** @type {HTMLButtonElement} */ (target.closest("[data-seen]")));
  else if (target.closest("#confirm-ticked")) void confirmTicked();
  else if (target.closest("#withdraw-ticked")) void withdrawTicked();
});
document.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.id !== "my-seats") return;
  mine = field.checked;
  arrange();
});
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.id !== "clock-form") return;
  event.preventDefault();
  void setClocks(form);
});
document.addEventListener("toggle", (event) => {
  const list = /** @type {HTMLDetailsElement} */ (event.target);
  if (list.id.startsWith("tour-")) opened.set(list.id, list.open);
}, true);
document.addEventListener("hall:fragment", arrange);
outbox.addEventListener("answer", onAnswer);
outbox.addEventListener("restored", arrange);
outbox.addEventListener("added", arrange);
arrange();
countDown((over) => {
  for (const button of /** @type {HTMLButtonElement[]} */ (findAll("[data-needs-end]"))) button.disabled = !over;
  const note = find("[data-part=not-yet]");
  if (note) note.hidden = over;
  if (over && !wasOver && find("#forfeits")) announce(say("Script-Start.over"));
  wasOver = over;
});

/** The page may have been made before what this device still has to send. */
function arrange() {
  const choice = /** @type {HTMLInputElement | null} */ (find("#my-seats"));
  if (choice) choice.checked = mine;
  for (const [id, open] of opened) {
    const list = /** @type {HTMLDetailsElement | null} */ (find(`#${id}`));
    if (list) list.open = open;
  }
  for (const line of findAll(".seats li")) line.hidden = mine && line.dataset.mine !== "true";
  for (const waiting of outbox.waiting) {
    if (waiting.slug !== page?.slug) continue;
    const { game, colour } = waiting.body.command ?? {};
    const seat = find(`.seat[data-game="${game}"][data-colour="${colour}"]`);
    if (!seat) continue;
    press(seat, waiting.path.includes("note-empty-seat"));
    seat.dataset.state = "sending";
  }
}

/** @param {HTMLElement} seat @param {boolean} empty */
function press(seat, empty) {
  seat.setAttribute("aria-pressed", String(empty));
}

/** @param {HTMLButtonElement} seat */
function tap(seat) {
  const empty = seat.getAttribute("aria-pressed") !== "true";
  const { game = "" } = seat.dataset;
  const colour = /** @type {"w" | "b"} */ (seat.dataset.colour);
  const board = /** @type {HTMLElement} */ (seat.closest("li")).dataset.board;
  const name = find(".name", seat)?.textContent ?? "";
  const label = say(empty ? "Script-Start.not-there" : "Script-Start.there", { board: board ?? "", name: name ?? "" });
  press(seat, empty);
  seat.dataset.state = "sending";
  announce(label);
  void outbox.put(order(empty ? "note-empty-seat" : "note-taken-seat", { game, colour }, { subject: `game:${game}`, label }));
}

/** @param {HTMLButtonElement} button */
function seen(button) {
  const { seen: game = "", board = "" } = button.dataset;
  button.disabled = true;
  void noteSeen(game, board).then(() => {
    button.disabled = false;
  });
}

/** @param {CustomEvent<import("../outbox/outbox.js").Events["answer"]>} event */
function onAnswer(event) {
  const { order: sent, answer } = event.detail;
  if (sent.slug !== page?.slug) return;
  const { game, colour } = sent.body.command ?? {};
  const seat = find(`.seat[data-game="${game}"][data-colour="${colour}"]`);
  if (!seat) return;
  delete seat.dataset.state;
  if (answer.status === "recorded" || answer.status === "already-recorded") return;
  press(seat, !sent.path.includes("note-empty-seat"));
}

async function confirmTicked() {
  const section = /** @type {HTMLElement} */ (find("#forfeits"));
  const ticked = findAll("input:checked", section).map(({ dataset }) => ({ game: dataset.game ?? "", result: dataset.result ?? "" }));
  if (ticked.length === 0) return showAnswer(section, say("Script-Start.nothing-ticked"));
  const title = say("Script-Start.confirm-forfeits", { count: ticked.length });
  const content = [say("Script-Start.all-or-none")];
  if (!(await confirm({ title, content, yes: say("Script-Start.confirm") }))) return undefined;
  const round = Number(find("#start-of-play")?.dataset.round);
  return send("#forfeits", order("declare-forfeits", { round, forfeits: ticked }, { subject: `round:${round}`, label: say("Script-Start.forfeits", { count: ticked.length }) }));
}

async function withdrawTicked() {
  const section = /** @type {HTMLElement} */ (find("#absentees"));
  const players = findAll("input:checked", section).map(({ dataset }) => Number(dataset.player));
  if (players.length === 0) return showAnswer(section, say("Script-Start.nobody-ticked"));
  const reason = await askReason({
    title: say("Script-Start.withdraw-players", { count: players.length }),
    content: [say("Script-Start.not-paired")],
    reasons: [say("Script-Group.absent"), say("Script-Group.told"), say("Script-Common.arbiter-decision")],
    yes: say("Script-Start.withdraw"),
    danger: true,
  });
  if (reason === null) return undefined;
  return send("#absentees", order("withdraw-players", { players }, { label: say("Script-Start.withdrawn", { count: players.length }), reason }));
}

/** @param {HTMLFormElement} form the time on today's date, by this device's clock */
async function setClocks(form) {
  const round = Number(find("#start-of-play")?.dataset.round);
  const [hours, minutes] = String(new FormData(form).get("at")).split(":").map(Number);
  const at = new Date();
  at.setHours(hours, minutes, 0, 0);
  const reason = await askReason({
    title: say("Script-Start.started-at", { round, time: form.at.value }),
    content: [say("Script-Start.default-time")],
    reasons: [say("Script-Start.recorded-later"), say("Script-Start.mistyped"), say("Script-Start.began-later")],
    yes: say("Script-Start.set-time"),
  });
  if (reason === null) return;
  clearErrors(form);
  const wanted = order("start-clocks", { round, at: at.toISOString() }, { subject: `round:${round}`, label: say("Script-Start.clocks", { round }), reason });
  const answer = await outbox.put(wanted);
  if (answer.status === "recorded" || answer.status === "already-recorded") toast(say("Script-Start.time-recorded"), { kind: "ok" });
  else {
    showErrors(form, answer);
    if (form.isConnected && !answer.resync) await readHere(wanted.command_id);
  }
}

/** @param {string} place @param {import("../outbox/commands.js").Order} wanted */
async function send(place, wanted) {
  const before = find(place);
  if (before) showAnswer(before, say("Script-Common.sending"));
  const answer = await outbox.put(wanted);
  const good = answer.status === "recorded" || answer.status === "already-recorded";
  const words = good ? say("Script-Common.recorded") : (answer.message ?? say("Script-Common.refused"));
  if (good) announce(words);
  const section = find(place);
  if (section) showAnswer(section, words);
}

/** @param {HTMLElement} section @param {string} words */
function showAnswer(section, words) {
  const answer = find("[data-part=answer]", section);
  if (answer) answer.textContent = words;
}
