/** The results page before a round is there: it opens by itself when one is published. */

import "../shell/shell.js";

document.body.addEventListener("hall:rounds", (event) => {
  const { events } = /** @type {CustomEvent} */ (event).detail;
  if (events.some((/** @type {any} */ one) => one.type === "RoundPublished")) location.reload();
});
