/**
 * What is wrong with the server, in its own words: at the connection light and above the page, told to
 * screen readers once. Typing goes on meanwhile.
 */

import { find } from "../../../shared/js/dom.js";
import { live, outbox, photos } from "./shell.js";

const KEPT = "What you type is kept on this device and goes out by itself, in order.";

for (const lane of [outbox, photos]) lane.addEventListener("changed", show);
live.addEventListener("trouble", show);
live.addEventListener("state", show);

/** What is typed and cannot be recorded is worse than a page that does not move. */
function words() {
  const said = [outbox, photos].map((lane) => (lane.trouble === "unreachable" ? lane.words : ""));
  return said.find(Boolean) ?? live.trouble;
}

function show() {
  const now = words();
  const notice = find("#trouble");
  const light = find("#connection");
  if (!notice || !light || notice.dataset.words === now) return;
  notice.dataset.words = now;
  notice.hidden = now === "";
  // A status region tells what changes in it: the text comes after it is there.
  notice.textContent = now ? `${now} ${KEPT}` : "";
  light.toggleAttribute("data-trouble", now !== "");
  light.title = now || "Connection to the server, and the last event this page shows";
  const part = find("[data-part=trouble]", light);
  if (part) part.textContent = now ? "Not recording" : "";
}
