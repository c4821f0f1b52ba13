/** What the service worker answers while the server is away. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

const HALL = "http://hall.test";
/** @type {Record<string, (event: object) => void>} */
const listeners = {};
/** @type {Map<string, string | null>} the pages in the memory: address -> html; null: dropped by the browser just now */
const pages = new Map();
let deletions = 0; // each takes a little longer than the one before
let keptAt = "2026-01-01T10:00:00Z";

const cache = {
  keys: async () => [...pages.keys()].map((url) => ({ url })),
  match: async (/** @type {{url: string}} */ { url }) => found(url),
  put: async (/** @type {string} */ url, /** @type {Response} */ answer) => void pages.set(url, await answer.text()),
  delete: async (/** @type {{url: string}} */ { url }) => pages.delete(url),
};
const found = (/** @type {string} */ url) => {
  const html = pages.get(url);
  return html ? new Response(html, { headers: { "X-Openhall-Kept-At": keptAt, "X-Openhall-Keep": "dana" } }) : undefined;
};
Object.assign(globalThis, {
  self: { addEventListener: (/** @type {string} */ name, /** @type {(event: object) => void} */ listener) => Object.assign(listeners, { [name]: listener }) },
  SHELL: { version: "1", base: "/static/1/", files: [], styles: [], words: { title: "Not connected", noMemory: "", pages: "", page: "Page", tryAgain: "" } },
  location: { origin: HALL },
  caches: { open: async () => cache, match: async (/** @type {string} */ url) => found(url), delete: async () => { await sleep(10 * deletions++); pages.clear(); } },
  fetch: () => Promise.reject(new TypeError("Failed to fetch")),
});
await import(new URL("../../frontend/console/static/console/js/offline/worker.js", import.meta.url).href); // its globals are another project of tsc

/** What the worker still has to do. @type {Promise<void>[]} */
let work = [];

/** @param {string} path @returns {Promise<Response>} */
function opened(path) {
  return new Promise((respondWith) => {
    listeners.fetch({ request: { method: "GET", mode: "navigate", url: HALL + path }, respondWith, waitUntil: (/** @type {Promise<void>} */ one) => work.push(one) });
  });
}

/** A server that sends a page in pieces, when the test says so. */
function sending() {
  /** @type {ReadableStreamDefaultController} */
  let pieces;
  const body = new ReadableStream({ start: (controller) => void (pieces = controller) });
  const away = globalThis.fetch;
  globalThis.fetch = async () => new Response(body, { headers: { "X-Openhall-Keep": "dana" } });
  return {
    send: (/** @type {string} */ text) => pieces.enqueue(new TextEncoder().encode(text)),
    end: () => pieces.close(),
    fail: () => pieces.error(new TypeError("network error")),
    away: () => void (globalThis.fetch = away),
  };
}

test("a page that is kept is shown, and says so", async () => {
  pages.set(`${HALL}/console/open/`, "<html lang=en><title>Open</title></html>");
  assert.match(await (await opened("/console/open/")).text(), /<html data-remembered="2026-01-01T10:00:00Z"/);
});

test("any other page lists those that are kept, without one that is dropped meanwhile", async () => {
  pages.set(`${HALL}/console/open/`, "<html lang=en><title>Open</title></html>");
  pages.set(`${HALL}/console/open/old/`, null);
  const answer = await opened("/console/open/settings/");
  assert.equal(answer.status, 503);
  assert.deepEqual([...(await answer.text()).matchAll(/<li><a href="([^"]*)">/g)].map(([, href]) => href), ["/console/open/"]);
});

test("a page and what is kept beside it are both kept, though nothing was before", async () => {
  pages.clear();
  keptAt = new Date().toISOString();
  const offline = globalThis.fetch;
  globalThis.fetch = async () => new Response("<html lang=en></html>", { headers: { "X-Openhall-Keep": "dana" } });
  /** @type {Promise<void>[]} */
  const done = [];
  for (const keep of ["/console/open/", "/console/open/palette/"]) {
    listeners.message({ data: { keep }, waitUntil: (/** @type {Promise<void>} */ one) => done.push(one) });
  }
  await Promise.all(done);
  globalThis.fetch = offline;
  assert.deepEqual([...pages.keys()], [`${HALL}/console/open/`, `${HALL}/console/open/palette/`]);
});

test("a page is shown while it comes, and kept when all of it has come", async () => {
  pages.clear();
  work = [];
  const server = sending();
  server.send("<html lang=en><tr>1</tr>");
  const answer = await opened("/console/open/");
  const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
  assert.match(new TextDecoder().decode((await reader.read()).value), /1/);
  assert.equal(pages.size, 0);
  server.send("<tr>2</tr></html>\n");
  assert.match(new TextDecoder().decode((await reader.read()).value), /2/);
  server.end();
  await Promise.all(work);
  server.away();
  assert.equal(pages.get(`${HALL}/console/open/`), "<html lang=en><tr>1</tr><tr>2</tr></html>\n");
});

test("a page that breaks off is not kept, nor one that ends too early", async () => {
  const before = "<html lang=en><title>Before</title></html>";
  for (const ending of /** @type {const} */ (["fail", "end"])) {
    pages.set(`${HALL}/console/open/`, before);
    work = [];
    const server = sending();
    server.send("<html lang=en><tr>1</tr>");
    const text = (await opened("/console/open/")).text();
    await sleep(1);
    server[ending]();
    if (ending === "fail") await assert.rejects(text);
    else await text;
    await Promise.all(work);
    server.away();
    assert.equal(pages.get(`${HALL}/console/open/`), before);
  }
});
