/**
 * A page of the console for the scripts: a document, a store, sockets, and a server that the test plays.
 * To be imported before any script. Timers are Node's, so that `mock.timers` moves them.
 */

import { readFileSync, readdirSync } from "node:fs";
import "fake-indexeddb/auto";
import { Window } from "happy-dom";
import { learn } from "../../frontend/shared/static/shared/js/words.js";

const WORDS = new URL("../../tournaments/words/en/scripts/", import.meta.url);
learn("en", readdirSync(WORDS).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(new URL(name, WORDS), "utf8")).join("\n"));

const PAGE = {
  slug: "open", seq: 10, hash: "hash-10", api: "/api/v1/", socket: "/ws/t/open/", user: "user:1", name: "Ann Arbiter",
  commands: ["enter-result", "correct-result", "clear-result", "confirm-result", "resolve-conflict", "settle-reports"],
  device: "Tablet ABC", out: "/out/", keeps: false, past: false,
};
const NAMES = [
  "document", "location", "localStorage", "sessionStorage", "history", "Node", "Element", "HTMLElement", "HTMLInputElement",
  "HTMLSelectElement", "HTMLTextAreaElement", "HTMLButtonElement", "HTMLFormElement", "HTMLDialogElement", "HTMLImageElement", "SVGElement",
  "Event", "EventTarget", "CustomEvent", "KeyboardEvent", "MouseEvent", "PointerEvent", "SubmitEvent", "StorageEvent", "CSS", "DOMParser",
  "addEventListener", "removeEventListener", "dispatchEvent", "innerWidth", "innerHeight",
];

const browser = new Window({ url: "http://hall.test/console/open/results/1/", width: 1200, height: 800 });
browser.document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(PAGE)}</script>`;

/** What the last test left on the page. */
const content = browser.document.createElement("div");
browser.document.body.append(content);

for (const name of NAMES) {
  const value = /** @type {any} */ (browser)[name];
  const isFunction = typeof value === "function" && !/^[A-Z]/.test(name);
  Object.defineProperty(globalThis, name, { value: isFunction ? value.bind(browser) : value, configurable: true, writable: true });
}
Object.defineProperty(globalThis, "navigator", { value: { onLine: true, userAgent: "Linux" }, configurable: true });
Object.defineProperty(globalThis, "window", { value: globalThis, configurable: true });

/** Node's, which would keep a finished test running. */
globalThis.BroadcastChannel = class extends globalThis.BroadcastChannel {
  /** @param {string} name */
  constructor(name) {
    super(name);
    /** @type {any} */ (this).unref();
  }
};

/**
 * The server: `posts` are what it was sent, `answer` says what it answers.
 *
 * @type {{posts: {url: string, body: any}[], answer: (post: {url: string, body: any}) => Promise<Response> | Response}}
 */
export const server = { posts: [], answer: () => recorded() };

globalThis.fetch = async (/** @type {RequestInfo | URL} */ url, /** @type {RequestInit | undefined} */ init) => {
  if (init?.method !== "POST") return new Response("null", { status: 404 });
  const body = typeof init.body === "string" ? JSON.parse(init.body) : Object.fromEntries(/** @type {FormData} */ (init.body));
  const post = { url: String(url), body };
  server.posts.push(post);
  return server.answer(post);
};

/** @param {object} answer @param {number} [status] @param {Record<string, string>} [headers] */
export const answered = (answer, status = 200, headers = {}) => new Response(JSON.stringify(answer), { status, headers });

/** @param {number} [seq] */
export const recorded = (seq = 11) => answered({ status: "recorded", seq, head: `hash-${seq}@${seq}`, first_seq: seq, last_seq: seq, result: {} }, 201);

/** @param {string} code @param {string} message */
export const refused = (code, message) => answered({ status: "refused", code, message, field: "", errors: [], facts: {}, seq: 11, head: "hash-11@11" }, 422);

/** @param {string} html @returns {HTMLElement} */
export function put(html) {
  content.innerHTML = html;
  return /** @type {any} */ (content);
}

/** Everything as it was when the page was opened for the first time. */
export function reset() {
  content.innerHTML = "";
  for (const dialog of browser.document.querySelectorAll("dialog, #toasts")) dialog.remove();
  localStorage.clear();
  sessionStorage.clear();
  server.posts = [];
  server.answer = () => recorded();
}

/** Waits for what comes by itself. @param {() => unknown} holds @param {string} [what] */
export async function until(holds, what = String(holds)) {
  const began = performance.now();
  while (!holds()) {
    if (performance.now() - began > 5_000) throw new Error(`not within 5 s: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** @param {string} key @param {string} [code] @param {object} [more] */
export const keydown = (key, code = "", more = {}) => new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more });
