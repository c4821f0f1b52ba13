/** On the list of tournaments and at the log-in: where the hall is led, with the way to hand over what was typed. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { put } from "./browser.js";

const { Outbox } = await import("../../frontend/console/static/console/js/outbox/outbox.js");
const { OutboxStore } = await import("../../frontend/console/static/console/js/outbox/outbox-store.js");
const { offerOtherMachine } = await import("../../frontend/console/static/console/js/shell/machines-outside.js");

const OTHER = "http://other.test:8000";
const HERE = { hall: "h", epoch: 1, leads: true, led_at: "", others: [OTHER] };
/** @type {[InstanceType<typeof Outbox>, InstanceType<typeof Outbox>]} */
const lanes = [new Outbox(OutboxStore.ofOrders(), "", "orders"), new Outbox(OutboxStore.ofPhotos(), "", "photos")];
/** @type {Record<string, object>} what each address answers */
let answers = {};
/** @type {string[]} */
let asked = [];

const notice = () => document.querySelector("#elsewhere")?.textContent ?? "";
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

async function later() {
  mock.timers.tick(5_000);
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

beforeEach(() => {
  put('<main id="main"></main>');
  mock.timers.enable({ apis: ["setTimeout"] });
  localStorage.setItem("openhall.machines", JSON.stringify(HERE));
  answers = {};
  asked = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const body = answers[String(url)];
    if (!body) throw new TypeError("no answer");
    return new Response(JSON.stringify(body));
  };
});
afterEach(() => mock.timers.reset());

test("a device that knows of no second machine asks nobody", async () => {
  localStorage.removeItem("openhall.machines");
  void offerOtherMachine(lanes);
  await later();
  assert.deepEqual(asked, []);
});

test("while this server leads, the other one is not asked", async () => {
  answers["/machine/"] = HERE;
  void offerOtherMachine(lanes);
  await later();
  assert.deepEqual(new Set(asked), new Set(["/machine/"]));
  assert.equal(notice(), "");
});

test("a silent server's page says that the other one may lead, that it does, and when this one is back, nothing", async () => {
  void offerOtherMachine(lanes);
  await later();
  assert.match(notice(), /does not answer/);
  answers[`${OTHER}/machine/`] = { ...HERE, epoch: 2 };
  await later();
  assert.match(notice(), new RegExp(`led at ${OTHER}`));
  assert.equal(document.querySelectorAll("#elsewhere button").length, 1);
  answers["/machine/"] = { ...HERE, epoch: 2 };
  await later();
  assert.equal(notice(), "");
});

test("a server that leads no more sends on to the one that does", async () => {
  answers["/machine/"] = { ...HERE, leads: false };
  answers[`${OTHER}/machine/`] = { ...HERE, epoch: 2 };
  void offerOtherMachine(lanes);
  await later();
  assert.match(notice(), new RegExp(`led at ${OTHER}`));
});
