// Two players side by side where no two have a page of their own: on a mirror. They are named by the fragment, "#17/23", and
// what is shown stands on the pages of their workings. "#17": with whom is still to be chosen.

import { addressOf } from "./addresses.js";

/** @typedef {{ name: string, value: string, section: HTMLElement, address: string }} Criterion */
/** @typedef {{ number: string, name: string, rank: number, row: HTMLElement }} Ranked */

const page = document.body.dataset;
const heading = inside(document, "h1");
const plain = heading.textContent ?? "";

async function show() {
  const [one, other] = chosen();
  lead(other ? undefined : one);
  inside(document, "#others").hidden = Boolean(other);
  inside(document, "#two").hidden = !other;
  heading.textContent = other
    ? fill(said().both, { one: one.name, other: other.name })
    : one
      ? fill(said().with, { one: one.name })
      : plain;
  if (other) await place([one, other]);
}

/** @param {[Ranked, Ranked]} two */
async function place(two) {
  const asked = location.hash;
  try {
    const sides = await Promise.all(two.map(({ number }) => worked(number)));
    if (location.hash === asked) inside(document, "#two").replaceChildren(compared(two, sides));
  } catch {
    inside(document, "#others").hidden = false; // the network is away: somebody may be chosen again
  }
}

/** @returns {Ranked[]} up to two, each another one */
function chosen() {
  const players = ranked();
  const numbers = new Set(location.hash.slice(1).split("/").slice(0, 2));
  return [...numbers].flatMap((named) => players.find(({ number }) => number === named) ?? []);
}

/** @returns {Ranked[]} */
function ranked() {
  return [...document.querySelectorAll("#others > li")].map((row) => ({
    number: row.id.slice(1),
    name: textOf(row, ".who"),
    rank: Number(textOf(row, "b")),
    row: /** @type {HTMLElement} */ (row),
  }));
}

/** Where the rows of the list lead: to the choice of the second, or to the two. @param {Ranked} [one] */
function lead(one) {
  for (const { number, row } of ranked()) {
    row.hidden = number === one?.number;
    row.querySelector("a")?.setAttribute("href", one ? `#${one.number}/${number}` : `#${number}`);
  }
}

/** @param {string} number @returns {Promise<Criterion[]>} */
async function worked(number) {
  const address = addressOf(`working/${number}`);
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const there = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const link of there.querySelectorAll("section a[href]"))
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", new URL(address, location.href)).pathname);
  return [...there.querySelectorAll("section.criterion")].map((section) => ({
    name: textOf(section, "h2 span"),
    value: textOf(section, "h2 b"),
    address: `${address}#${section.id}`,
    section: /** @type {HTMLElement} */ (section),
  }));
}

/** @param {Ranked[]} two @param {Criterion[][]} sides */
function compared(two, sides) {
  const decides = two[0].rank === two[1].rank ? -1 : sides[0].findIndex(({ value }, at) => value !== sides[1][at]?.value);
  const made = document.importNode(blanks().content, true);
  inside(made, ".decision").textContent = sentence(two, sides, decides);
  made.querySelectorAll("thead .num").forEach((cell, side) => cell.append(two[side].name));
  inside(made, "tbody").append(...sides[0].map((each, at) => row([each, sides[1][at]], at - decides, decides >= 0)));
  if (decides < 0) inside(made, "h2").remove();
  else inside(made, ".side-by-side").append(...sides.map((side, n) => how(side[decides], two[n].name)));
  inside(made, ".more").append(...two.map(button));
  return made;
}

/** @param {Ranked[]} two @param {Criterion[][]} sides @param {number} decides */
function sentence(two, sides, decides) {
  const [first, second] = two[1].rank < two[0].rank ? [1, 0] : [0, 1];
  const names = { one: two[first].name, other: two[second].name };
  if (decides < 0) return fill(said().shared, names);
  const better = sides[first][decides];
  return fill(said().decided, { ...names, name: better.name, value: better.value, against: sides[second][decides].value });
}

/** @param {Criterion[]} pair @param {number} after the one that decides @param {boolean} decided */
function row(pair, after, decided) {
  const made = document.createElement("tr");
  if (decided && after >= 0) made.className = after ? "unasked" : "decides";
  const name = Object.assign(document.createElement("th"), { scope: "row", textContent: pair[0].name });
  if (decided && !after) name.append(" ", Object.assign(document.createElement("strong"), { textContent: said().decides }));
  made.append(name, ...pair.map(cell));
  return made;
}

/** @param {Criterion} criterion */
function cell({ value, address }) {
  const made = Object.assign(document.createElement("td"), { className: "num" });
  made.append(Object.assign(document.createElement("a"), { className: "value", href: address, textContent: value }));
  return made;
}

/** @param {Criterion} criterion @param {string} name */
function how({ section }, name) {
  const made = document.importNode(section, true);
  made.removeAttribute("id");
  made.prepend(Object.assign(document.createElement("p"), { className: "criterion-of", textContent: name }));
  return made;
}

/** @param {Ranked} player */
function button({ number, name }) {
  const textContent = fill(said().choose, { one: name });
  return Object.assign(document.createElement("a"), { className: "button", href: `#${number}`, textContent });
}

function blanks() {
  return /** @type {HTMLTemplateElement} */ (document.querySelector("template"));
}

function said() {
  return /** @type {Record<string, string>} */ (blanks().dataset);
}

/** @param {string} pattern @param {Record<string, string>} facts */
function fill(pattern, facts) {
  return pattern.replace(/\{(\w+)\}/g, (_, name) => facts[name] || "–");
}

/** What the template always writes. @param {ParentNode} root @param {string} selector */
function inside(root, selector) {
  return /** @type {HTMLElement} */ (root.querySelector(selector));
}

/** @param {ParentNode} root @param {string} selector */
function textOf(root, selector) {
  return inside(root, selector).textContent.trim();
}

// The server has a page for any two: a link to them leads there.
if (page.mirror) {
  addEventListener("hashchange", () => void show());
  document.addEventListener("hall:main", () => void show());
  void show();
}
