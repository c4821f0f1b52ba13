/**
 * Erasing a person. It is sent at once or not at all: nothing of it is kept on this device, because
 * the name that is typed here must not outlive the erasure.
 */

import { LoggedOut, post } from "./commands.js";
import { deviceName } from "./device.js";
import { find, findAll } from "./dom.js";
import { uuid } from "./ids.js";
import { newestHead } from "./log-place.js";
import { page } from "./page.js";
import "./shell.js";

const form = /** @type {HTMLFormElement} */ (find("#erase"));
const answer = /** @type {HTMLElement | null} */ (find("[data-part=answer]", form));
/** One order: what a refusal answers is over, what the server did not answer is sent again. */
let command_id = uuid();
let busy = false;

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!busy) void erase();
});

async function erase() {
  busy = true;
  say("sending", "Erasing …");
  try {
    const done = await post(`${page?.api}tournaments/${page?.slug}/players/${form.dataset.player}/erasure/`, {
      command_id,
      read_seq: Number(form.dataset.readSeq),
      head: newestHead(),
      device: deviceName(),
      name: field("name"),
      ground: field("ground"),
      texts: findAll("[name=texts]:checked", form).map((tick) => Number(/** @type {HTMLInputElement} */ (tick).value)),
    });
    if (done.status === "recorded" || done.status === "already-recorded") location.replace(form.dataset.then ?? "/");
    else {
      command_id = uuid();
      say("refused", done.message ?? "Nothing was erased.");
    }
  } catch (error) {
    say("refused", error instanceof LoggedOut
      ? "You have been logged out; log in in another tab and try again."
      : "The server does not answer; try again.");
  } finally {
    busy = false;
  }
}

/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value;

/** @param {string} state @param {string} words */
function say(state, words) {
  if (!answer) return;
  answer.dataset.state = state;
  answer.textContent = words;
}
