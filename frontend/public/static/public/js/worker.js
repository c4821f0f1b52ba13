/**
 * The worker of a tournament's public pages (a classic script; the server's `/t/SLUG/worker.js` sets ROOM and
 * then loads this file). It shows a page that this phone has opened when the network does not bring it, and the
 * messages for which its reader asked.
 *
 * Whatever the network brings is shown. Streams, heads and versions go past this worker. Pages come into the
 * memory by `memory.js`; each kept page says with which static files it goes.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope, base, files, styles, icon, policy, language, words } = ROOM;
const PAGES = `public-pages:${scope}`;
const FILES_OF_SCOPE = `public-files:${scope}:`;
const FILES = FILES_OF_SCOPE + base;
/** Milliseconds that the network has before the memory answers. */
const PATIENCE = 4_000;
const AWAY = [502, 503, 504];
const GONE = [404, 410];

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(files)));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldFiles(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(shown(event, url.origin + url.pathname));
  else if (url.pathname.startsWith(base)) event.respondWith(file(request));
});

worker.addEventListener("push", (event) => {
  const { title, body, url, tag, lang } = event.data?.json() ?? {};
  const options = { body, tag, lang, icon, badge: icon, renotify: true, data: { url } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data.url));
});

/** @param {string} path */
async function opened(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

async function dropOldFiles() {
  for (const name of await caches.keys()) if (name.startsWith(FILES_OF_SCOPE) && name !== FILES) await caches.delete(name);
}

/** @param {Request} request */
async function file(request) {
  const kept = await caches.match(request.url, { cacheName: FILES, ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(request);
}

/** The page as the network has it; where it brings none, as it was kept. @param {FetchEvent} event @param {string} address */
async function shown(event, address) {
  const fresh = fetched(event);
  event.waitUntil(fresh.then((answer) => (GONE.includes(answer.status) ? gone(address) : undefined)).catch(() => undefined));
  const kept = await find(address).catch(() => undefined);
  try {
    const answer = await (kept ? inTime(fresh) : fresh);
    return kept && AWAY.includes(answer.status) ? await marked(kept) : answer;
  } catch {
    return kept ? marked(kept) : listOfKept();
  }
}

/** @param {FetchEvent} event @returns {Promise<Response>} */
async function fetched(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** @param {Promise<Response>} fresh @returns {Promise<Response>} */
function inTime(fresh) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), PATIENCE);
    fresh.then(resolve, reject);
  });
}

/** A kept page goes with its files; those of before are not to be had any more. @param {string} address */
async function find(address) {
  const kept = await caches.match(address, { cacheName: PAGES, ignoreVary: true });
  return kept?.headers.get("X-Static") === base ? kept : undefined;
}

/** The server has no such page any more. If it has no such tournament, nothing of it stays here. @param {string} address */
async function gone(address) {
  const head = await fetch(`${scope}head`, { cache: "no-store" });
  if (!GONE.includes(head.status)) return void (await (await caches.open(PAGES)).delete(address));
  for (const name of await caches.keys()) if (name === PAGES || name.startsWith(FILES_OF_SCOPE)) await caches.delete(name);
  await worker.registration.unregister();
}

/** @param {Response} kept */
async function marked(kept) {
  const html = await kept.text();
  const at = kept.headers.get("X-Kept-At");
  return answer(html.replace("<html ", `<html data-kept="${at}" `), 200);
}

async function listOfKept() {
  const cache = await caches.open(PAGES);
  const lines = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept?.headers.get("X-Static") !== base) continue;
    const html = await kept.text();
    const path = new URL(request.url).pathname;
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? path;
    lines.push(`<a class="button" href="${path}">${title}</a>`);
  }
  const list = lines.length ? `<p>${words.pages}</p><p class="more">${lines.join("")}</p>` : "";
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title>${links.join("")}</head><body class="public"><main id="main"><h1>${words.title}</h1><p>${words.nothing}</p>${list}<p class="more"><a class="button" href="">${words.tryAgain}</a></p></main></body></html>`;
  return answer(html, 503);
}

/** @param {string} html @param {number} status */
function answer(html, status) {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
  return new Response(html, { status, headers });
}
