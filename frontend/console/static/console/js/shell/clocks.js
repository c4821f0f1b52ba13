/** Tells the server which time it is here, now and then; a chief is told when the server's clock is wrong. */

import { consoleId } from "./console-id.js";
import { post } from "../outbox/commands.js";
import { find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "./page.js";
import { live } from "./shell.js";

const AGAIN = 60_000;

if (page && !page.past) {
  live.addEventListener("state", () => void compareClocks());
  window.setInterval(() => void compareClocks(), AGAIN);
}

async function compareClocks() {
  if (live.state !== "live") return;
  const said = { console: consoleId, at: new Date().toISOString() };
  const answer = await post(`${page?.api}tournaments/${page?.slug}/clock/`, said).catch(() => null);
  const notice = find("#clock-differs");
  if (!answer || !notice) return;
  const words = answer.words ? say("Script-Clocks.set-it-right", { words: String(answer.words) }) : "";
  if (notice.textContent !== words) notice.textContent = words;
}
