/** On a page to which an act of the palette led: the focus is at what does it. Nothing is done by arriving. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { toast } from "./toasts.js";

const ACT = /^#do-([a-z-]+)$/;
const TAKES_FOCUS = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

document.addEventListener("DOMContentLoaded", arrive, { once: true });
window.addEventListener("hashchange", arrive);

function arrive() {
  const [, act] = ACT.exec(location.hash) ?? [];
  if (!act) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  const places = findAll(`#main [data-does="${act}"], #main [data-command="${act}"]`);
  for (const place of places) {
    const target = place.matches(TAKES_FOCUS) ? place : find(TAKES_FOCUS, place);
    if (!target) continue;
    for (let box = target.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
    if (!target.checkVisibility()) continue;
    target.scrollIntoView({ block: "center" });
    target.focus();
    return;
  }
  toast(say("Script-Palette.not-now"), { kind: "warn" });
}
