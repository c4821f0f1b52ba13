/**
 * Where the hall is led, and where it may be led when this server is silent: addresses of the second machine, which this
 * server itself has told and the device keeps. No other address is ever asked, or offered.
 *
 * @typedef {import("types/frames").Machines} Machines
 */

import { handOver } from "../outbox/hand-over.js";
import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "./page.js";
import { live } from "./shell.js";

const KEPT = "openhall.machines";
/** Milliseconds of silence after which the other machine is asked. */
const AWAY = 8_000;
const AGAIN = 5_000;
const PATIENCE = 3_000;

/** @type {Machines | null} */
let known = page?.machines ?? kept();
let timer = 0;
/** What was handed over to the other machine: words for the notice. */
let handed = "";

if (page && !page.past) follow();

function follow() {
  if (page?.machines) hear(page.machines);
  live.addEventListener("machines", (event) => hear(event.detail));
  live.addEventListener("state", listen);
  live.addEventListener("logged-out", () => void askHere());
  listen();
}

/** What this server says of itself and the other one. @param {Machines | null} said null: there is no other one */
function hear(said) {
  known = said;
  if (said) localStorage.setItem(KEPT, JSON.stringify(said));
  else localStorage.removeItem(KEPT);
  if (!said || said.leads) ledHere();
  else if (said.led_at) show("led", openable([said.led_at, ...said.others]).slice(0, 1));
  else void askOthers(); // it was started again, and cannot know
}

/** The banner of a page that was made while another machine led goes by itself. */
function ledHere() {
  find("#not-leading")?.remove();
  find("#elsewhere")?.remove();
}

/** A machine that has taken over has ended the log-ins that it gave before: its socket says nothing more. */
async function askHere() {
  const said = await ask("");
  if (said) hear(said);
}

function listen() {
  clearTimeout(timer);
  if (live.state !== "live") timer = window.setTimeout(() => void look(), AWAY);
}

/** Until this server is there again. */
async function look() {
  const there = await askOthers();
  if (live.state === "live") return;
  const addresses = openable(known?.others ?? []);
  if (!there && addresses.length) show("may-be-led", addresses);
  timer = window.setTimeout(() => void look(), AGAIN);
}

/** @returns {Promise<boolean>} whether one of them leads, and the page says so */
async function askOthers() {
  const addresses = openable(known?.others ?? []);
  const answers = await Promise.all(addresses.map(ask));
  const leading = addresses.filter((_, place) => leads(answers[place]));
  if (leading.length) show("led", leading.slice(0, 1));
  return leading.length > 0;
}

/** A page of HTTPS may ask and open addresses of HTTPS alone. @param {string[]} addresses */
function openable(addresses) {
  const alike = addresses.filter((address) => address.startsWith(`${location.protocol}//`));
  return alike.length ? alike : addresses;
}

/** @param {string} address "" is this server @returns {Promise<Machines | null>} null: no answer, or none that this page may read */
async function ask(address) {
  try {
    const answer = await fetch(`${address}/machine/`, { credentials: "omit", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** The same hall, and nobody has taken over after it did. @param {Machines | null} said */
const leads = (said) => Boolean(said?.leads && said.hall === known?.hall && said.epoch >= (known?.epoch ?? 0));

/** Where the page itself came with a banner that says it, the button is enough. @param {"led" | "may-be-led"} how @param {string[]} addresses */
function show(how, addresses) {
  const banner = find("#not-leading");
  const says = JSON.stringify([how, addresses, handed, Boolean(banner)]);
  const there = find("#elsewhere");
  if (there?.dataset.says === says) return;
  const words = how === "led" ? say("Script-Machines.led", { address: addresses[0] ?? "" }) : say("Script-Machines.may-be-led");
  const buttons = addresses.map((address) => make("button", { class: "button small", type: "button", onclick: () => void go(address, how) }, say("Script-Machines.go", { address })));
  const notice = make("p", { class: "notice warn past", id: "elsewhere", role: "status", "data-says": says }, `${banner ? "" : words} ${handed} `.trimStart(), ...buttons);
  if (there) there.replaceWith(notice);
  else find("#main")?.before(notice);
}

/** @param {string} address @param {"led" | "may-be-led"} how */
async function go(address, how) {
  for await (const count of handOver(address)) {
    if (count < 0) handed = say("Script-Machines.blocked", { address });
    else handed = count ? say("Script-Machines.handed-over", { count, address }) : say("Script-Machines.nothing-waits", { address });
    show(how, [address]);
  }
}

/** @returns {Machines | null} */
function kept() {
  return JSON.parse(localStorage.getItem(KEPT) ?? "null");
}
