/**
 * What is wrong with the server, in its own words: at the connection light and above the page, told to
 * screen readers once. Typing goes on meanwhile.
 */

import { find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { live, outbox, photos } from "./shell.js";

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
  notice.textContent = now ? say("Script-Trouble.kept", { words: now }) : "";
  light.toggleAttribute("data-trouble", now !== "");
  light.title = now || say("Script-Trouble.light");
  const part = find("[data-part=trouble]", light);
  if (part) part.textContent = now ? say("Script-Trouble.not-recording") : "";
}
