/** `?` opens the keys in the arbiter's guide, in a tab of its own: nothing typed on the page is left. */

import { find, takesText } from "./dom.js";

const KEYS = "the-keys";

document.addEventListener("keydown", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (find("[data-help]"));
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || !link || takesText(event.target) || find("dialog[open]")) return;
  event.preventDefault();
  if (link.pathname === location.pathname) {
    location.hash = KEYS;
    return;
  }
  const keys = /** @type {HTMLAnchorElement} */ (link.cloneNode());
  keys.hash = KEYS;
  keys.click();
});
