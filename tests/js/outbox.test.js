import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { answered, recorded, refused, reset, server, until } from "./browser.js";
import { order } from "../../frontend/console/static/console/js/outbox/commands.js";
import { Outbox } from "../../frontend/console/static/console/js/outbox/outbox.js";
import { OutboxStore } from "../../frontend/console/static/console/js/outbox/outbox-store.js";

let number = 0;
/** The name of this test's store, and of its lane. */
let lane = "";

beforeEach(() => {
  reset();
  number += 1;
  lane = `lane-${number}`;
});

/** A tab of this browser, or the same one after a reload. @param {{user?: string, begins?: boolean}} [how] */
async function tab({ user = "user:1", begins = true } = {}) {
  const outbox = new Outbox(new OutboxStore(lane), user, lane);
  /** @type {string[]} */
  const heard = [];
  outbox.addEventListener("answer", (event) => {
    const { order: sent, answer } = /** @type {CustomEvent} */ (event).detail;
    heard.push(`${sent.subject} ${answer.status}`);
  });
  if (begins) await outbox.start();
  return { outbox, heard };
}

/** @param {number} board */
const result = (board) => order("enter-result", { game: `1.1.${board}`, result: "1-0", expected: null }, { subject: `game:1.1.${board}`, label: `Board ${board}: 1–0` });

const subjects = () => server.posts.map(({ body }) => body.command.game);

/** @returns {{promise: Promise<Response>, resolve: (response: Response) => void}} an answer that comes later */
function later() {
  /** @type {(response: Response) => void} */
  let resolve = () => {};
  const promise = /** @type {Promise<Response>} */ (new Promise((done) => {
    resolve = done;
  }));
  return { promise, resolve };
}

test("an order is sent with its own id to its own tournament, and is gone once it is recorded", async () => {
  const { outbox } = await tab();
  const sent = result(3);
  const answer = await outbox.put(sent);
  assert.equal(answer.status, "recorded");
  assert.deepEqual(server.posts.map(({ url }) => url), ["/api/v1/tournaments/open/commands/enter-result/"]);
  assert.equal(server.posts[0].body.command_id, sent.command_id);
  await until(() => !outbox.sending);
  assert.deepEqual(await outbox.store.all(), []);
});

test("one order at a time, in the order of typing", async () => {
  const { outbox } = await tab();
  const first = later();
  server.answer = () => first.promise;
  const answers = [outbox.put(result(1)), outbox.put(result(2)), outbox.put(result(3))];
  await until(() => server.posts.length === 1 && outbox.waiting.length === 3);
  server.answer = () => recorded();
  assert.deepEqual(subjects(), ["1.1.1"]);
  first.resolve(recorded());
  await Promise.all(answers);
  assert.deepEqual(subjects(), ["1.1.1", "1.1.2", "1.1.3"]);
});

test("what the network lost is sent again with the same id", async () => {
  const { outbox } = await tab();
  server.answer = () => {
    throw new TypeError("Failed to fetch");
  };
  const answer = outbox.put(result(1));
  await until(() => outbox.trouble === "unreachable" && !outbox.sending);
  assert.equal(outbox.waiting.length, 1);
  server.answer = () => recorded();
  outbox.hurry();
  assert.equal((await answer).status, "recorded");
  assert.equal(outbox.trouble, "");
  assert.equal(new Set(server.posts.map(({ body }) => body.command_id)).size, 1);
});

test("it is tried again by itself, not before the server wants it", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { outbox } = await tab({ begins: false });
  await outbox.store.add({ ...result(1), state: "waiting", typed_at: "2026-01-01T10:00:00Z" });
  server.answer = () => answered({ message: "The disk is full." }, 503, { "Retry-After": "20" });
  await outbox.start();
  const tick = async (/** @type {number} */ milliseconds, /** @type {() => unknown} */ holds) => {
    context.mock.timers.tick(milliseconds);
    await until(() => {
      context.mock.timers.tick(1);
      return holds();
    });
  };
  await tick(200, () => outbox.trouble === "unreachable" && !outbox.sending);
  assert.equal(outbox.words, "The disk is full.");
  const tried = server.posts.length;
  context.mock.timers.tick(14_000);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(outbox.sending, false);
  assert.equal(server.posts.length, tried);
  server.answer = () => recorded();
  await tick(12_000, () => outbox.waiting.length === 0);
  assert.equal(outbox.words, "");
});

test("a refusal stays, over a reload too, until somebody has read it", async () => {
  const { outbox } = await tab();
  server.answer = () => refused("RoundClosed", "Round 1 is closed.");
  assert.equal((await outbox.put(result(1))).code, "RoundClosed");
  const { outbox: reloaded } = await tab();
  assert.deepEqual(reloaded.unread.map((kept) => kept.answer?.message), ["Round 1 is closed."]);
  await reloaded.dismiss(reloaded.unread[0].place);
  assert.deepEqual(reloaded.unread, []);
  assert.deepEqual(await reloaded.store.all(), []);
});

test("what the page was left with is sent by the page that comes next", async () => {
  const { outbox } = await tab({ begins: false });
  const sent = result(1);
  void outbox.put(sent);
  await until(() => outbox.orders.length === 1);
  assert.equal(server.posts.length, 0);
  const { outbox: reloaded, heard } = await tab();
  await until(() => heard.length === 1);
  assert.deepEqual(server.posts.map(({ body }) => body.command_id), [sent.command_id]);
  assert.deepEqual(reloaded.waiting, []);
});

test("what was typed in the moment of leaving, and is noted alone, is taken up once", async () => {
  const store = new OutboxStore(lane);
  const sent = result(1);
  store.note({ ...sent, state: "waiting", typed_at: "2026-01-01T10:00:00Z" });
  const both = await Promise.all([store.all(), new OutboxStore(lane).all()]);
  assert.deepEqual(both.map((orders) => orders.map((kept) => kept.command_id)), [[sent.command_id], [sent.command_id]]);
  assert.deepEqual((await store.all()).length, 1);
  assert.equal(localStorage.length, 0);
});

test("orders over which the server breaks again and again are put aside, and the next goes out", async () => {
  const { outbox, heard } = await tab();
  server.answer = ({ body }) => (body.command.game === "1.1.1" ? answered({}, 500) : recorded());
  const answers = [outbox.put(result(1)), outbox.put(result(2))];
  const hurrying = setInterval(() => outbox.hurry(), 20);
  const [broken] = await Promise.all(answers);
  clearInterval(hurrying);
  assert.equal(broken.code, "server-broke");
  assert.deepEqual(heard, ["game:1.1.1 error", "game:1.1.2 recorded"]);
  assert.equal(subjects().filter((game) => game === "1.1.1").length, 4);
  server.answer = () => recorded();
  await outbox.again(outbox.unread[0].place);
  await until(() => heard.length === 3);
  assert.equal(heard[2], "game:1.1.1 recorded");
});

test("without a log-in everything waits for it", async () => {
  const { outbox } = await tab();
  server.answer = () => answered({ message: "Not logged in." }, 401);
  const answer = outbox.put(result(1));
  await until(() => outbox.trouble === "logged-out");
  server.answer = () => recorded();
  outbox.hurry();
  assert.equal((await answer).status, "recorded");
});

test("a revoked device tries nothing again by itself", async (context) => {
  const { outbox } = await tab();
  server.answer = () => answered({ code: "device-revoked", message: "Revoked." }, 401);
  void outbox.put(result(1));
  await until(() => outbox.trouble === "revoked" && !outbox.sending);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.timers.tick(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(server.posts.length, 1);
  assert.equal(outbox.waiting.length, 1);
});

test("nobody sends what somebody else typed on this device", async () => {
  const { outbox } = await tab({ begins: false });
  void outbox.put(result(1));
  await until(() => outbox.orders.length === 1);
  const { outbox: other } = await tab({ user: "user:2" });
  await until(() => !other.sending);
  assert.equal(other.foreign.length, 1);
  assert.deepEqual(other.waiting, []);
  assert.equal(server.posts.length, 0);
});

test("two tabs send an order once, and both hear the answer", async () => {
  const [one, other] = [await tab(), await tab()];
  const first = later();
  server.answer = () => first.promise;
  const answer = one.outbox.put(result(1));
  await until(() => other.outbox.waiting.length === 1);
  other.outbox.hurry();
  first.resolve(recorded());
  await answer;
  await until(() => other.heard.length === 1);
  await until(() => !other.outbox.sending);
  assert.deepEqual([one.heard, other.heard], [["game:1.1.1 recorded"], ["game:1.1.1 recorded"]]);
  assert.equal(server.posts.length, 1);
});

test("where the browser keeps nothing, orders live as long as the page", async (context) => {
  context.mock.method(globalThis.indexedDB, "open", () => {
    throw new DOMException("no", "SecurityError");
  });
  const { outbox } = await tab();
  server.answer = () => {
    throw new TypeError("Failed to fetch");
  };
  const answer = outbox.put(result(1));
  await until(() => outbox.trouble === "unreachable");
  assert.equal(outbox.store.lasts, false);
  server.answer = () => recorded();
  outbox.hurry();
  assert.equal((await answer).status, "recorded");
  assert.deepEqual(outbox.orders, []);
});

test("what another machine keeps is sent from here no more, and stands here marked for a day", async () => {
  server.answer = () => answered({ status: "error", code: "not-leading", message: "led elsewhere" }, 503);
  const { outbox } = await tab();
  const [first, second] = [result(1), result(2)];
  void outbox.put(first);
  void outbox.put(second);
  await until(() => outbox.trouble === "unreachable" && outbox.waiting.length === 2);
  assert.equal(await outbox.moved(new Set([first.command_id, "another"]), "http://new.test"), 1);
  assert.deepEqual(outbox.waiting.map((kept) => kept.command_id), [second.command_id]);
  server.answer = () => recorded();
  server.posts = [];
  outbox.hurry();
  await until(() => outbox.waiting.length === 0);
  assert.deepEqual(subjects(), ["1.1.2"]);
  const [kept] = await outbox.store.all();
  assert.deepEqual([kept.state, kept.to], ["moved", "http://new.test"]);
  const again = await tab();
  assert.deepEqual(again.outbox.handedOver.map((one) => one.command_id), [first.command_id]);
  await again.outbox.store.replace({ ...kept, typed_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
  const nextDay = await tab();
  assert.deepEqual(nextDay.outbox.handedOver, []);
  assert.deepEqual(await nextDay.outbox.store.all(), []);
});
