/**
 * Outside the tournaments, on their list and at the log-in: where the hall is led when this server is silent or leads no more,
 * with the button that hands over what was typed here. Asked only on a device that has been told of a second machine.
 */

import { ask, Elsewhere, leads } from "../shell/elsewhere.js";

const AGAIN = 5_000;

/** @param {[import("./outbox.js").Outbox, import("./outbox.js").Outbox]} lanes what is typed here, and photos */
export async function offerOtherMachine(lanes) {
  const elsewhere = new Elsewhere(lanes);
  for (;;) {
    if (elsewhere.recall()) await look(elsewhere);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** @param {Elsewhere} elsewhere */
async function look(elsewhere) {
  const here = await ask("");
  if (leads(here, elsewhere.known)) elsewhere.hide();
  else if (!(await elsewhere.look()) && !here) elsewhere.maybe();
}
