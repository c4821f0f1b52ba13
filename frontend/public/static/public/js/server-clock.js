// The server's clock, whatever that of this device says: what counts down in the hall ends everywhere at once.

const { base, mirror } = document.body.dataset;
const AGAIN = 600_000; // a screen that stands for days asks again: its clock drifts

let ahead = 0;

/** @returns {number} milliseconds since 1970 */
export const now = () => Date.now() + ahead;

// Without an answer the device's own clock does.
export async function ask() {
  try {
    const sent = Date.now();
    const answer = await fetch(mirror ?? `${base}head`, { method: "HEAD", cache: "no-store" });
    const said = Date.parse(answer.headers.get("date") ?? "");
    if (said) ahead = said + 500 - (sent + Date.now()) / 2; // the server says whole seconds
  } catch {
    // what was known before still holds
  }
}

setInterval(ask, AGAIN);
