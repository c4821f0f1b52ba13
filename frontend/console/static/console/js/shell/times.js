/** Times in the time zone of the hall; the server writes them in UTC. */

import { clock, findAll, locale, timeZone } from "../../../shared/js/dom.js";

document.addEventListener("hall:fragment", (event) => write(/** @type {HTMLElement} */ (event.target)));
document.body.addEventListener("htmx:afterSwap", (event) => write(event.detail.target));
document.body.addEventListener("htmx:oobAfterSwap", () => write(document));
write(document);

/** @param {ParentNode} root */
function write(root) {
  for (const time of findAll("time[datetime]", root)) {
    const iso = time.getAttribute("datetime") ?? "";
    if (!iso) continue;
    const at = new Date(iso);
    time.title = at.toLocaleString(locale, { dateStyle: "medium", timeStyle: "long", timeZone });
    time.textContent = time.dataset.part === "when" || sameDay(at) ? clock(iso) : moment(at);
  }
}

/** @param {Date} at */
function sameDay(at) {
  const day = (/** @type {Date} */ one) => one.toLocaleDateString("en", { timeZone });
  return day(at) === day(new Date());
}

/** @param {Date} at */
function moment(at) {
  return at.toLocaleString(locale, { day: "2-digit", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
}
