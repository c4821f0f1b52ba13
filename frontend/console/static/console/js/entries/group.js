/** A group is found by filters, ticked, and withdrawn as one batch with one reason. */

import { order } from "../outbox/commands.js";
import { askReason } from "../forms/dialogs.js";
import { announce, find, findAll } from "../../../shared/js/dom.js";
import { named, plain } from "../../../shared/js/letters.js";
import { say } from "../../../shared/js/words.js";
import { outbox } from "../shell/shell.js";

const reasons = () => [say("Script-Group.does-not-go-on"), say("Script-Group.absent"), say("Script-Group.told"), say("Script-Common.arbiter-decision")];

const field = (/** @type {string} */ selector) => /** @type {HTMLInputElement} */ (find(selector));
const lines = () => findAll("#group li");
const ticked = () => /** @type {HTMLInputElement[]} */ (findAll("#group input:checked"));

for (const selector of ["#find-in-group", "#group-federation", "#group-from", "#group-to"]) {
  field(selector)?.addEventListener("input", filter);
}
find("#group")?.addEventListener("change", count);
find("#tick-shown")?.addEventListener("click", () => tick(true));
find("#tick-none")?.addEventListener("click", () => tick(false));
find("#withdraw-group")?.addEventListener("click", () => void withdraw());

function filter() {
  const query = plain(field("#find-in-group").value);
  const federation = field("#group-federation").value;
  const from = Number(field("#group-from").value || 0);
  const to = Number(field("#group-to").value || Infinity);
  const fitting = new Set(named(lines(), query, (line) => line.dataset.find ?? ""));
  let shown = 0;
  for (const line of lines()) {
    const rating = Number(line.dataset.rating);
    const fits =
      fitting.has(line) &&
      (!federation || line.dataset.federation === federation) &&
      rating >= from &&
      rating <= to;
    line.hidden = !fits;
    shown += Number(fits);
  }
  const none = find("#nobody-shown");
  if (none) none.hidden = shown > 0;
}

/** @param {boolean} wanted all that are shown, or nobody at all */
function tick(wanted) {
  for (const line of lines()) {
    const box = /** @type {HTMLInputElement} */ (find("input", line));
    if (!wanted) box.checked = false;
    else if (!line.hidden) box.checked = true;
  }
  count();
}

function count() {
  const button = /** @type {HTMLButtonElement} */ (find("#withdraw-group"));
  const number = ticked().length;
  button.disabled = number === 0;
  button.textContent = number ? say("Script-Group.withdraw", { count: number }) : say("Script-Group.nobody");
}

async function withdraw() {
  const chosen = ticked();
  const label = say("Script-Group.label", { count: chosen.length });
  const reason = await askReason({
    title: say("Script-Group.title", { count: chosen.length }),
    content: [say("Script-Group.whole-batch")],
    reasons: reasons(),
    yes: say("Script-Group.yes", { count: chosen.length }),
    danger: true,
  });
  if (reason === null) return;
  const players = chosen.map(({ dataset }) => Number(dataset.player));
  const answer = await outbox.put(order("withdraw-players", { players }, { label, reason }));
  const good = answer.status === "recorded" || answer.status === "already-recorded";
  const words = good ? say("Script-Group.recorded", { what: label }) : (answer.message ?? say("Script-Common.refused"));
  /** @type {HTMLElement} */ (find("#group-answer")).textContent = words;
  announce(words);
  if (!good) return;
  for (const box of chosen) box.closest("li")?.remove();
  count();
}
