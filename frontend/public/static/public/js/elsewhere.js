// Where the tournament is shown when this server leads no more, or is silent: at the hall's second machine, whose addresses
// this server has page. One that says it leads is where to go; else all are named.

import { say } from "./words.js";

const KEPT = "openhall.others";
const EVERY = 10_000;
const PATIENCE = 3_000;

const page = document.body.dataset;

async function look() {
  const lost = document.getElementById("state").dataset.state === "lost";
  if (page.others !== undefined) keep(page.others);
  if (page.ledAt) show("led", openable([page.ledAt, ...kept()]).slice(0, 1));
  else if (lost) await ask(openable(kept()));
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
    return (await answer.json()).leads === true;
  } catch {
    return false;
  }
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

/** @param {string} others */
function keep(others) {
  try {
    localStorage.setItem(KEPT, others);
  } catch {
    // a phone that keeps nothing knows what its page was told
  }
}

/** @returns {string[]} */
function kept() {
  return (page.others ?? localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean);
}

void look();
setInterval(() => void look(), EVERY);
