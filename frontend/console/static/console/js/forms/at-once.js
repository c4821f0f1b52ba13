/**
 * A form that is sent at once or not at all: nothing of it waits on this device for a network, and what
 * it means was read a moment ago. What a refusal answers is over; what the server did not answer is sent
 * again as the same order, which is done once.
 */

import { find } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { LoggedOut, post } from "../outbox/commands.js";
import { uuid } from "../outbox/ids.js";
import { own } from "../outbox/log-place.js";
import { deviceName } from "../shell/device.js";
import { page } from "../shell/page.js";
import { toastThere } from "../shell/toasts.js";
import { clearErrors, seeFields, showErrors } from "./field-errors.js";

/**
 * @typedef {object} Act
 * @property {string} path below the tournament's in the API
 * @property {() => object} content what is sent beside the order's own fields
 * @property {string} sending
 * @property {string} recorded said by the page that comes next
 * @property {string} refused
 * @property {(address: string) => void} leave to `data-then` of the form, once it is recorded
 */

/** @param {HTMLFormElement} form @param {Act} act */
export function sendAtOnce(form, act) {
  let command_id = uuid();
  let busy = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!busy) void trySending();
  });

  async function trySending() {
    busy = true;
    clearErrors(form);
    showAnswer(form, "sending", act.sending);
    try {
      await send();
    } catch (error) {
      showAnswer(form, "refused", error instanceof LoggedOut
        ? say("Script-Common.logged-out")
        : say("Script-AtOnce.no-answer"));
    } finally {
      busy = false;
    }
  }

  async function send() {
    const answer = await post(`${page?.api}tournaments/${page?.slug}/${act.path}`, {
      command_id,
      read_seq: Number(form.dataset.readSeq),
      head: own.newestHead(),
      device: deviceName(),
      ...act.content(),
    });
    if (answer.status === "recorded" || answer.status === "already-recorded") {
      toastThere(act.recorded);
      act.leave(form.dataset.then ?? "/");
    } else {
      command_id = uuid();
      showAnswer(form, "refused", showErrors(form, answer) ? seeFields() : act.refused);
    }
  }
}

/** @param {HTMLFormElement} form @param {string} name */
export const fieldValue = (form, name) =>
  /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name))?.value.trim() ?? "";

/** @param {HTMLFormElement} form @param {string} state @param {string} words */
function showAnswer(form, state, words) {
  const place = /** @type {HTMLElement | null} */ (find("[data-part=answer]", form));
  if (!place) return;
  place.dataset.state = state;
  place.textContent = words;
}
