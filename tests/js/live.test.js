import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { reset } from "./browser.js";
import { Live } from "../../frontend/console/static/console/js/outbox/live.js";
import { own } from "../../frontend/console/static/console/js/outbox/log-place.js";

/** What the page and this test have between them in place of the network. */
class Socket {
  /** @type {Socket[]} */
  static made = [];

  /** @param {string} url */
  constructor(url) {
    this.url = new URL(url);
    this.open = true;
    /** @type {((message: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {((event: {code: number, reason: string}) => void) | null} */
    this.onclose = null;
    Socket.made.push(this);
  }

  close() {
    this.open = false;
  }

  /** @param {object} message */
  brings(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** @param {number} code */
  ends(code, reason = "") {
    this.onclose?.({ code, reason });
  }
}

Object.defineProperty(globalThis, "WebSocket", { value: Socket });

/** @param {number} seq @param {object} [more] */
const frame = (seq, more = {}) => ({ seq, hash: `hash-${seq}`, prev: seq - 1, prev_hash: `hash-${seq - 1}`, events: [], boards: [], topics: [], ...more });
/** @param {number} head */
const heartbeat = (head) => ({ heartbeat: true, head, hash: `hash-${head}` });
const newest = () => /** @type {Socket} */ (Socket.made.at(-1));

/** @type {Live[]} */
let pages = [];

/** A page that has the log up to event 10. */
function connected() {
  const live = new Live("/ws/t/open/", 10, "console-1");
  /** @type {string[]} */
  const heard = [];
  for (const name of /** @type {const} */ (["frame", "note", "state", "trouble", "logged-out", "resync"])) {
    live.addEventListener(name, ({ detail }) => {
      const what = detail !== null && typeof detail === "object" && "seq" in detail ? detail.seq : detail;
      heard.push(what === null ? name : `${name} ${what}`);
    });
  }
  live.start();
  pages.push(live);
  return { live, heard, socket: newest() };
}

beforeEach(() => {
  reset();
  Socket.made = [];
  own.follow(10, "hash-10");
});

afterEach(() => {
  for (const live of pages) live.stop();
  pages = [];
});

test("it asks for what comes after this page, and says of which log the page is", () => {
  const { socket } = connected();
  assert.equal(socket.url.href, "ws://hall.test/ws/t/open/?after=10&hash=hash-10&head=hash-10@10&console=console-1");
});

test("frames are handed on in their order, and move the place of the page", () => {
  const { live, heard, socket } = connected();
  socket.brings(frame(11));
  socket.brings(frame(13, { prev: 11, prev_hash: "hash-11" }));
  assert.deepEqual(heard, ["frame 11", "frame 13"]);
  assert.equal(live.seq, 13);
  assert.deepEqual(own.shown, { seq: 13, hash: "hash-13" });
});

test("a frame that the page has already is passed over", () => {
  const { live, heard, socket } = connected();
  socket.brings(frame(11));
  socket.brings(frame(11));
  socket.brings(frame(9));
  assert.deepEqual(heard, ["frame 11"]);
  assert.equal(live.seq, 11);
});

test("after a gap nothing is handed on; the page asks again from its own place", () => {
  const { live, heard, socket } = connected();
  socket.brings(frame(13));
  assert.deepEqual(heard, []);
  assert.equal(live.seq, 10);
  assert.equal(socket.open, false);
  assert.equal(newest().url.searchParams.get("after"), "10");
  newest().brings(frame(11));
  assert.deepEqual(heard, ["frame 11"]);
});

test("it is live once it has all that was there when it connected", () => {
  const { live, heard, socket } = connected();
  socket.brings(frame(11));
  assert.equal(live.state, "reconnecting");
  socket.brings(heartbeat(12));
  assert.equal(live.state, "reconnecting");
  socket.brings(frame(12));
  socket.brings(heartbeat(12));
  assert.deepEqual(heard.slice(-2), ["frame 12", "state live"]);
});

test("two heartbeats that are ahead without a frame between: something was lost", () => {
  const { socket } = connected();
  socket.brings(heartbeat(12));
  assert.equal(Socket.made.length, 1);
  socket.brings(frame(11));
  socket.brings(heartbeat(12));
  assert.equal(Socket.made.length, 1);
  socket.brings(heartbeat(12));
  assert.equal(Socket.made.length, 2);
});

for (const [name, message] of /** @type {[string, object][]} */ ([
  ["the server says so", { resync: true }],
  ["a frame follows another event 10", frame(11, { prev_hash: "another" })],
  ["a heartbeat has another event 10", { heartbeat: true, head: 10, hash: "another" }],
  ["a heartbeat has fewer events", heartbeat(9)],
])) {
  test(`another log: ${name}`, () => {
    const { live, heard, socket } = connected();
    socket.brings(message);
    assert.deepEqual(heard, ["resync"]);
    socket.brings(frame(11));
    live.look();
    assert.equal(Socket.made.length, 1, "it connects no more");
    assert.equal(live.seq, 10);
  });
}

test("notes are handed on and move nothing", () => {
  const { live, heard, socket } = connected();
  socket.brings({ note: "pairing" });
  assert.deepEqual(heard, ["note pairing"]);
  assert.equal(live.seq, 10);
});

test("who is logged out is told, and it is tried again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, socket } = connected();
  socket.ends(4401);
  assert.deepEqual(heard, ["logged-out"]);
  context.mock.timers.tick(1_000);
  assert.equal(Socket.made.length, 2);
});

test("what is wrong with the server is said until the page is live again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, socket } = connected();
  socket.ends(4503, "The disk is full.");
  context.mock.timers.tick(1_000);
  newest().brings(heartbeat(10));
  assert.deepEqual(heard, ["trouble The disk is full.", "trouble ", "state live"]);
});

test("a connection that falls silent is given up", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { live, heard, socket } = connected();
  socket.brings(heartbeat(10));
  context.mock.timers.tick(24_000);
  assert.equal(live.state, "live");
  context.mock.timers.tick(1_000);
  assert.deepEqual(heard, ["state live", "state reconnecting"]);
  assert.equal(socket.open, false);
});

test("without the network it is offline at once, and comes back with it", () => {
  const { live, socket } = connected();
  socket.brings(heartbeat(10));
  window.dispatchEvent(new Event("offline"));
  assert.equal(live.state, "offline");
  window.dispatchEvent(new Event("online"));
  newest().brings(heartbeat(10));
  assert.equal(live.state, "live");
});

test("the pauses between tries grow, and are short again after a connection", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.method(Math, "random", () => 0.5);
  const { socket } = connected();
  const tries = () => Socket.made.length;
  socket.ends(1006);
  context.mock.timers.tick(249);
  assert.equal(tries(), 1);
  context.mock.timers.tick(1);
  assert.equal(tries(), 2);
  newest().ends(1006);
  context.mock.timers.tick(499);
  assert.equal(tries(), 2);
  context.mock.timers.tick(1);
  newest().brings(heartbeat(10));
  newest().ends(1006);
  context.mock.timers.tick(250);
  assert.equal(tries(), 4);
});

test("a device that is out tries no more", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { live, socket } = connected();
  live.stop();
  socket.ends(1006);
  window.dispatchEvent(new Event("online"));
  context.mock.timers.tick(60_000);
  assert.equal(Socket.made.length, 1);
});

test("each heartbeat tells which program the server is, and one of an older server tells nothing", () => {
  const { live, socket } = connected();
  /** @type {string[]} */
  const programs = [];
  live.addEventListener("program", (event) => programs.push(event.detail));
  socket.brings({ ...heartbeat(10), program: "0123456789ab" });
  socket.brings(heartbeat(10));
  assert.deepEqual(programs, ["0123456789ab"]);
});
