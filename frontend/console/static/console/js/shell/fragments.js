/**
 * Parts of a page that htmx fetches again when the tournament moves: lines that changed are marked
 * for a few seconds (not when the part shows other lines altogether), and whoever arranges the part (a search, a selection) hears of it.
 *
 * A part names itself by `data-fragment`; its lines by `data-key`.
 */

import { announce, find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { toast } from "./toasts.js";

const MARKED_FOR = 6_000;

/** @type {Map<string, Map<string, string>>} fragment -> key -> text before the swap */
const before = new Map();

document.body.addEventListener("htmx:beforeSwap", (event) => {
  const detail = event.detail;
  const part = /** @type {HTMLElement} */ (detail.target);
  if (!part.dataset.fragment) return;
  if (detail.xhr.status >= 400) {
    detail.shouldSwap = false;
    return;
  }
  before.set(part.dataset.fragment, texts(part));
});

document.body.addEventListener("htmx:afterSwap", (event) => {
  const old = event.detail.target;
  const name = old.dataset.fragment ?? "";
  const part = find(`[data-fragment="${name}"]`);
  const known = before.get(name);
  if (!name || !part || !known) return;
  before.delete(name);
  const lines = findAll("[data-key]", part);
  const another = lines.every((line) => !known.has(line.dataset.key ?? ""));
  const changed = another ? [] : lines.filter((line) => known.get(line.dataset.key ?? "") !== line.textContent);
  mark(changed);
  part.dispatchEvent(new CustomEvent("hall:fragment", { bubbles: true }));
  if (changed.length && part.dataset.says) announce(say("Script-Fragments.changed", { part: part.dataset.says, count: changed.length }));
});

for (const failure of /** @type {const} */ (["htmx:responseError", "htmx:sendError", "htmx:timeout"])) document.body.addEventListener(failure, notFetched);

/** What somebody asked for; a part that follows the tournament is fetched again by itself. @param {GlobalEventHandlersEventMap["htmx:timeout"]} event */
function notFetched(event) {
  const { requestConfig } = event.detail;
  if (!requestConfig.elt.dataset?.follows) toast(say("Script-Fragments.not-fetched"), { kind: "warn" });
}

/** @param {HTMLElement} part */
const texts = (part) =>
  new Map(findAll("[data-key]", part).map((line) => [line.dataset.key ?? "", line.textContent ?? ""]));

/** @param {HTMLElement[]} lines */
function mark(lines) {
  for (const line of lines) line.classList.add("changed");
  window.setTimeout(() => {
    for (const line of lines) line.classList.remove("changed");
  }, MARKED_FOR);
}
