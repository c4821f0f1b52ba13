/** A time that runs out, on this device's clock; who waits for its end is told. */

import { find } from "./dom.js";

/** @param {string} ends ISO 8601 @returns {number} milliseconds left; below 0: over */
export const left = (ends) => new Date(ends).getTime() - Date.now();

/** @param {number} milliseconds @returns {string} "12:05", "1:02:03" */
export function spoken(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? String(part).padStart(2, "0") : String(part))).join(":");
}

/**
 * Shows the countdown of the page again and again.
 *
 * @param {(over: boolean) => void} tell called every second; `over`: the time has run out
 */
export function countDown(tell) {
  const show = () => {
    const line = find("[data-ends]");
    const ends = line?.dataset.ends ?? "";
    const rest = ends ? left(ends) : Infinity;
    const words = line && find("strong", line);
    if (line && words) {
      const text = rest > 0 ? spoken(rest) : "over";
      if (words.textContent !== text) words.textContent = text;
      line.dataset.state = rest > 0 ? "running" : "over";
    }
    tell(rest <= 0);
  };
  show();
  window.setInterval(show, 1_000);
  document.addEventListener("hall:fragment", show);
}
