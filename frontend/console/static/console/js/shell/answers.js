/**
 * Answers that somebody must read: each shows as a toast when it comes, and stays behind the counter in the bar
 * until it has been read.
 */

import { OTHER_LOG } from "../outbox/commands.js";
import { clock, find, icon, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "./page.js";
import { outbox, photos } from "./shell.js";
import { toast } from "./toasts.js";

/** @typedef {import("../outbox/outbox-store.js").Kept} Kept */
/** @typedef {import("../outbox/outbox.js").Outbox} Outbox */

const lanes = [outbox, photos];
/** A form reads its answer itself within this time; that is no toast. */
const READ_BY_ITSELF = 250;
/** @type {Map<string, () => void>} what closes the toast of an order */
const toasts = new Map();

for (const lane of lanes) {
  lane.addEventListener("changed", show);
  lane.addEventListener("answer", (event) => {
    const { command_id: id } = event.detail.order;
    window.setTimeout(() => showRefusal(lane, id), READ_BY_ITSELF);
  });
}

function show() {
  const counter = find("#answers");
  if (!counter) return;
  const unread = lanes.flatMap((lane) => toRead(lane).map((kept) => ({ lane, kept })));
  counter.hidden = unread.length === 0;
  const number = find("[data-part=count]", counter);
  if (number) number.textContent = String(unread.length);
  find("[data-part=list]", counter)?.replaceChildren(...unread.map(({ lane, kept }) => make("li", {}, card(lane, kept))));
  const ids = new Set(unread.map(({ kept }) => kept.command_id));
  for (const [id, close] of toasts) {
    if (ids.has(id)) continue;
    close();
    toasts.delete(id);
  }
}

/** @param {Outbox} lane @param {string} id */
function showRefusal(lane, id) {
  const kept = toRead(lane).find((one) => one.command_id === id);
  if (!kept) return;
  const { title, why, todo } = words(kept);
  toasts.set(id, toast(say("Script-Answers.toast", { title, why, todo }), { kind: "bad", content: [card(lane, kept)] }));
}

/** What was typed on a page of another log has a question of its own (`other-log.js`). @param {Outbox} lane */
function toRead(lane) {
  return lane.unread.filter((kept) => kept.answer?.code !== OTHER_LOG || kept.slug !== page?.slug);
}

/** @param {Kept} kept */
function words(kept) {
  const what = kept.label || say("Script-Answers.order");
  const why = kept.answer?.message ?? kept.answer?.code ?? "";
  if (kept.answer?.status === "conflict") {
    const resolve = kept.subject.startsWith("game:") ? say("Script-Answers.resolve-on-the-board") : say("Script-Answers.look-and-decide");
    return { title: say("Script-Answers.met-another", { what }), why, todo: resolve, broken: false };
  }
  if (kept.answer?.code === "server-broke") return { title: say("Script-Answers.not-sent", { what }), why, todo: say("Script-Answers.tell-who-runs-it"), broken: true };
  return { title: say("Script-Answers.refused", { what }), why, todo: say("Script-Answers.nothing-recorded"), broken: false };
}

/** @param {Outbox} lane @param {Kept} kept */
function card(lane, kept) {
  const { title, why, todo, broken } = words(kept);
  const button = make("button", { class: "button small", type: "button" }, broken ? say("Script-Answers.send-again") : say("Script-Common.read"));
  button.addEventListener("click", () => void (broken ? lane.again(kept.place) : lane.dismiss(kept.place)));
  return make("div", { class: "answer" },
    icon(kept.answer?.status === "conflict" ? "conflict" : "refused"),
    make("div", {}, make("strong", {}, title), make("p", {}, why), make("p", { class: "fine" }, say("Script-Answers.card", { todo, time: clock(kept.typed_at) }))),
    button);
}
