/** Moving a player to another section, at once: for both sections was read what it means. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { fieldValue, sendAtOnce } from "../forms/at-once.js";
import "../shell/shell.js";

const form = /** @type {HTMLFormElement | null} */ (find("#move"));
if (form) {
  sendAtOnce(form, {
    path: `players/${form.dataset.player}/move/`,
    content: () => ({ reason: fieldValue(form, "reason"), move: move(form) }),
    sending: say("Script-Move.sending"),
    recorded: say("Script-Move.recorded"),
    refused: say("Script-Move.refused"),
    leave: (address) => location.assign(address),
  });
}

/** @param {HTMLFormElement} form */
const move = (form) => ({
  to: form.dataset.to,
  from_round: Number(form.dataset.fromRound),
  their_head: form.dataset.theirHead,
  missed: fieldValue(form, "missed") || null,
  byes: findAll("[name=byes]:checked", form).map((tick) => Number(/** @type {HTMLInputElement} */ (tick).value)),
});
