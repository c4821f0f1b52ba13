/**
 * What was typed at this address goes to the other machine's: cookies, outbox and worker belong to an origin. This page opens
 * one there (`received.js`), gives it what waits here as soon as it asks, and marks what it has stored.
 *
 * By messages between the two windows and not in an address or a form: photos go along, nothing stands in a history, and the
 * new page can confirm. The one window takes messages from the other alone, each by the origin of the other.
 */

import { everything } from "./recorded-store.js";

/**
 * @typedef {import("./outbox-store.js").Kept} Kept
 * @typedef {import("./outbox.js").Outbox} Outbox
 */

/**
 * @param {string} address of the other machine, told by this server
 * @param {[Outbox, Outbox]} lanes what is typed, and photos
 * @param {string} pass of a device that joined by a code, "" of any other
 * @yields {number} how many orders are kept there now; -1: the browser has opened no window
 */
export async function* handOver(address, lanes, pass) {
  const { origin } = new URL(address);
  const there = window.open(`${origin}/received/?page=${encodeURIComponent(location.pathname)}`, "_blank");
  if (!there) {
    yield -1;
    return;
  }
  for await (const said of messages(there, origin)) {
    if (said.openhall === "ready") there.postMessage({ ...await parcel(lanes), pass }, origin);
    else if (said.openhall === "stored") yield await mark(lanes, new Set(said.ids), origin);
  }
}

/** What that window says, for as long as this page is open. @param {Window} there @param {string} origin */
async function* messages(there, origin) {
  /** @type {{openhall?: string, ids?: string[]}[]} */
  const come = [];
  let wake = () => {};
  window.addEventListener("message", (event) => {
    if (event.source !== there || event.origin !== origin) return;
    come.push(event.data ?? {});
    wake();
  });
  for (;;) {
    const next = come.shift();
    if (next) yield next;
    else await new Promise((resolve) => {
      wake = () => resolve(null);
    });
  }
}

/** Everything that was typed here, whoever did, and what this device was told is recorded. @param {[Outbox, Outbox]} lanes */
async function parcel([outbox, photos]) {
  const [orders, pictures, recorded] = await Promise.all([unsent(outbox.store), unsent(photos.store), everything()]);
  return { openhall: "orders", orders, photos: pictures, recorded };
}

/** @param {import("./outbox-store.js").OutboxStore} store @returns {Promise<Kept[]>} */
async function unsent(store) {
  return (await store.all()).filter((kept) => kept.state !== "moved");
}

/** @param {[Outbox, Outbox]} lanes @param {Set<string>} ids @param {string} to */
async function mark(lanes, ids, to) {
  const counts = await Promise.all(lanes.map((lane) => lane.moved(ids, to)));
  return counts.reduce((sum, count) => sum + count, 0);
}
