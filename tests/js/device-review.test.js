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
  there("dialog [value=confirm]").click();
  await until(() => server.posts.length === 1);
  assert.deepEqual(server.posts[0].body.command, { game: "1.1.3", result: "1-0" });
});
