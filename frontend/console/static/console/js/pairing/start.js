/**
 * Start of play: seats are tapped (again: somebody sits there), forfeits confirmed once the default
 * time is over, absentees withdrawn. Taps go through the outbox, so they outlive the network.
 */

import { readHere } from "../forms/forms.js";
import { noteSeen } from "../results/board-notes.js";
import { order } from "../outbox/commands.js";
import { countDown } from "../../../shared/js/countdown.js";
import { askReason, confirm } from "../forms/dialogs.js";
import { announce, find, findAll } from "../../../shared/js/dom.js";
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
  if (over && !wasOver && find("#forfeits")) announce("The default time is over. Forfeits can be confirmed.");
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
  const label = `Board ${board}: ${name} ${empty ? "is not there" : "is there"}`;
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
  if (ticked.length === 0) return say(section, "Nothing is ticked.");
  const title = `Confirm ${ticked.length} forfeit${ticked.length === 1 ? "" : "s"}?`;
  const content = ["All of them are recorded, or none: whoever sat down meanwhile is named."];
  if (!(await confirm({ title, content, yes: "Confirm" }))) return undefined;
  const round = Number(find("#start-of-play")?.dataset.round);
  return send("#forfeits", order("declare-forfeits", { round, forfeits: ticked }, { subject: `round:${round}`, label: `${ticked.length} forfeits` }));
}

async function withdrawTicked() {
  const section = /** @type {HTMLElement} */ (find("#absentees"));
  const players = findAll("input:checked", section).map(({ dataset }) => Number(dataset.player));
  if (players.length === 0) return say(section, "Nobody is ticked.");
  const reason = await askReason({
    title: `Withdraw ${players.length} player${players.length === 1 ? "" : "s"}?`,
    content: ["They are not paired from the next round on and stay in the standings."],
    reasons: ["Absent without notice (C.05 6.5)", "Told the arbiter", "Arbiter's decision"],
    yes: "Withdraw",
    danger: true,
  });
  if (reason === null) return undefined;
  return send("#absentees", order("withdraw-players", { players }, { label: `${players.length} withdrawn`, reason }));
}

/** @param {HTMLFormElement} form the time on today's date, by this device's clock */
async function setClocks(form) {
  const round = Number(find("#start-of-play")?.dataset.round);
  const [hours, minutes] = String(new FormData(form).get("at")).split(":").map(Number);
  const at = new Date();
  at.setHours(hours, minutes, 0, 0);
  const reason = await askReason({
    title: `Clocks of round ${round} started at ${form.at.value}?`,
    content: ["The default time counts from then."],
    reasons: ["Recorded later than started", "Mistyped", "The round began later"],
    yes: "Set the time",
  });
  if (reason === null) return;
  clearErrors(form);
  const wanted = order("start-clocks", { round, at: at.toISOString() }, { subject: `round:${round}`, label: `Clocks of round ${round}`, reason });
  const answer = await outbox.put(wanted);
  if (answer.status === "recorded" || answer.status === "already-recorded") toast("The time of the clocks is recorded.", { kind: "ok" });
  else {
    showErrors(form, answer);
    if (form.isConnected && !answer.resync) await readHere(wanted.command_id);
  }
}

/** @param {string} place @param {import("../outbox/commands.js").Order} wanted */
async function send(place, wanted) {
  const before = find(place);
  if (before) say(before, "Sending …");
  const answer = await outbox.put(wanted);
  const good = answer.status === "recorded" || answer.status === "already-recorded";
  const words = good ? "Recorded." : (answer.message ?? "Refused.");
  if (good) announce(words);
  const section = find(place);
  if (section) say(section, words);
}

/** @param {HTMLElement} section @param {string} words */
function say(section, words) {
  const answer = find("[data-part=answer]", section);
  if (answer) answer.textContent = words;
}
