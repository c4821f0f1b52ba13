/** On a page to which an act of the palette led: the focus is at what does it. Nothing is done by arriving. */

import { findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { toast } from "./toasts.js";

const ACT = /^#do-([a-z-]+)$/;

document.addEventListener("DOMContentLoaded", arrive, { once: true });
window.addEventListener("hashchange", arrive);

function arrive() {
  const [, act] = ACT.exec(location.hash) ?? [];
  if (!act) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  const places = findAll(`#main [data-does="${act}"], #main [data-command="${act}"]`);
  for (const place of places) {
    const target = [place, ...findAll("input:not([type=hidden]), select, textarea, button", place)].find(takesFocus);
    if (!target) continue;
    for (let box = target.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
    if (!target.checkVisibility()) continue;
    target.scrollIntoView({ block: "center" });
    target.focus();
    return;
  }
  toast(say("Script-Palette.not-now"), { kind: "warn" });
}

/** @param {HTMLElement} element */
const takesFocus = (element) => element.matches("input, select, textarea, button") && !element.matches(":disabled");
