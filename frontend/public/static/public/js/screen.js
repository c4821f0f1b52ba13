// The hall screen: turns the pages of a list, shows which page it is, and the time of day.

const controls = document.getElementById("controls");
const wishes = new URLSearchParams(location.search);
const kind = document.body.dataset.kind;

// [rows, columns] of a page; "auto" takes the largest type with which all fits in four pages.
const NAMED = {
  large: { name: [16, 2], board: [14, 1], standings: [16, 2] },
  medium: { name: [28, 3], board: [24, 2], standings: [28, 2] },
  192: { name: [64, 6], board: [64, 3], standings: [64, 3] },
  256: { name: [64, 8], board: [64, 4], standings: [64, 4] },
};
const LADDER = {
  name: [[12, 2], [16, 2], [20, 2], [24, 3], [28, 3], [34, 4], [42, 4], [48, 5], [64, 6]],
  board: [[12, 1], [16, 1], [20, 2], [26, 2], [32, 2], [40, 2], [48, 3], [64, 3], [64, 4]],
  standings: [[12, 2], [16, 2], [20, 2], [28, 2], [34, 3], [42, 3], [48, 4], [64, 4]],
};
const NARROWEST = { name: 170, board: 300, standings: 230 }; // column in which a name can be read
const MOST_PAGES = 4;
const CLOCK = clockFormat();
const HIDE_CONTROLS = 4000;

let page = 0;
let timer = 0;
let paused = false;
let hiding = 0;

const wish = (name) => controls.elements[name].value;
const allRows = () => [...document.querySelectorAll(".rows > li")];

function rowsOfThisPart() {
  const rows = allRows();
  const [part, parts] = wish("part").split("/").map(Number);
  const size = Math.ceil(rows.length / parts);
  return rows.slice((part - 1) * size, part * size);
}

function layout(count) {
  if (innerWidth < 720) return [20, 1];
  const [rows, columns] = wished(count);
  return [rows, Math.min(columns, Math.max(1, Math.floor(innerWidth / NARROWEST[kind])))];
}

function wished(count) {
  const named = NAMED[wish("size")];
  if (named) return named[kind];
  const fits = ([rows, columns]) => Math.ceil(count / (rows * columns)) <= MOST_PAGES;
  return LADDER[kind].find(fits) ?? LADDER[kind].at(-1);
}

function show() {
  const rows = rowsOfThisPart();
  const [high, columns] = layout(rows.length);
  const size = high * columns;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  page %= pages;
  document.body.classList.add("paged");
  document.body.classList.toggle("wide-rows", columns <= 2 && high >= 20 && innerWidth >= 720);
  document.body.style.setProperty("--rows", high);
  document.body.style.setProperty("--columns", columns);
  const shown = new Set(rows.slice(page * size, (page + 1) * size));
  for (const row of allRows()) row.hidden = !shown.has(row);
  write("page-number", rows.length ? `page ${page + 1}/${pages}` : "");
  write("range", range([...shown]));
  write("headline", document.getElementById("screen-title").textContent);
}

function range(shown) {
  if (!shown.length) return "";
  const [first, last] = [shown[0], shown.at(-1)].map((row) => row.dataset.name.split(",")[0]);
  return `${first} – ${last}`;
}

function write(id, text) {
  const holder = document.getElementById(id);
  if (holder.textContent !== text) holder.textContent = text;
}

function turn() {
  if (!paused) page += 1;
  show();
  schedule();
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(turn, Number(wish("seconds")) * 1000);
}

/** The hall's; that of the screen itself where its browser does not know the zone. */
function clockFormat() {
  const parts = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  try {
    return new Intl.DateTimeFormat([], { ...parts, timeZone: document.body.dataset.timeZone || undefined });
  } catch {
    return new Intl.DateTimeFormat([], parts);
  }
}

function tick() {
  const now = new Date();
  write("clock", CLOCK.format(now));
  setTimeout(tick, 1000 - now.getMilliseconds());
}

function obey() {
  document.documentElement.dataset.theme = wish("theme");
  for (const name of ["size", "part", "seconds", "theme"]) wishes.set(name, wish(name));
  history.replaceState(null, "", `?${wishes}`);
  for (const link of document.querySelectorAll("[data-kind-link]")) link.search = wishes;
  show();
  schedule();
}

function reveal() {
  controls.classList.add("shown");
  clearTimeout(hiding);
  hiding = setTimeout(() => controls.classList.remove("shown"), HIDE_CONTROLS);
}

for (const [name, value] of wishes) {
  const select = controls.elements[name];
  if (select && [...select.options].some((option) => option.value === value)) select.value = value;
}
controls.addEventListener("change", () => {
  page = 0;
  obey();
});
document.getElementById("pause").addEventListener("click", (event) => {
  paused = !paused;
  event.target.textContent = paused ? "Go on" : "Pause";
});
addEventListener("keydown", (event) => {
  if (event.target.closest("select")) return;
  if (event.key === "ArrowRight") turn();
  if (event.key === "ArrowLeft") {
    page = Math.max(0, page - 1);
    show();
    schedule();
  }
});
addEventListener("pointermove", reveal);
addEventListener("resize", show);
document.addEventListener("hall:main", () => {
  show();
});
obey();
tick();
