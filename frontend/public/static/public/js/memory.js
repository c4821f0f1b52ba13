// What this phone keeps of the pages that it has opened, for a time without network. A page is kept as
// it stands here, so that nothing is fetched for it, and only while the server says that it is the
// newest version. Loaded when all else is there; the worker shows it (worker.js).

const page = document.body.dataset;
const KEPT = new Set(["home", "pairings", "names", "standings", "player", "entries"]);
const MOST = 24;
const PAUSE = 1000;
const PAGES = `public-pages:${page.base}`;
const STATIC = new URL("../../", import.meta.url).pathname;

// Browsers keep pages of secure contexts alone: HTTPS, or the server's own machine.
const able = isSecureContext && "serviceWorker" in navigator && "caches" in window;
const keeps = able && KEPT.has(page.page) && !location.pathname.includes("/v/");
let keptTag = "";
let timer = 0;

// Needed by messages as well.
export function worker() {
  return navigator.serviceWorker.register(`${page.base}worker.js`, { scope: page.base });
}

function keepSoon() {
  if (keeps) timer ||= window.setTimeout(keep, PAUSE);
}

async function keep() {
  clearTimeout(timer);
  timer = 0;
  if (!keeps || page.heard !== page.tag) return;
  keptTag = page.tag;
  const headers = { "X-Kept-At": new Date().toISOString(), "X-Version": page.version, "X-Static": STATIC };
  const html = `<!doctype html>${asItWas().outerHTML}`;
  const cache = await caches.open(PAGES);
  await cache.put(location.pathname, new Response(html, { headers }));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
}

// The page before its scripts ran, but for what has come since.
function asItWas() {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  delete copy.dataset.kept;
  for (const part of copy.querySelectorAll("#stale, #announce, #hits")) part.textContent = "";
  for (const part of copy.querySelectorAll(".card .icon-button, [data-fetched]")) part.remove();
  for (const part of copy.querySelectorAll("[style]")) part.removeAttribute("style");
  for (const part of copy.querySelectorAll("[data-qr]")) part.removeAttribute("open");
  for (const part of copy.querySelectorAll("[data-qr] img")) part.removeAttribute("src");
  for (const part of copy.querySelectorAll(".changed")) part.classList.remove("changed");
  for (const part of copy.querySelectorAll("#stale, [data-remember], #push")) part.hidden = true;
  copy.querySelector("body")?.classList.remove("settling");
  const sign = copy.querySelector("#state");
  if (sign) sign.dataset.state = "page";
  return copy;
}

async function forget() {
  keptTag = "";
  await caches.delete(PAGES);
}

// The server says from which version on pages may be kept: somebody was erased since, or boards are others.
async function forgetBefore(version) {
  if (!version || !(await caches.has(PAGES))) return;
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (Number(kept?.headers.get("X-Version")) < version) await cache.delete(request);
  }
}

if (able) {
  let forgotten = 0;
  document.addEventListener("hall:head", ({ detail }) => {
    if (detail.keep_from > forgotten) {
      forgotten = detail.keep_from;
      void forgetBefore(forgotten);
    }
    if (keptTag !== page.tag) keepSoon();
  });
  document.addEventListener("hall:version", keepSoon);
  document.addEventListener("hall:other-log", () => void forget());
  document.addEventListener("visibilitychange", () => document.hidden && void keep());
  addEventListener("pagehide", () => void keep());
  const cards = document.getElementById("mine");
  if (cards) new MutationObserver(keepSoon).observe(cards, { childList: true });
  keepSoon();
  worker().catch(() => undefined); // a phone without a worker shows everything that the network brings
}
