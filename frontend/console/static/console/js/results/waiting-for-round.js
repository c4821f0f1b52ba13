/** The results page before a round is there: it opens by itself when one is published. */

import "../shell/shell.js";

document.body.addEventListener("hall:rounds", (event) => {
  const { events } = event.detail;
  if (events.some((one) => one.type === "RoundPublished")) location.reload();
});
