/** On the list of tournaments: what was typed earlier on this device goes out from here too. */

import { offerOtherMachine } from "../shell/machines-outside.js";
import { find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { Outbox } from "./outbox.js";
import { OutboxStore } from "./outbox-store.js";
import { page } from "../shell/page.js";
import { remember } from "./recorded-store.js";

const user = page?.user ?? "";
/** @type {[Outbox, Outbox]} */
const lanes = [new Outbox(OutboxStore.ofOrders(), user, "orders"), new Outbox(OutboxStore.ofPhotos(), user, "photos")];

for (const lane of lanes) {
  lane.addEventListener("changed", show);
  lane.addEventListener("answer", (event) => {
    const { order, answer } = event.detail;
    if (answer.first_seq) void remember(order, answer.first_seq);
  });
  void lane.start();
}
void offerOtherMachine(lanes);

function show() {
  const notice = find("#going-out");
  if (!notice) return;
  const waiting = lanes.reduce((sum, lane) => sum + lane.waiting.length, 0);
  const unread = lanes.reduce((sum, lane) => sum + lane.unread.length, 0);
  const words = lanes.find((lane) => lane.words)?.words ?? "";
  const sent = waiting ? say("Script-HomeOutbox.on-the-way", { count: waiting, words }) : "";
  const read = unread ? say("Script-HomeOutbox.to-read", { count: unread }) : "";
  notice.hidden = !sent && !read;
  notice.textContent = `${sent} ${read}`.trim();
}
