// The page of an event is made of several logs and follows none of them: it asks again, and takes over what is new. A hall
// screen of the event does the same, with its rows alone.

import { say } from "./words.js";

const mirror = Boolean(document.body.dataset.mirror);
const EVERY = mirror ? 20_000 : 15_000;
const LONGEST = 120_000; // between two questions while the server is away
const sign = document.querySelector("#state");
const screen = document.body.dataset.festival; // the address of the event, on a screen
const address = screen ?? location.pathname;

let tag = "";
let pause = EVERY;

const parts = () => [...document.querySelectorAll(screen ? "#sections" : "[data-part]")];

async function ask() {
  try {
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) throw new Error(String(answer.status));
    take(answer.headers.get("etag") ?? "", await answer.text());
    pause = EVERY;
    show(mirror ? await age() : "polling");
  } catch {
    pause = Math.min(2 * pause, LONGEST);
    show("lost");
  }
  setTimeout(next, pause * (0.8 + 0.4 * Math.random()));
}

/** @param {string} etag @param {string} text */
function take(etag, text) {
  if (etag && etag === tag) return;
  tag = etag;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  for (const part of parts()) {
    const there = fresh.getElementById(part.id);
    if (!there || there.innerHTML === part.innerHTML) continue;
    const focused = document.activeElement?.getAttribute("href");
    part.replaceChildren(...there.childNodes);
    const again = [...part.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused);
    if (focused && document.activeElement === document.body) again?.focus({ preventScroll: true });
  }
  document.dispatchEvent(new CustomEvent("hall:main"));
}

// What the hall's server wrote there last: the page itself may read as before for a day.
async function age() {
  const { isOld } = await import("./copy.js");
  return (await isOld()) ? "old" : "copy";
}

/** @param {"polling" | "lost" | "copy" | "old"} state */
function show(state) {
  if (screen || !sign) return; // a screen says by itself whether it hears the server
  sign.hidden = false;
  sign.dataset.state = state;
  const word = /** @type {HTMLElement} */ (sign.querySelector(".state-word"));
  if (word.textContent !== say(`Script-Follow.${state}`)) word.textContent = say(`Script-Follow.${state}`);
}

function next() {
  if (document.hidden) document.addEventListener("visibilitychange", next, { once: true });
  else void ask();
}

if (document.querySelector(".announcement[data-holds-until]")) void import("./holding.js");
if (screen) void ask();
else {
  show(mirror ? "copy" : "polling");
  setTimeout(next, EVERY);
}
