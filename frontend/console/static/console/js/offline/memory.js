/** What a page says to the worker that keeps the console for a reload without the network. */

const PAGES = "openhall-pages-";
const WORKER = "/console/worker.js";

/** Browsers keep pages of secure contexts alone: HTTPS, or the server's own machine. */
const able = window.isSecureContext && "serviceWorker" in navigator;

/** Has the worker started. */
export async function begin() {
  if (able) await navigator.serviceWorker.register(WORKER).catch(() => undefined);
}

/** Has this page kept as the server has it now. */
export async function keep() {
  if (!able) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: location.pathname + location.search });
}

/** @returns {Promise<Set<string>>} paths of the pages that open without the network */
export async function keptPages() {
  const paths = new Set();
  if (!able) return paths;
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES)) continue;
    for (const request of await (await caches.open(name)).keys()) paths.add(new URL(request.url).pathname);
  }
  return paths;
}

/** Has what a page asks for kept, too. @param {string} address */
export async function keepBeside(address) {
  if (!able) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: address });
}

/** Another worker has taken over, with a memory of its own. @param {() => void} then */
export function onNewWorker(then) {
  if (able) navigator.serviceWorker.addEventListener("controllerchange", then);
}

/** Whoever comes next to this device reads none of the kept pages. What was typed stays. */
export async function forget() {
  if (!able) return;
  const worker = await navigator.serviceWorker.getRegistration("/console/");
  worker?.active?.postMessage({ forget: true });
  for (const name of await caches.keys()) if (name.startsWith(PAGES)) await caches.delete(name);
}
