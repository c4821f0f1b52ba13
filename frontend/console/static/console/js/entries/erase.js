/**
 * Erasing a person. It is sent at once or not at all: nothing of it is kept on this device, because
 * the name that is typed here must not outlive the erasure.
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
  clearErrors(form);
  say("sending", "Erasing …");
  try {
    const done = await post(`${page?.api}tournaments/${page?.slug}/${form.dataset.about}/erasure/`, {
      command_id,
      read_seq: Number(form.dataset.readSeq),
      head: newestHead(),
      device: deviceName(),
      name: field("name"),
      ground: field("ground"),
      texts: ticked(form).filter((tick) => !tick.closest("[data-section]")).map(seqOf),
      ...elsewhere(),
    });
    if (done.status === "recorded" || done.status === "already-recorded") {
      toastThere("The personal data are erased.");
      location.replace(form.dataset.then ?? "/");
    } else {
      command_id = uuid();
      say("refused", showErrors(form, done) ? SEE_FIELDS : "Nothing was erased: see above.");
    }
  } catch (error) {
    say("refused", error instanceof LoggedOut
      ? "You have been logged out; log in in another tab and try again."
      : "The server does not answer; try again.");
  } finally {
    busy = false;
  }
}

/** The texts of other sections between which the player was moved, by section. */
function elsewhere() {
  const sections = findAll("[data-section]", form).map((panel) => ({
    slug: panel.dataset.section,
    read_seq: Number(panel.dataset.readSeq),
    texts: ticked(panel).map(seqOf),
  }));
  return sections.length ? { sections } : {};
}

/** @param {HTMLElement} part @returns {HTMLInputElement[]} */
const ticked = (part) => /** @type {HTMLInputElement[]} */ (findAll("[name=texts]:checked", part));

/** @param {HTMLInputElement} tick */
const seqOf = (tick) => Number(tick.value);

/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value;

/** @param {string} state @param {string} words */
function say(state, words) {
  if (!answer) return;
  answer.dataset.state = state;
  answer.textContent = words;
}
