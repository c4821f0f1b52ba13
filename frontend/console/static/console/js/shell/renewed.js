/**
 * The server was renewed under this page: the page says so, and loads itself anew when somebody asks for it. Orders
 * wait in the outbox anyway; what stands in forms and was not sent is typed again by the page that comes.
 */

import { typeAgain, typed } from "../forms/typed.js";
import { letGo } from "../forms/unsaved.js";
import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "./page.js";
import { live } from "./shell.js";

const KEPT = `openhall.typed.${location.pathname}`;

if (page && !page.past) {
  live.addEventListener("program", (event) => showRenewed(event.detail !== page?.program));
  document.addEventListener("DOMContentLoaded", () => window.setTimeout(takeOver), { once: true });
}

/** @param {boolean} other the server is another program than the one that made this page */
function showRenewed(other) {
  if (!other) {
    find("#renewed")?.remove();
    return;
  }
  if (find("#renewed")) return;
  const load = make("button", { class: "button small", type: "button", onclick: loadAnew }, say("Script-Renewed.load"));
  find("#main")?.before(make("p", { class: "notice warn past", id: "renewed", role: "alert" }, `${say("Script-Renewed.renewed")} `, load));
}

function loadAnew() {
  sessionStorage.setItem(KEPT, JSON.stringify(typed()));
  letGo();
  location.reload();
}

function takeOver() {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  if (kept) typeAgain(JSON.parse(kept));
}
