// Messages about players, for who asks: on a player's page about that player, on "find me" about those
// who are remembered. What is followed stays on this phone, and the server knows it by the address that
// the browser's push service gives.

import { worker } from "./memory.js";

const page = document.body.dataset;
const NAMES = `openhall.names.${page.base}`;
const FOLLOWED = `openhall.push.${page.base}`;
const MOST = 20;
const SERVER = page.base.replace(/^\/t\//, "/messages/");

/** @type {HTMLElement | null} */
let part = document.getElementById("push");
let busy = false;

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @returns {{ endpoint: string, players: number[] }} */
const followed = () => read(FOLLOWED, { endpoint: "", players: [] });
const names = () => /** @type {number[]} */ (read(NAMES, []));

// The player of this page, or those who are remembered.
const wanted = () => (part?.dataset.player ? [Number(part.dataset.player)] : names());
const isOn = () => wanted().length > 0 && wanted().every((number) => followed().players.includes(number));

// --- why it cannot be -------------------------------------------------------------------------

function whyNot() {
  if (!isSecureContext) return "insecure";
  const pushes = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!pushes) return isApple() ? "iphone" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "";
}

// An iPad calls itself a Mac, which has no touch.
function isApple() {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

// --- the part of the page -----------------------------------------------------------------------

function show(text = whyNot() || (isOn() ? "on" : "off")) {
  if (!part) return;
  for (const line of part.querySelectorAll("[data-push-text]")) line.hidden = line.dataset.pushText !== text;
  const button = part.querySelector("button");
  if (!button) return;
  button.textContent = (isOn() ? button.dataset.on : button.dataset.off) ?? "";
  button.setAttribute("aria-pressed", String(isOn()));
  button.hidden = whyNot() !== "";
  part.hidden = wanted().length === 0;
}

async function tapped() {
  if (busy) return;
  busy = true;
  try {
    const text = isOn() ? await stop() : await start();
    show(text);
  } catch {
    show("failed");
  } finally {
    busy = false;
  }
}

async function start() {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const players = [...new Set([...wanted(), ...followed().players])].slice(0, MOST);
  const refused = await post(await subscribed(), players);
  const others = names();
  const strangers = players.filter((number) => !others.includes(number));
  if (!refused && strangers.length) keepNames([...strangers, ...others]);
  return refused ?? "on";
}

// Who is followed stands on "find me".
function keepNames(all) {
  localStorage.setItem(NAMES, JSON.stringify(all));
  document.dispatchEvent(new Event("hall:names"));
}

// One tap on "find me" ends all, one on a player's page what is sent about that player.
async function stop() {
  await follow(followed().players.filter((number) => !wanted().includes(number)));
  return "off";
}

// --- the browser, its push service and the server -------------------------------------------------

async function subscribed() {
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: part?.dataset.pushKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription(); // for another key: the server's is a new one
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

// What the server said against it; nothing: it knows.
async function post(subscription, players) {
  const { endpoint, keys } = subscription.toJSON();
  const language = document.documentElement.lang;
  const answer = await send("POST", { endpoint, ...keys, players, language });
  if (answer.status === 422 || answer.status === 429) {
    const line = part?.querySelector("[data-push-text=refused]");
    if (line) line.textContent = (await answer.json()).message;
    return "refused";
  }
  if (!answer.ok) throw new Error(answer.statusText);
  localStorage.setItem(FOLLOWED, JSON.stringify({ endpoint, players }));
  return undefined;
}

async function follow(players) {
  const registration = await navigator.serviceWorker.getRegistration(page.base);
  const subscription = await registration?.pushManager.getSubscription();
  if (players.length && subscription) return void (await post(subscription, players));
  const { endpoint } = followed();
  localStorage.removeItem(FOLLOWED);
  await subscription?.unsubscribe();
  if (endpoint) await send("DELETE", { endpoint });
}

function send(method, asked) {
  return fetch(SERVER, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(asked) });
}

// Who is forgotten on this phone is followed no more.
async function onNames() {
  show();
  const { players } = followed();
  const left = players.filter((number) => names().includes(number));
  if (left.length < players.length) await follow(left);
  show();
}

// A browser may change the address by itself, or forget it with the permission.
async function renew() {
  const { endpoint, players } = followed();
  if (!endpoint || whyNot()) return;
  const registration = await navigator.serviceWorker.getRegistration(page.base);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) await follow([]);
  else if (subscription.endpoint !== endpoint) await post(subscription, players);
}

async function begin() {
  if (!part) {
    const answer = await fetch(`${page.base}push`);
    if (!answer.ok) return;
    const fetched = new DOMParser().parseFromString(await answer.text(), "text/html");
    part = fetched.getElementById("push");
    if (!part) return;
    part.dataset.fetched = "";
    document.querySelector(".foot")?.before(part); // it comes late: nothing that is read may move
  }
  part.querySelector("button")?.addEventListener("click", () => void tapped());
  document.addEventListener("hall:names", () => void onNames().catch(() => show()));
  show();
  await renew();
  show();
}

void begin().catch(() => show());
