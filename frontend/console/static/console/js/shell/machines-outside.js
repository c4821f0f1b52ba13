/**
 * Outside the tournaments, on their list and at the log-in: where the hall is led when this server is silent or leads no more,
 * with the button that hands over what was typed here. Asked only on a device that has been told of a second machine.
 */

import { ask, leads, OtherMachine } from "./other-machine.js";

const AGAIN = 5_000;

/** @param {[import("../outbox/outbox.js").Outbox, import("../outbox/outbox.js").Outbox]} lanes what is typed here, and photos */
export async function offerOtherMachine(lanes) {
  const other = new OtherMachine(lanes);
  for (;;) {
    if (other.recall()) await look(other);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** @param {OtherMachine} other */
async function look(other) {
  const here = await ask("");
  if (leads(here, other.known)) other.hide();
  else if (!(await other.look()) && !here) other.maybe();
}
