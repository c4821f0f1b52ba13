/** The list of groups says which one is being read. */

import { find, findAll } from "../../../shared/js/dom.js";

const links = /** @type {HTMLAnchorElement[]} */ (findAll(".settings-nav a[href^='#']"));
const groups = links.map((link) => find(link.hash)).filter((group) => group !== null);
let asked = false;

window.addEventListener("scroll", () => {
  if (asked) return;
  asked = true;
  requestAnimationFrame(show);
}, { passive: true });
show();

function show() {
  asked = false;
  const line = window.innerHeight / 3;
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const above = groups.filter((group) => group.getBoundingClientRect().top <= line);
  const current = (atEnd && window.scrollY > 0 ? groups.at(-1) : above.at(-1)) ?? groups[0];
  for (const link of links) {
    if (link.hash === `#${current?.id}`) mark(link);
    else link.removeAttribute("aria-current");
  }
}

/** @param {HTMLAnchorElement} link */
function mark(link) {
  if (link.getAttribute("aria-current")) return;
  link.setAttribute("aria-current", "true");
  const list = /** @type {HTMLElement} */ (link.closest("ul"));
  if (list.scrollWidth > list.clientWidth) list.scrollTo({ left: link.offsetLeft - list.clientWidth / 3 });
}
