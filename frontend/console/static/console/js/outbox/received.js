/**
 * On the machine that leads now: what waited at the old address is taken over into this browser's outbox, shown, and sent
 * when its typist has logged in here. It comes from a page of the other machine that has opened this one, and from nobody
 * else; each order keeps its id, so that nothing is done twice.
 *
 * @typedef {import("./outbox-store.js").Kept} Kept
 * @typedef {import("./recorded-store.js").Remembered} Remembered
 */

import { clock, find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { dueKey } from "./other-log-due.js";
import { OutboxStore } from "./outbox-store.js";
import { keepAll } from "./recorded-store.js";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SLUG = /^[A-Za-z0-9_-]{1,100}$/;
/** Below the API of a tournament, and nowhere else. */
const PATH = /^[a-z0-9-]+(\/[a-z0-9-]+)*\/$/;
/** Milliseconds in which the page that has opened this one must have said something. */
const SPEAKS_WITHIN = 5_000;

/** @type {{origins: string[], leads: boolean}} */
const here = JSON.parse(document.getElementById("here")?.textContent ?? "{}");
const opener = /** @type {Window | null} */ (window.opener);
const lanes = { orders: OutboxStore.ofOrders(), photos: OutboxStore.ofPhotos() };
const late = window.setTimeout(() => write(say("Script-Received.nobody")), SPEAKS_WITHIN);

window.addEventListener("message", (event) => {
  if (opener === null || event.source !== opener || event.data?.openhall !== "orders") return;
  clearTimeout(late);
  if (here.origins.includes(event.origin)) void take(event.data, event.origin);
  else write(say("Script-Received.unknown", { address: event.origin }));
});
for (const origin of here.origins) opener?.postMessage({ openhall: "ready" }, origin);

/** @param {{orders?: unknown, photos?: unknown, recorded?: unknown, pass?: unknown}} parcel @param {string} origin */
async function take(parcel, origin) {
  if (here.leads && parcel.pass && typeof parcel.pass === "string") await goOn(parcel.pass);
  const orders = [...(await stored(lanes.orders, listed(parcel.orders))), ...(await stored(lanes.photos, listed(parcel.photos)))];
  /** @type {Remembered[]} */
  const entries = listed(parcel.recorded);
  await keepAll(entries);
  for (const { slug } of entries) if (!localStorage.getItem(dueKey(slug))) localStorage.setItem(dueKey(slug), "later");
  opener?.postMessage({ openhall: "stored", ids: orders.map((kept) => kept.command_id) }, origin);
  showOrders(orders);
}

/** A device that joined by a code is logged in here as it was there, or says that it needs a new code. @param {string} pass */
async function goOn(pass) {
  const token = /** @type {HTMLInputElement | null} */ (find("[name=csrfmiddlewaretoken]"))?.value ?? "";
  const answer = await fetch("device/", { method: "POST", headers: { "X-CSRFToken": token }, body: new URLSearchParams({ pass }) });
  const said = await answer.json().catch(() => ({}));
  const shown = find("#received-device");
  if (!shown) return;
  shown.textContent = answer.ok ? say("Script-Received.logged-in", { name: said.name }) : said.message ?? "";
  shown.classList.add(answer.ok ? "ok" : "bad");
  shown.hidden = !shown.textContent;
}

/** Into this browser's outbox, once; what it could not keep is not confirmed. @param {OutboxStore} store @param {Kept[]} orders */
async function stored(store, orders) {
  const before = new Set((await store.all()).map((kept) => kept.command_id));
  for (const { place: _, ...order } of orders) if (!before.has(order.command_id)) await store.add(order);
  return store.lasts ? orders : [];
}

/** What is an order; everything else is left out. @template {Kept | Remembered} Typed @param {unknown} given @returns {Typed[]} */
function listed(given) {
  return Array.isArray(given) ? given.filter(isOrder) : [];
}

/** @param {any} one */
const isOrder = (one) =>
  ID.test(one?.command_id) && SLUG.test(one.slug) && PATH.test(one.path) && typeof one.user === "string" && typeof one.label === "string" &&
  typeof one.body === "object" && (one.body.command_id ?? one.command_id) === one.command_id;

/** @param {Kept[]} orders */
function showOrders(orders) {
  write(orders.length ? say("Script-Received.stored", { count: orders.length }) : say("Script-Received.nothing"));
  find("#received-list")?.replaceChildren(...orders.map((kept) =>
    make("li", {}, make("strong", {}, kept.label), " ", make("span", { class: "fine" }, say("Script-Received.typed", { name: kept.by ?? "", time: clock(kept.typed_at) })))));
  const on = find("#received-on");
  if (on) on.hidden = false;
}

/** @param {string} words */
function write(words) {
  const says = find("#received");
  if (says) says.textContent = words;
}
