import assert from "node:assert/strict";
import { before, test } from "node:test";
import { put, until } from "./browser.js";
import { OutboxStore } from "../../frontend/console/static/console/js/outbox/outbox-store.js";

const OLD = "http://old.test:8000";
/** @type {{said: any, to: string}[]} what the page says to the one that has opened it */
const said = [];
const opener = { postMessage: (/** @type {any} */ message, /** @type {string} */ to) => said.push({ said: message, to }) };
const store = OutboxStore.ofOrders();

/** @param {number} number @param {object} [more] */
const order = (number, more = {}) => {
  const command_id = `00000000-0000-4000-8000-00000000000${number}`;
  return { command_id, slug: "open", user: "user:1", by: "Ann", path: "commands/enter-result/", body: { command_id }, subject: "", label: `Board ${number}`, place: number, state: "waiting", typed_at: "2026-11-28T10:00:00Z", ...more };
};

/** @param {object} data @param {{origin?: string, source?: unknown}} [from] */
function comes(data, { origin = OLD, source = opener } = {}) {
  dispatchEvent(Object.assign(new Event("message"), { data: { openhall: "orders", ...data }, origin, source }));
}

const ids = async () => (await store.all()).map((kept) => kept.command_id.slice(-1));
const told = () => document.querySelector("#received")?.textContent;

before(async () => {
  put(`<script type="application/json" id="here">${JSON.stringify({ origins: [OLD], leads: true })}</script><p id="received"></p><ul id="received-list"></ul><p id="received-on" hidden></p>`);
  Object.defineProperty(globalThis, "opener", { value: opener, configurable: true });
  await import("../../frontend/console/static/console/js/outbox/received.js");
});

test("it asks the page that has opened it, at addresses of the other machine alone", () => {
  assert.deepEqual(said.splice(0), [{ said: { openhall: "ready" }, to: OLD }]);
});

test("a page at any other address hands nothing over", async () => {
  comes({ orders: [order(1)] }, { origin: "http://elsewhere.test" });
  await until(() => told()?.includes("http://elsewhere.test"));
  assert.deepEqual(await ids(), []);
  assert.deepEqual(said, []);
});

test("nor does another window", async () => {
  comes({ orders: [order(1)] }, { source: {} });
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(await ids(), []);
  assert.deepEqual(said, []);
});

test("orders are kept once, confirmed and shown; what is no order is left out", async () => {
  const bad = [order(3, { path: "../../accounts/" }), order(4, { slug: "a/b" }), order(5, { body: { command_id: "another" } }), order(6, { command_id: "6" }), null, "7"];
  comes({ orders: [order(1), order(2), ...bad] });
  await until(() => said.length === 1);
  assert.deepEqual(said.splice(0), [{ said: { openhall: "stored", ids: [order(1).command_id, order(2).command_id] }, to: OLD }]);
  assert.deepEqual(await ids(), ["1", "2"]);
  assert.equal(document.querySelectorAll("#received-list li").length, 2);
  comes({ orders: [order(1), order(2)] });
  await until(() => said.length === 1);
  assert.deepEqual(await ids(), ["1", "2"]);
});

test("what was recorded for the old page is compared with the log when its tournament is opened", async () => {
  said.length = 0;
  comes({ recorded: [{ ...order(8), seq: 4, at: Date.now() }] });
  await until(() => said.length === 1);
  assert.equal(localStorage.getItem("openhall.other-log.open"), "later");
});
