/** What the worker of the public pages shows: messages, and pages while the network brings none. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const HALL = "http://hall.test";
const SCOPE = "/t/open/";
/** @type {Record<string, (event: any) => void>} */
const listeners = {};
/** @type {Map<string, Map<string, Response>>} by cache and address */
const memory = new Map();
/** @type {unknown[][]} */
let shown = [];
/** @type {string[]} */
let opened = [];
/** @type {{ url: string, focus: () => string }[]} */
let windows = [];
let unregistered = 0;
/** @type {(request: any) => Promise<Response>} */
let network = () => Promise.reject(new TypeError("Failed to fetch"));

/** @param {string} name */
function cacheOf(name) {
  const pages = memory.get(name) ?? new Map();
  memory.set(name, pages);
  const match = async (/** @type {any} */ request) => pages.get(request.url ?? request)?.clone();
  return {
    match,
    addAll: async () => undefined,
    keys: async () => [...pages.keys()].map((url) => ({ url })),
    delete: async (/** @type {any} */ request) => pages.delete(request.url ?? request),
  };
}
Object.assign(globalThis, {
  self: {
    addEventListener: (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) => Object.assign(listeners, { [name]: listener }),
    registration: {
      showNotification: async (/** @type {unknown[]} */ ...said) => void shown.push(said),
      unregister: async () => void (unregistered += 1),
    },
    clients: { matchAll: async () => windows, openWindow: async (/** @type {string} */ url) => void opened.push(url) },
  },
  ROOM: { scope: SCOPE, base: "/static/1/", files: [], styles: ["/a.css"], icon: "/icon.png", policy: "default-src 'self'", language: "cs", words: { title: "No connection", nothing: "Not kept", pages: "These are", tryAgain: "Again" } },
  location: { origin: HALL },
  caches: {
    open: async (/** @type {string} */ name) => cacheOf(name),
    match: async (/** @type {any} */ request, /** @type {{ cacheName: string }} */ { cacheName }) => cacheOf(cacheName).match(request),
    keys: async () => [...memory.keys()],
    delete: async (/** @type {string} */ name) => memory.delete(name),
  },
  fetch: (/** @type {any} */ request) => network(request),
});
await import(new URL("../../frontend/public/static/public/js/worker.js", import.meta.url).href);

beforeEach(() => {
  memory.clear();
  [shown, opened, windows, unregistered] = [[], [], [], 0];
  network = () => Promise.reject(new TypeError("Failed to fetch"));
});

/** @param {string} path @param {string} [files] */
function keep(path, files = "/static/1/") {
  const headers = { "X-Kept-At": "2026-11-27T14:32:00Z", "X-Static": files };
  const pages = memory.get(`public-pages:${SCOPE}`) ?? new Map();
  memory.set(`public-pages:${SCOPE}`, pages.set(HALL + path, new Response("<!doctype html><html lang=en><title>Round 5</title></html>", { headers })));
}

/** The answer, and what is done beside it. @param {string} path @param {object} [more] */
async function answered(path, more = {}) {
  /** @type {Promise<unknown>[]} */
  const beside = [];
  const request = { method: "GET", mode: "navigate", url: HALL + path, ...more };
  /** @type {Promise<Response> | undefined} */
  let answer;
  listeners.fetch({ request, respondWith: (/** @type {Promise<Response>} */ made) => (answer = made), waitUntil: (/** @type {Promise<unknown>} */ done) => beside.push(done) });
  const made = await answer;
  await Promise.all(beside);
  return made;
}

/** @param {string} name @param {object} event */
async function fire(name, event) {
  /** @type {Promise<unknown>[]} */
  const beside = [];
  listeners[name]({ ...event, waitUntil: (/** @type {Promise<unknown>} */ done) => beside.push(done) });
  await Promise.all(beside);
}

test("a kept page is shown without the network, whatever is asked behind it, and says since when it is kept", async () => {
  keep("/t/open/pairings/5");
  const answer = await answered("/t/open/pairings/5?from=mail");
  assert.match(await answer?.text() ?? "", /<html data-kept="2026-11-27T14:32:00Z" lang=en>/);
  assert.equal(answer?.headers.get("Content-Security-Policy"), "default-src 'self'");
});

test("what the network brings is shown", async () => {
  keep("/t/open/");
  network = async () => new Response("new");
  assert.equal(await (await answered("/t/open/"))?.text(), "new");
});

test("a server that is away is no network", async () => {
  keep("/t/open/");
  network = async () => new Response("away", { status: 503 });
  assert.match(await (await answered("/t/open/"))?.text() ?? "", /Round 5/);
});

test("a page that goes with files of before is not shown", async () => {
  keep("/t/open/", "/static/0/");
  const answer = await answered("/t/open/");
  assert.equal(answer?.status, 503);
  assert.doesNotMatch(await answer?.text() ?? "", /href="\/t\/open\/"/);
});

test("any other page lists those that are kept, in the language of the pages", async () => {
  keep("/t/open/standings/");
  const text = (await (await answered("/t/open/player/7"))?.text()) ?? "";
  assert.match(text, /<html lang="cs">/);
  assert.match(text, /<a class="button" href="\/t\/open\/standings\/">Round 5<\/a>/);
});

test("streams, heads and versions go past", async () => {
  for (const path of ["live?seen=1", "head", "v/7-abcdef01/results.json"]) assert.equal(await answered(`/t/open/${path}`, { mode: "cors" }), undefined);
  assert.equal(await answered("/t/open/", { method: "POST" }), undefined);
});

test("a page that the server has no more is forgotten, a tournament that it has no more with all its pages", async () => {
  keep("/t/open/player/7");
  keep("/t/open/");
  network = async (request) => new Response("", { status: String(request).endsWith("head") ? 200 : 404 });
  await answered("/t/open/player/7");
  assert.deepEqual([...(memory.get(`public-pages:${SCOPE}`)?.keys() ?? [])], [`${HALL}/t/open/`]);
  network = async () => new Response("", { status: 404 });
  await answered("/t/open/");
  assert.equal(memory.has(`public-pages:${SCOPE}`), false);
  assert.equal(unregistered, 1);
});

test("a message is shown as it says, in the place of the one before it about the same", async () => {
  const said = { title: "Novák, Jan", body: "Round 5: board 143, White against Šimek, Petr", url: "/t/open/player/17", tag: "open-5-17", lang: "cs" };
  await fire("push", { data: { json: () => said } });
  const [[title, options]] = /** @type {[string, any][]} */ (/** @type {unknown} */ (shown));
  assert.equal(title, said.title);
  assert.deepEqual([options.body, options.tag, options.lang, options.data.url, options.renotify], [said.body, said.tag, "cs", said.url, true]);
});

test("a tap leads to the player's page, to the one that is open if there is one", async () => {
  const notification = { close: () => undefined, data: { url: "/t/open/player/17" } };
  await fire("notificationclick", { notification });
  assert.deepEqual(opened, ["/t/open/player/17"]);
  const focused = [0];
  windows = [{ url: `${HALL}/t/open/player/17#g5`, focus: () => String(focused.push(1)) }];
  await fire("notificationclick", { notification });
  assert.deepEqual([opened.length, focused.length], [1, 2]);
});
