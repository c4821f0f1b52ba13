/**
 * The console's memory for a reload without the network: a service worker (a classic script; the
 * server's `/console/worker.js` sets SHELL and then loads this file).
 *
 * Static files come from the memory first, since their addresses never change their contents. Pages
 * come from the network; only when it stays silent, from the memory, and then they say so
 * (`data-remembered`). The server names by a header which pages may be kept, and for which account:
 * there is never more than one account's pages. Everything that is not a page or a static file
 * (orders, sockets, parts of pages) goes past this worker.
 *
 * Each state of the static files is another worker with memories of its own: it takes over at once and
 * throws those of its forerunners away.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { version, base, files, styles, words } = SHELL;
const BEGINNING = "openhall-";
const PAGES = `${BEGINNING}pages-${version}`;
const FILES = `${BEGINNING}files-${version}`;
const ACCOUNT = "X-Openhall-Keep";
const KEPT_AT = "X-Openhall-Kept-At";
/** Milliseconds that the server has before the memory answers. */
const PATIENCE = 4_000;
/** How a whole page ends; one that broke off is shown, and says so, but not kept. */
const END = "</html>";
/** What the command palette finds, which is asked for by a page. */
const PALETTE = "/palette/";
const MOST = 40;
const LONGEST = 24 * 3_600_000;
/** What a proxy says whose server is away. */
const AWAY = [502, 503, 504];

/** Counts how often everything was forgotten: an answer asked for before is not kept any more. */
let forgotten = 0;
/** The keeping under way: another waits for it, or the first two of an account would throw each other away. @type {Promise<void>} */
let keeping = Promise.resolve();

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(files)));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  const { keep, forget } = event.data;
  if (forget) event.waitUntil(forgetPages());
  else if (keep) event.waitUntil(allOf(fetched(new URL(keep, location.origin).href)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(base)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(shown(event));
  else if (url.pathname.endsWith(PALETTE)) event.respondWith(listed(event));
});

async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(BEGINNING) && name !== PAGES && name !== FILES) await caches.delete(name);
  }
}

async function forgetPages() {
  forgotten += 1;
  await caches.delete(PAGES);
}

/** @param {Request} request */
async function file(request) {
  const kept = await caches.match(request.url, { cacheName: FILES, ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(request);
}

/** The page as the server has it, else as it was kept, else a page that lists what is kept. @param {FetchEvent} event */
async function shown(event) {
  const { request } = event;
  const asked = fetched(request);
  event.waitUntil(allOf(asked));
  const fresh = asked.then(({ answer }) => answer);
  const kept = await caches.match(request.url, { cacheName: PAGES, ignoreVary: true }).catch(() => undefined);
  try {
    const answer = await (kept ? inTime(fresh) : fresh);
    return kept && AWAY.includes(answer.status) ? marked(kept) : answer;
  } catch {
    return kept ? marked(kept) : listOfKept();
  }
}

/** As the server has it, else as it was kept; there is no other answer to a page that asks. @param {FetchEvent} event */
async function listed(event) {
  const { request } = event;
  const asked = fetched(request);
  event.waitUntil(allOf(asked));
  const fresh = asked.then(({ answer }) => answer);
  const kept = await caches.match(request.url, { cacheName: PAGES, ignoreVary: true }).catch(() => undefined);
  if (!kept) return fresh;
  try {
    const answer = await inTime(fresh);
    return AWAY.includes(answer.status) ? kept : answer;
  } catch {
    return kept;
  }
}

/** @param {Promise<Response>} fresh @returns {Promise<Response>} */
function inTime(fresh) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), PATIENCE);
    fresh.then(resolve, reject);
  });
}

/** @typedef {{answer: Response, kept: Promise<void>}} Fetched `kept`: it is in the memory, if it goes there */

/**
 * Asks the server. Whose pages are kept, and which no longer, is settled before the page is shown; it is shown while it
 * comes, and kept when all of it has come.
 *
 * @param {Request | string} request
 * @returns {Promise<Fetched>}
 */
async function fetched(request) {
  const asked = forgotten;
  const answer = await fetch(request);
  const address = typeof request === "string" ? request : request.url;
  const keeps = answer.ok && !answer.redirected && answer.headers.has(ACCOUNT);
  // A full or broken memory must not stand between the server and the page.
  await (keeps ? inTurn(() => makeRoom(answer)) : outdated(address, answer)).catch(() => undefined);
  if (!keeps) return { answer, kept: Promise.resolve() };
  const html = answer.clone().text();
  return { answer, kept: html.then((text) => inTurn(() => keep(address, text, answer.headers, asked))) };
}

/** Until all is done, well or not. @param {Promise<Fetched>} asked */
async function allOf(asked) {
  await asked.then(({ kept }) => kept).catch(() => undefined);
}

/** @param {() => Promise<void>} then @returns {Promise<void>} */
function inTurn(then) {
  const mine = keeping.then(then);
  keeping = mine.catch(() => undefined);
  return mine;
}

/** A page that was ours and is no longer: the log-in has ended, or the tournament is not ours. @param {string} address @param {Response} answer */
async function outdated(address, answer) {
  const known = await caches.match(address, { cacheName: PAGES, ignoreVary: true });
  if (!known) return;
  const turnedAway = answer.type === "opaqueredirect" || answer.redirected || [401, 403].includes(answer.status);
  if (turnedAway) await forgetPages();
  else if ([404, 410].includes(answer.status)) await (await caches.open(PAGES)).delete(address);
}

/** There is never more than one account's pages. @param {Response} answer */
async function makeRoom(answer) {
  if ((await owner()) !== answer.headers.get(ACCOUNT)) await caches.delete(PAGES);
}

/** @param {string} address @param {string} html @param {Headers} said @param {number} asked how often everything had been forgotten */
async function keep(address, html, said, asked) {
  if (asked !== forgotten || !isWhole(address, html)) return;
  const headers = new Headers(said);
  headers.set(KEPT_AT, new Date().toISOString());
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  if ((await owner()) !== headers.get(ACCOUNT)) await caches.delete(PAGES);
  if (asked !== forgotten) return;
  const cache = await caches.open(PAGES);
  await cache.put(address, new Response(html, { headers }));
  await tidy(cache);
}

/** @param {string} address @param {string} html */
const isWhole = (address, html) => new URL(address).pathname.endsWith(PALETTE) || html.trimEnd().endsWith(END);

/** Neither many pages nor old ones. @param {Cache} cache */
async function tidy(cache) {
  const kept = await cache.keys();
  for (const [place, request] of kept.entries()) {
    const at = (await cache.match(request, { ignoreVary: true }))?.headers.get(KEPT_AT) ?? "";
    if (place < kept.length - MOST || Date.now() - Date.parse(at) > LONGEST) await cache.delete(request);
  }
}

/** Whose pages are kept; nothing kept: undefined. */
async function owner() {
  const cache = await caches.open(PAGES);
  const [any] = await cache.keys();
  return any && (await cache.match(any, { ignoreVary: true }))?.headers.get(ACCOUNT);
}

/** @param {Response} kept */
async function marked(kept) {
  const html = await kept.text();
  const at = kept.headers.get(KEPT_AT);
  return new Response(html.replace("<html ", `<html data-remembered="${at}" `), { headers: kept.headers });
}

async function listOfKept() {
  const cache = await caches.open(PAGES);
  const lines = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (!kept || request.url.endsWith(PALETTE)) continue; // dropped meanwhile, or no page
    const html = await kept.text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? words.page;
    const { pathname, search } = new URL(request.url);
    lines.push(`<li><a href="${pathname}${search.replaceAll("&", "&amp;")}">${title}</a></li>`);
  }
  const list = lines.length ? `<p>${words.pages}</p><ul>${lines.join("")}</ul>` : "";
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title} · Openhall</title>${links.join("")}</head><body class="console plain-page"><main id="main"><div class="login"><h1>${words.title}</h1><p>${words.noMemory}</p>${list}<p><a class="button" href="">${words.tryAgain}</a></p></div></main></body></html>`;
  return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
