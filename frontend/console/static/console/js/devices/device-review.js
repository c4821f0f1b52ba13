/**
 * What a revoked device typed, board by board: C confirms what stands, a result's key corrects it
 * with a reason; then the next board in doubt comes by itself.
 */

import { order } from "../outbox/commands.js";
import { askReason } from "../forms/dialogs.js";
import { announce, find, findAll, make, takesText } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import "../forms/forms.js";
import { read } from "../results/keymaps.js";
import { RESULTS, resultText } from "../results/result-words.js";
import { outbox } from "../shell/shell.js";
import { chooseResult } from "../results/result-dialogs.js";

const KEYS = "105";
const reasons = () => [say("Script-CorrectionDialogs.slip-says-so"), say("Script-CorrectionDialogs.players-agree"), say("Script-Common.arbiter-decision")];
const sent = new Set();

/** @returns {HTMLElement[]} the lines that nobody has looked at yet */
const doubtful = () =>
  findAll("#review tr[data-fate=in-doubt]").filter((line) => !sent.has(line.dataset.game));

let current = "";
choose(doubtful()[0]);

document.addEventListener("hall:fragment", () => {
  const lines = doubtful();
  choose(lines.find((line) => line.dataset.game === current) ?? lines[0]);
});

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest("[data-review]"));
  const line = /** @type {HTMLElement | null} */ (target.closest("#review tr[data-fate=in-doubt]"));
  if (line) choose(line);
  if (!line || !button) return;
  if (button.dataset.review === "confirm") void confirm(line);
  else void chooseAndCorrect(line);
});

document.addEventListener("hall:answered", (event) => {
  const { status, asked } = event.detail;
  if (asked instanceof HTMLFormElement && status === "recorded") location.reload();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target) || find("dialog[open]")) return;
  const line = doubtful().find((one) => one.dataset.game === current);
  const stroke = line && read(KEYS, "plain", event);
  if (!line || !stroke) return;
  if (act(line, stroke)) event.preventDefault();
});

/** @param {HTMLElement} line @param {import("../results/keymaps.js").Stroke} stroke @returns {boolean} whether it was ours */
function act(line, stroke) {
  if (stroke.act === "down") choose(beside(line, 1));
  else if (stroke.act === "up") choose(beside(line, -1));
  else if (stroke.act === "confirm") void confirm(line);
  else if (stroke.act === "result") void take(line, stroke.result ?? "");
  else return false;
  return true;
}

/** The key of what stands confirms it. @param {HTMLElement} line @param {string} result */
function take(line, result) {
  return result === line.dataset.standing ? confirm(line) : correct(line, result);
}

/** @param {HTMLElement} line @param {1 | -1} step */
function beside(line, step) {
  const lines = doubtful();
  return lines[lines.indexOf(line) + step] ?? line;
}

/** @param {HTMLElement | undefined} line */
function choose(line) {
  for (const other of findAll("#review tr[aria-current]")) other.removeAttribute("aria-current");
  current = line?.dataset.game ?? "";
  if (!line) return;
  line.setAttribute("aria-current", "true");
  line.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLElement} line */
async function confirm(line) {
  if (!find("[data-review=confirm]", line)) return;
  const { game = "", standing = "" } = line.dataset;
  await send(line, "confirmed", (about) => order("confirm-result", { game, result: standing }, about));
}

/** @param {HTMLElement} line */
async function chooseAndCorrect(line) {
  const { game = "", board, players = "", standing = "" } = line.dataset;
  const [white = "", black = ""] = players.split(" – ");
  const stands = { seen: standing, result: standing, reversed: false, adjourned: false, confirmable: true, played: false, missing: false };
  const result = await chooseResult({ game, board: Number(board), white, black, ...stands }, ["confirm"]);
  if (result === "confirm") await confirm(line);
  else if (result in RESULTS) await take(line, result);
}

/** @param {HTMLElement} line @param {string} result */
async function correct(line, result) {
  const { board, game = "", players = "", standing = "" } = line.dataset;
  if (!find("[data-review=correct]", line)) return;
  const reason = await askReason({
    title: say("Script-CorrectionDialogs.title", { board: board ?? "" }),
    content: [players, make("p", { class: "change" }, make("s", {}, resultText(standing)), " → ", make("strong", {}, resultText(result)))],
    reasons: reasons(),
    yes: say("Script-CorrectionDialogs.correct-to", { result: resultText(result) }),
  });
  if (reason) await send(line, "corrected", (about) => order("correct-result", { game, expected: standing, result }, { ...about, reason }));
}

/**
 * @param {HTMLElement} line
 * @param {"confirmed" | "corrected"} done
 * @param {(about: {subject: string, label: string}) => import("../outbox/commands.js").Order} ordered
 */
async function send(line, done, ordered) {
  const { game = "", board } = line.dataset;
  const next = beside(line, 1);
  sent.add(game);
  choose(next === line ? doubtful()[0] : next);
  const label = say(`Script-DeviceReview.${done}`, { board: board ?? "" });
  const answer = await outbox.put(ordered({ subject: `game:${game}`, label }));
  if (answer.status === "recorded" || answer.status === "already-recorded") announce(say("Script-DeviceReview.done", { what: label }));
  else sent.delete(game);
}
