// Where the tournament is shown when this server leads no more, or is silent: at the hall's second machine, whose addresses
// this server has told. One of the same hall that says it leads is where to go; else all are named.

import { say } from "./words.js";

const KEPT = "openhall.others";
const EVERY = 10_000;
const PATIENCE = 3_000;

const NOTHING = { others: "", hall: "", epoch: 0 };

const page = document.body.dataset;
/** @type {Hall | null} */
let known = null;

async function look() {
  const lost = document.getElementById("state").dataset.state === "lost";
  if (page.others !== undefined) keep({ others: page.others, hall: page.hall ?? "", epoch: Number(page.epoch) });
  if (page.ledAt) show("led", openable([page.ledAt, ...addresses()]).slice(0, 1));
  else if (lost) await ask(openable(addresses()));
  else show("led", []);
}

// A page of HTTPS may ask and open addresses of HTTPS alone.
/** @param {string[]} addresses */
function openable(addresses) {
  const alike = addresses.filter((address) => address.startsWith(`${location.protocol}//`));
  return alike.length ? alike : addresses;
}

/** @param {string[]} addresses */
async function ask(addresses) {
  const answers = await Promise.all(addresses.map(leads));
  const leading = addresses.filter((_, place) => answers[place]);
  if (leading.length) show("led", leading.slice(0, 1));
  else show("may-be-led", addresses);
}

/** @param {string} address */
async function leads(address) {
  try {
    const answer = await fetch(`${address}/machine/`, { credentials: "omit", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return leadsHere(await answer.json());
  } catch {
    return false;
  }
}

// Who has the address of the second machine may be of another hall by now, or an older leader.
/** @param {{ leads: boolean, hall: string, epoch: number }} said */
function leadsHere(said) {
  const { hall, epoch } = kept();
  return said.leads === true && said.hall === hall && said.epoch >= epoch;
}

/** @param {"led" | "may-be-led"} how @param {string[]} addresses none: the tournament is shown here */
function show(how, addresses) {
  const says = `${how} ${addresses.join(" ")}`;
  const there = document.querySelector("#elsewhere");
  if (addresses.length && there?.dataset.says === says) return;
  there?.remove();
  if (!addresses.length) return;
  const notice = document.createElement("p");
  Object.assign(notice, { className: "stale", id: "elsewhere" });
  notice.setAttribute("role", "status");
  notice.dataset.says = says;
  notice.append(say(`Script-Elsewhere.${how}`), ...addresses.flatMap((address) => [" ", link(address)]));
  document.getElementById("stale").after(notice);
}

/** @param {string} address */
function link(address) {
  const made = document.createElement("a");
  made.href = address + location.pathname + location.search;
  made.textContent = address;
  return made;
}

/** @typedef {{ others: string, hall: string, epoch: number }} Hall */

/** @param {Hall} newest */
function keep(newest) {
  known = newest;
  try {
    localStorage.setItem(KEPT, JSON.stringify(newest));
  } catch {
    // a phone that keeps nothing knows what its page was told
  }
}

/** @returns {Hall} what this page or one before it was told */
function kept() {
  known ??= read();
  return known;
}

/** @returns {Hall} */
function read() {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return NOTHING; // as an earlier version wrote it: it is told anew with the next head
  }
}

const addresses = () => kept().others.split(" ").filter(Boolean);

void look();
setInterval(() => void look(), EVERY);
