/**
 * The page in the device's memory: kept anew while the tournament moves, and marked when it is shown
 * from there. As soon as the server is back and everything typed has gone out, it is read again.
 */

import { clock, find, findAll, locale, takesText, timeZone } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { begin, forget, keep, keepBeside, onNewWorker } from "./memory.js";
import { page } from "../shell/page.js";
import { live, outbox } from "../shell/shell.js";

/** Milliseconds; a hall with many consoles must not read its pages again at every result. */
const SOON = 2_000;
const PAUSE = 30_000;
/** One reading by itself: a server that is too slow for it would have the page loaded for ever. */
const READ_AGAIN = "openhall.read-again";

const { remembered } = document.documentElement.dataset;
let next = 0;
let timer = 0;

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.matches("[action$='/logout/']")) void forget();
});
document.body.addEventListener("hall:frame", forgetErased);
if (remembered) showMark(remembered);
else if (page?.keeps) follow();
void begin();

function follow() {
  sessionStorage.removeItem(READ_AGAIN);
  if (!navigator.serviceWorker?.controller) void keep();
  onNewWorker(() => void keep());
  keepPalette();
  document.body.addEventListener("hall:frame", () => {
    timer ||= window.setTimeout(keepNow, Math.max(SOON, next - Date.now()));
  });
}

/** What the palette finds, once a session of this tab: it is as long as the list of players. */
function keepPalette() {
  const address = find("#palette-open")?.dataset.palette ?? "";
  const once = `openhall.palette.${page?.user}.${address}`;
  if (!address || sessionStorage.getItem(once)) return;
  sessionStorage.setItem(once, "kept");
  void keepBeside(address);
}

function keepNow() {
  timer = 0;
  next = Date.now() + PAUSE * (0.75 + Math.random() / 2);
  void keep();
}

/** Who was erased stands on no kept page any more, whichever it is. @param {GlobalEventHandlersEventMap["hall:frame"]} event */
function forgetErased(event) {
  const { events } = event.detail;
  if (events.some((one) => /^(Person|Member)Erased$/.test(one.type))) void forget();
}

/** @param {string} at */
function showMark(at) {
  const notice = find("#remembered");
  const words = notice && find("[data-part=words]", notice);
  if (!notice || !words) return;
  words.textContent = say("Script-Remembered.as-of", { time: moment(at), advice: advice() });
  notice.hidden = false;
  live.addEventListener("state", readAgain);
  outbox.addEventListener("changed", readAgain);
  readAgain();
}

/** Results and check-ins are typed on; what decides about a round waits for the newest state. */
function advice() {
  if (find("#boards") || find("#desk")) return say("Script-Remembered.type-on");
  const buttons = findAll("#main form[data-command] button, #main form[data-path] button, #main button[data-command]");
  for (const button of /** @type {HTMLButtonElement[]} */ (buttons)) button.disabled = true;
  return say("Script-Remembered.read-only");
}

/** @param {string} iso @returns {string} with the day where that is not today */
function moment(iso) {
  const time = new Date(iso);
  const today = time.toLocaleDateString("en", { timeZone }) === new Date().toLocaleDateString("en", { timeZone });
  return today ? clock(iso) : `${time.toLocaleDateString(locale, { timeZone })} ${clock(iso)}`;
}

function readAgain() {
  if (live.state !== "live" || outbox.waiting.length) return;
  const asked = find("dialog[open]") || (takesText(document.activeElement) && value(document.activeElement));
  if (!asked && !sessionStorage.getItem(READ_AGAIN)) {
    sessionStorage.setItem(READ_AGAIN, "yes");
    location.reload();
    return;
  }
  const words = find("#remembered [data-part=words]");
  const link = find("#remembered a");
  if (words) words.textContent = say("Script-Remembered.connected-again", { time: moment(remembered ?? "") });
  if (link) link.hidden = false;
}

/** @param {Element | null} field */
const value = (field) => /** @type {HTMLInputElement} */ (field).value;
