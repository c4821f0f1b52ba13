// Puts a newer rendering of the same page in place: only what differs is touched, and a changed
// result is marked for some seconds.

const MARKED = 6000;

export function mark(row) {
  row.classList.remove("changed");
  void row.offsetWidth; // starts the animation again
  row.classList.add("changed");
  setTimeout(() => row.classList.remove("changed"), MARKED);
}

export function patchMain(fresh) {
  const old = document.getElementById("main");
  const parts = (root) => [...root.querySelectorAll("[data-part]")].map((part) => part.id).join();
  if (parts(old) === parts(fresh)) {
    const heading = fresh.querySelector(".head h1");
    if (heading) old.querySelector(".head h1").replaceChildren(...heading.childNodes);
    for (const part of fresh.querySelectorAll("[data-part]")) patchPart(part);
  } else {
    replaceAll(old, fresh);
  }
}

function patchPart(fresh) {
  const old = document.getElementById(fresh.id);
  if (old.innerHTML === fresh.innerHTML) return;
  if (fresh.dataset.part !== "rows") old.replaceChildren(...fresh.childNodes);
  else keepingFocus(() => patchRows(old, fresh));
}

function patchRows(old, fresh) {
  const before = new Map(rowsOf(old).map((row) => [row.id, row]));
  const rows = rowsOf(fresh);
  const changed = rows.filter((row) => before.has(row.id) && said(row) !== said(before.get(row.id)));
  const same = before.size === rows.length && [...before.keys()].every((id, n) => rows[n].id === id);
  if (same && rows.length && outline(old) === outline(fresh)) {
    for (const row of rows) {
      const there = before.get(row.id);
      if (there.innerHTML !== row.innerHTML) there.replaceWith(row);
    }
  } else {
    old.replaceChildren(...fresh.childNodes);
  }
  changed.forEach(mark);
}

const rowsOf = (part) => [...part.querySelectorAll("[data-rows] > [id]")];
const said = (row) => row.querySelector(".res, .points")?.textContent;
const outline = (part) => [...part.querySelectorAll("h2, thead")].map((e) => e.textContent).join();

function replaceAll(old, fresh) {
  const find = old.querySelector("#find"); // holds what the reader has typed and chosen
  keepingFocus(() => {
    if (find) fresh.querySelector("#find").replaceWith(find);
    old.replaceChildren(...fresh.childNodes);
  });
}

function keepingFocus(change) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const row = focused?.closest("[id]")?.id;
  const href = focused?.getAttribute("href");
  change();
  if (document.activeElement === focused) return;
  if (focused?.isConnected) focused.focus({ preventScroll: true });
  else if (row && href) {
    const holder = document.getElementById(row);
    const link = [...(holder?.querySelectorAll("a") ?? [])].find((a) => a.getAttribute("href") === href);
    link?.focus({ preventScroll: true });
  }
}
