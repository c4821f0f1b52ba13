/** What leaves FIDE mode is asked about twice (level 4), wherever the order came from. */

import { uuid } from "../outbox/ids.js";
import { say } from "../../../shared/js/words.js";
import { confirm } from "./dialogs.js";

/** @typedef {import("../outbox/commands.js").Answer} Answer */

/**
 * Send an order; where it would leave FIDE mode, ask twice, and send it once more with both answers.
 *
 * @template {{command_id: string, body: object}} Wanted
 * @param {Wanted} wanted
 * @param {(wanted: Wanted) => Promise<Answer>} send
 * @param {(command_id: string) => Promise<void>} [read] notes that a refusal was read here
 * @returns {Promise<Answer>} that of the order that was sent last
 */
export async function sendOrLeaveFideMode(wanted, send, read = async () => {}) {
  const answer = await send(wanted);
  if (answer.code !== "ConfirmFideMode") return answer;
  await read(wanted.command_id);
  const round = Number(answer.facts?.round);
  if (!(await leavesTwice(answer.message ?? "", round))) return answer;
  const twice = confirmed(wanted, round);
  const last = await send(twice);
  if (last.status === "refused") await read(twice.command_id);
  return last;
}

/** @param {string} message @param {number} round */
async function leavesTwice(message, round) {
  const once = await confirm({
    title: say("Script-FideMode.title"),
    content: [message, say("Script-FideMode.for-good")],
    yes: say("Script-FideMode.leave"),
    danger: true,
  });
  return once && confirm({
    title: say("Script-FideMode.really"),
    content: [say("Script-FideMode.second-time", { round })],
    yes: say("Script-FideMode.yes", { round }),
    danger: true,
  });
}

/**
 * The same order under an id of its own: the first one was answered.
 *
 * @template {{command_id: string, body: object}} Wanted
 * @param {Wanted} wanted @param {number} round
 * @returns {Wanted}
 */
function confirmed(wanted, round) {
  const command_id = uuid();
  const { command } = /** @type {{command?: object}} */ (wanted.body);
  const leaving = { leaves_fide_mode_from: round, leaves_fide_mode_again: round };
  return { ...wanted, command_id, body: { ...wanted.body, command_id, command: { ...command, ...leaving } } };
}
