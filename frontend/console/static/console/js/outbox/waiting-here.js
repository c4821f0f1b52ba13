/** On the log-in page: what was typed on this device and waits for its typist to log in. */

import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { byTypist, OutboxStore } from "./outbox-store.js";

void showWaiting();

async function showWaiting() {
  const kept = [...(await OutboxStore.ofOrders().all()), ...(await OutboxStore.ofPhotos().all())];
  const notice = find("#waiting-here");
  const waiting = byTypist(kept.filter((order) => order.state === "waiting"));
  if (!notice || waiting.size === 0) return;
  notice.replaceChildren(...[...waiting].map(([by, number]) => make("p", {}, line(by, number))));
  notice.hidden = false;
}

/** @param {string} by @param {number} number */
function line(by, number) {
  return say("Script-WaitingHere.waits", { count: number, name: by });
}
