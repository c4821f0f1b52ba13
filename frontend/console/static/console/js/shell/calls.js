/**
 * Boards to which the players' reports call this arbiter. They come with the row of tabs; a list that
 * says the same again is left alone, so that nobody hears one call twice.
 */

import { find } from "../../../shared/js/dom.js";

document.body.addEventListener("htmx:oobBeforeSwap", (event) => {
  const { detail } = event;
  if (detail.target?.id !== "calls") return;
  const said = words(/** @type {HTMLElement} */ (detail.fragment).textContent);
  if (said === words(find("#calls")?.textContent)) detail.shouldSwap = false;
});

/** @param {string | null | undefined} text */
const words = (text) => (text ?? "").replace(/\s+/g, " ").trim();
