import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset, until } from "./browser.js";
import { sendOrLeaveFideMode } from "../../frontend/console/static/console/js/forms/fide-mode.js";

/** @typedef {import("types/orders-and-answers").Answer} Answer */
/** @typedef {{command_id: string, body: {command_id: string, reason: string, command: Record<string, unknown>}}} Wanted */

beforeEach(reset);

const QUESTION = /** @type {Answer} */ ({ status: "refused", code: "ConfirmFideMode", message: "This leaves FIDE mode", facts: { round: 3 } });
/** @type {Wanted} */
const WANTED = { command_id: "one", body: { command_id: "one", reason: "agreed", command: { from_round: 3 } } };

/** A server that asks until both answers are there. @param {Wanted[]} sent */
const server = (sent) => async (/** @type {Wanted} */ wanted) => {
  sent.push(wanted);
  const { leaves_fide_mode_from: once, leaves_fide_mode_again: again } = wanted.body.command;
  return once === 3 && again === 3 ? /** @type {Answer} */ ({ status: "recorded" }) : QUESTION;
};

/** @param {string} title @param {string} button */
async function answer(title, button) {
  const shown = () => document.querySelector("dialog h2")?.textContent === title;
  await until(shown);
  assert.ok(shown());
  /** @type {HTMLElement} */ (document.querySelector(`dialog ${button}`)).click();
}

test("two times yes sends the order again, under an id of its own, with both answers", async () => {
  /** @type {Wanted[]} */
  const sent = [];
  /** @type {string[]} */
  const read = [];
  const result = sendOrLeaveFideMode(WANTED, server(sent), async (id) => void read.push(id));
  await answer("Leave FIDE mode?", "[value=yes]");
  await answer("Leave FIDE mode for good?", "[value=yes]");
  assert.equal((await result).status, "recorded");
  assert.deepEqual(read, ["one"]);
  const [, again] = sent;
  assert.notEqual(again.command_id, "one");
  assert.equal(again.body.command_id, again.command_id);
  assert.equal(again.body.reason, "agreed");
  assert.deepEqual(again.body.command, { from_round: 3, leaves_fide_mode_from: 3, leaves_fide_mode_again: 3 });
});

for (const [which, before] of /** @type {[string, string[]][]} */ ([["first", []], ["second", ["Leave FIDE mode?"]]])) {
  test(`no to the ${which} question leaves everything as it is`, async () => {
    /** @type {Wanted[]} */
    const sent = [];
    const result = sendOrLeaveFideMode(WANTED, server(sent));
    for (const title of before) await answer(title, "[value=yes]");
    await answer(before.length ? "Leave FIDE mode for good?" : "Leave FIDE mode?", "[data-close]");
    assert.equal((await result).code, "ConfirmFideMode");
    assert.equal(sent.length, 1);
  });
}

test("what is refused after both answers is read where it was asked", async () => {
  /** @type {string[]} */
  const ids = [];
  /** @type {string[]} */
  const read = [];
  const send = async (/** @type {Wanted} */ wanted) => {
    ids.push(wanted.command_id);
    return ids.length === 1 ? QUESTION : /** @type {Answer} */ ({ status: "refused", code: "TournamentOver" });
  };
  const result = sendOrLeaveFideMode(WANTED, send, async (id) => void read.push(id));
  await answer("Leave FIDE mode?", "[value=yes]");
  await answer("Leave FIDE mode for good?", "[value=yes]");
  assert.equal((await result).code, "TournamentOver");
  assert.deepEqual(read, ids);
  assert.equal(ids.length, 2);
});

test("any other answer is not asked about", async () => {
  const refused = /** @type {Answer} */ ({ status: "refused", code: "RegulationsFixed" });
  assert.equal(await sendOrLeaveFideMode(WANTED, async () => refused), refused);
  assert.equal(document.querySelector("dialog"), null);
});
