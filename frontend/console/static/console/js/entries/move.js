/**
 * Moving a player to another section. It is sent at once or not at all: what it means was read for
 * both sections a moment ago, and would not be true any more when a network came back.
 */

import { LoggedOut, post } from "../outbox/commands.js";
import { deviceName } from "../shell/device.js";
import { find, findAll } from "../../../shared/js/dom.js";
import { clearErrors, SEE_FIELDS, showErrors } from "../forms/field-errors.js";
import { uuid } from "../outbox/ids.js";
import { newestHead } from "../outbox/log-place.js";
import { page } from "../shell/page.js";
import "../shell/shell.js";
import { toastThere } from "../shell/toasts.js";

const form = /** @type {HTMLFormElement | null} */ (find("#move"));
/** One order: what a refusal answers is over, what the server did not answer is sent again. */
let command_id = uuid();
let busy = false;

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!busy) void move(form);
});

/** @param {HTMLFormElement} form */
async function move(form) {
  busy = true;
  clearErrors(form);
  say(form, "sending", "Moving …");
  const { player, to, fromRound, theirHead, readSeq, then = "/" } = form.dataset;
  try {
    const done = await post(`${page?.api}tournaments/${page?.slug}/players/${player}/move/`, {
      command_id,
      read_seq: Number(readSeq),
      head: newestHead(),
      device: deviceName(),
      reason: field(form, "reason"),
      move: {
        to,
        from_round: Number(fromRound),
        their_head: theirHead,
        missed: field(form, "missed") || null,
        byes: findAll("[name=byes]:checked", form).map((tick) => Number(/** @type {HTMLInputElement} */ (tick).value)),
      },
    });
    if (done.status === "recorded" || done.status === "already-recorded") {
      toastThere("The move is recorded.");
      location.assign(then);
    } else {
      command_id = uuid();
      say(form, "refused", showErrors(form, done) ? SEE_FIELDS : "Nobody was moved: see above.");
    }
  } catch (error) {
    say(form, "refused", error instanceof LoggedOut
      ? "You have been logged out; log in in another tab and try again."
      : "The server does not answer; try again. It is done once, however often it is sent.");
  } finally {
    busy = false;
  }
}

/** @param {HTMLFormElement} form @param {string} name */
const field = (form, name) => /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name))?.value.trim() ?? "";

/** @param {HTMLFormElement} form @param {string} state @param {string} words */
function say(form, state, words) {
  const answer = /** @type {HTMLElement | null} */ (find("[data-part=answer]", form));
  if (!answer) return;
  answer.dataset.state = state;
  answer.textContent = words;
}
