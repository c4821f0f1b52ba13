/** The default time of a round, counted down; who waits for its end is told. */

import { left, spoken } from "../../../shared/js/countdown.js";
import { find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

/**
 * Shows the countdown of the page again and again.
 *
 * @param {(over: boolean) => void} looked called every second; `over`: the time has run out
 */
export function countDown(looked) {
  const show = () => {
    const line = find("[data-ends]");
    const ends = line?.dataset.ends ?? "";
    const rest = ends ? left(ends) : Infinity;
    const words = line && find("strong", line);
    if (line && words) {
      const text = rest > 0 ? spoken(rest) : say("Script-Countdown.over");
      if (words.textContent !== text) words.textContent = text;
      line.dataset.state = rest > 0 ? "running" : "over";
    }
    looked(rest <= 0);
  };
  show();
  window.setInterval(show, 1_000);
  document.addEventListener("hall:fragment", show);
}
