/**
 * A page that broke off on its way says so, takes no clicks and is loaded anew: after a pause, which grows, and not for
 * ever.
 *
 * A browser tells no script of it: of a connection that ended too early nothing more comes, the page is "loading" for
 * ever, and its other scripts never begin. So this one begins while the page comes, and looks whether it grows. What
 * was only slow is told by its growing again. It uses nothing of the page, of which anything may be missing.
 */

import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { isWhole } from "./whole.js";

/** Milliseconds in which something more must come. */
export const SILENCE = 10_000;
/** Milliseconds before each try; then the reader decides. */
export const PAUSES = [1_000, 3_000, 9_000, 27_000];
const OFTEN = 1_000;

const TRIES = `openhall.half.${location.pathname}${location.search}`;
let size = 0;
let quiet = 0;
let again = 0;

watch();

/** Until the page is whole, or nothing of it can come any more. */
export function watch() {
  if (isWhole()) {
    withdraw();
    size = quiet = 0;
    sessionStorage.removeItem(TRIES);
    return;
  }
  const grown = length() !== size;
  quiet = grown ? 0 : quiet + OFTEN;
  const ended = document.readyState !== "loading";
  if (grown && !ended) withdraw();
  else if (!find("#half") && (ended || quiet >= SILENCE)) void withWords(broken);
  size = length();
  if (!ended) window.setTimeout(watch, OFTEN);
}

/** What has come; a table that a script reads is one long text. */
function length() {
  return document.documentElement.textContent.length;
}

/** It comes after all. */
function withdraw() {
  window.clearTimeout(again);
  find("#half")?.remove();
  find("#main")?.toggleAttribute("inert", false);
}

/** The module with the words waits for the end of the page, as all others do. @param {() => void} then */
async function withWords(then) {
  const words = /** @type {HTMLScriptElement | null} */ (find("script[data-words]"));
  if (words && document.readyState === "loading") await import(words.src).catch(() => undefined);
  if (find("#half") || isWhole()) return;
  then();
  size = length();
}

function broken() {
  const tries = Number(sessionStorage.getItem(TRIES)) || 0;
  const pause = PAUSES[tries];
  const words = pause ? say("Script-Half.again-soon") : say("Script-Half.broken");
  const load = make("button", { class: "button small", type: "button", onclick: () => location.reload() }, say("Script-Half.load"));
  const notice = make("p", { class: "notice bad past", id: "half", role: "alert" }, `${words} `, load);
  const main = find("#main");
  if (main) main.before(notice);
  else document.body.prepend(notice);
  main?.toggleAttribute("inert", true);
  if (!pause) return;
  again = window.setTimeout(() => {
    sessionStorage.setItem(TRIES, String(tries + 1));
    location.reload();
  }, pause);
}
