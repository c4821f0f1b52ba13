/**
 * A page that broke off on its way says so, takes no clicks and is loaded anew: after a pause, which grows, and not for
 * ever. It uses nothing of the page, of which anything may be missing.
 */

import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { whole } from "./whole.js";

/** Milliseconds before each try; then the reader decides. */
export const PAUSES = [1_000, 3_000, 9_000, 27_000];

const TRIES = `openhall.half.${location.pathname}${location.search}`;

arrived(whole);

/** @param {boolean} toItsEnd */
export function arrived(toItsEnd) {
  if (toItsEnd) sessionStorage.removeItem(TRIES);
  else broken(Number(sessionStorage.getItem(TRIES)) || 0);
}

/** @param {number} tries that were made already */
function broken(tries) {
  const pause = PAUSES[tries];
  const words = pause ? say("Script-Half.again-soon") : say("Script-Half.broken");
  const load = make("button", { class: "button small", type: "button", onclick: () => location.reload() }, say("Script-Half.load"));
  const notice = make("p", { class: "notice bad past", id: "half", role: "alert" }, `${words} `, load);
  const main = find("#main");
  if (main) main.before(notice);
  else document.body.prepend(notice);
  main?.toggleAttribute("inert", true);
  if (!pause) return;
  window.setTimeout(() => {
    sessionStorage.setItem(TRIES, String(tries + 1));
    location.reload();
  }, pause);
}
