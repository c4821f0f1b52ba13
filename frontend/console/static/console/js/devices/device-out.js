/** What a revoked device still keeps: orders that were typed on it and never recorded. */

import { clock, find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { OutboxStore } from "../outbox/outbox-store.js";

void listKept();

async function listKept() {
  const kept = [...(await OutboxStore.ofOrders().all()), ...(await OutboxStore.ofPhotos().all())];
  const section = find("#not-sent");
  if (!section || kept.length === 0) return;
  section.hidden = false;
  find("[data-part=list]", section)?.replaceChildren(
    ...kept.map((order) =>
      make("li", {}, make("span", {}, order.label || say("Script-DeviceOut.order")), make("time", {}, clock(order.typed_at))),
    ),
  );
}
