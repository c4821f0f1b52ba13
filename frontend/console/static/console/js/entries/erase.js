/** Erasing a person, at once: nothing is kept on this device, because the name that is typed must not outlive it. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { fieldValue, sendAtOnce } from "../forms/at-once.js";
import "../shell/shell.js";

const form = /** @type {HTMLFormElement} */ (find("#erase"));
sendAtOnce(form, {
  path: `${form.dataset.about}/erasure/`,
  content: () => ({
    name: fieldValue(form, "name"),
    ground: fieldValue(form, "ground"),
    texts: ticked(form).filter((tick) => !tick.closest("[data-section]")).map(seqOf),
    ...elsewhere(),
  }),
  sending: say("Script-Erase.sending"),
  recorded: say("Script-Erase.recorded"),
  refused: say("Script-Erase.refused"),
  leave: (address) => location.replace(address),
});

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
