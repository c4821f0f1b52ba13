/** A page that broke off on its way says so, and is loaded anew: after pauses that grow, and not for ever. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { put, reset } from "./browser.js";

const END = '<template id="page-end"></template>';
const BEGUN = '<main id="main"><p>1</p></main>';

let reloads = 0;
let readyState = "loading";
Object.defineProperty(document, "readyState", { get: () => readyState, configurable: true });
Object.defineProperty(location, "reload", { value: () => (reloads += 1), configurable: true });

mock.timers.enable({ apis: ["setTimeout"] });
put(BEGUN); // it begins while the page comes
const { watch, PAUSES, SILENCE } = await import("../../frontend/console/static/console/js/shell/half.js");
put(END);
mock.timers.runAll();
mock.timers.reset();

const notice = () => document.getElementById("half");
const main = () => /** @type {HTMLElement} */ (document.getElementById("main"));

beforeEach(() => {
  reset();
  reloads = 0;
  readyState = "loading";
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  put(END);
  mock.timers.runAll();
  mock.timers.reset();
});

/** A page comes so far. @param {string} html */
function comes(html) {
  put(html);
  watch();
}

/** Second by second, as a clock does. @param {number} milliseconds */
function pass(milliseconds) {
  for (let passed = 0; passed < milliseconds; passed += 1_000) mock.timers.tick(1_000);
}

test("a whole page says nothing and stays", () => {
  comes(BEGUN + END);
  pass(100_000);
  assert.equal(notice(), null);
  assert.equal(main().hasAttribute("inert"), false);
  assert.equal(reloads, 0);
});

test("a page that grows is waited for, however long it takes", () => {
  comes(BEGUN);
  for (let row = 0; row < 20; row += 1) {
    pass(SILENCE - 1_000);
    main().append("another row");
  }
  assert.equal(notice(), null);
  main().insertAdjacentHTML("afterend", END);
  pass(100_000);
  assert.equal(reloads, 0);
});

test("a page that grows no more takes no clicks, and is loaded anew after a moment", () => {
  comes(BEGUN);
  pass(SILENCE - 1_000);
  assert.equal(notice(), null);
  pass(1_000);
  assert.match(notice()?.textContent ?? "", /broke off on its way. It is loaded anew/);
  assert.equal(main().hasAttribute("inert"), true);
  assert.equal(reloads, 0);
  pass(PAUSES[0]);
  assert.equal(reloads, 1);
});

test("a page that was only slow is used as it comes", () => {
  comes(BEGUN);
  pass(SILENCE);
  assert.notEqual(notice(), null);
  main().append("another row");
  watch();
  assert.equal(notice(), null);
  assert.equal(main().hasAttribute("inert"), false);
  put(BEGUN + END);
  pass(100_000);
  assert.equal(reloads, 0);
});

test("a page that ended without its end is known at once", () => {
  readyState = "interactive";
  comes(BEGUN);
  assert.notEqual(notice(), null);
  pass(PAUSES[0]);
  assert.equal(reloads, 1);
});

test("each pause is longer than the one before, and after the last one the reader decides", () => {
  readyState = "interactive";
  for (const [tries, pause] of PAUSES.entries()) {
    comes(BEGUN);
    mock.timers.tick(pause - 1);
    assert.equal(reloads, tries);
    mock.timers.tick(1);
    assert.equal(reloads, tries + 1);
    notice()?.remove();
  }
  assert.deepEqual(PAUSES, [...PAUSES].sort((one, other) => one - other));
  comes(BEGUN);
  pass(1_000_000);
  assert.equal(reloads, PAUSES.length);
  assert.match(notice()?.textContent ?? "", /a part of it is missing/);
  notice()?.querySelector("button")?.click();
  assert.equal(reloads, PAUSES.length + 1);
});

test("a page that has come whole is tried as often again when it breaks off later", () => {
  readyState = "interactive";
  comes(BEGUN);
  pass(PAUSES[0]);
  comes(BEGUN + END);
  comes(BEGUN);
  pass(PAUSES[0]);
  assert.equal(reloads, 2);
});

test("it says so also where nothing of the page is there", () => {
  readyState = "interactive";
  comes("");
  assert.equal(document.body.firstElementChild, notice());
  notice()?.remove();
});
