/** On the log-in page: what was typed on this device and waits for its typist to log in. */

import { offerOtherMachine } from "../shell/machines-outside.js";
import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { byTypist, OutboxStore } from "./outbox-store.js";
import { Outbox } from "./outbox.js";

/** Nobody's: nothing goes out from here. @type {[Outbox, Outbox]} */
const lanes = [new Outbox(OutboxStore.ofOrders(), "", "orders"), new Outbox(OutboxStore.ofPhotos(), "", "photos")];

for (const lane of lanes) {
  lane.addEventListener("changed", showWaiting);
  void lane.start();
}
void offerOtherMachine(lanes);

function showWaiting() {
  const kept = lanes.flatMap((lane) => lane.orders);
  const notice = find("#waiting-here");
  const waiting = byTypist(kept.filter((order) => order.state === "waiting"));
  if (!notice) return;
  notice.replaceChildren(...[...waiting].map(([by, number]) => make("p", {}, line(by, number))));
  notice.hidden = waiting.size === 0;
}

/** @param {string} by @param {number} number */
function line(by, number) {
  return say("Script-WaitingHere.waits", { count: number, name: by });
}
