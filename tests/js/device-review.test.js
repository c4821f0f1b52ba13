import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { put, reset, server, until } from "./browser.js";

beforeEach(reset);

const LINE = `<table id="review"><tr data-fate="in-doubt" data-game="1.1.3" data-board="3" data-players="Ada – Bo" data-standing="1-0">
  <td><button data-review="confirm">Confirm</button><button data-review="correct">Correct</button></td></tr></table>`;
const there = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

test("the choice of a result leads to the history of that very board, and its confirmation is sent", async () => {
  put(LINE);
  await import("../../frontend/console/static/console/js/devices/device-review.js");
  const { outbox } = await import("../../frontend/console/static/console/js/shell/shell.js");
  await outbox.start();
  there("[data-review=correct]").click();
  await until(() => there("dialog[open]"));
  assert.equal(there("dialog a").getAttribute("href"), "/console/open/activity/?subject=game:1.1.3");
  assert.equal(document.querySelector("dialog [value=clear]"), null, "the review of a device clears nothing");
  there("dialog [value=confirm]").click();
  await until(() => server.posts.length === 1);
  assert.deepEqual(server.posts[0].body.command, { game: "1.1.3", result: "1-0" });
});

test("a choice offers what its caller does, and nothing else", async () => {
  const { chooseResult } = await import("../../frontend/console/static/console/js/results/result-dialogs.js");
  const line = { game: "1.1.3", board: 3, white: "Ada", black: "Bo", seen: "1-0", result: "1-0", reversed: false, adjourned: false, confirmable: true, played: true, missing: false };
  for (const acts of [/** @type {const} */ ([]), /** @type {const} */ (["confirm", "clear"])]) {
    const chosen = chooseResult(line, acts);
    await until(() => document.querySelector("dialog[open]"));
    const offered = [...document.querySelectorAll("dialog[open] .dialog-buttons button")].map((button) => button.getAttribute("value"));
    assert.deepEqual(offered, [...acts, ""]);
    there("dialog[open] .dialog-buttons [value='']").click();
    assert.equal(await chosen, "");
  }
});
