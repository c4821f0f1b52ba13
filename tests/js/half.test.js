/** A page that broke off on its way says so, and is loaded anew: after pauses that grow, and not for ever. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { put, reset } from "./browser.js";

put('<template id="page-end"></template>');
const { whole } = await import("../../frontend/console/static/console/js/shell/whole.js");
const { arrived, PAUSES } = await import("../../frontend/console/static/console/js/shell/half.js");

let reloads = 0;
const notice = () => document.getElementById("half");
const main = () => /** @type {HTMLElement} */ (document.getElementById("main"));

beforeEach(() => {
  reset();
  notice()?.remove();
  put('<main id="main">Half</main>');
  reloads = 0;
  Object.defineProperty(location, "reload", { value: () => (reloads += 1), configurable: true });
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => mock.timers.reset());

test("the last element of a page says that it is whole", () => {
  assert.equal(whole, true);
});

test("a whole page says nothing and stays", () => {
  arrived(true);
  mock.timers.tick(100_000);
  assert.equal(notice(), null);
  assert.equal(main().hasAttribute("inert"), false);
  assert.equal(reloads, 0);
});

test("half a page takes no clicks, and is loaded anew after a moment", () => {
  arrived(false);
  assert.match(notice()?.textContent ?? "", /broke off on its way. It is loaded anew/);
  assert.equal(main().hasAttribute("inert"), true);
  mock.timers.tick(PAUSES[0] - 1);
  assert.equal(reloads, 0);
  mock.timers.tick(1);
  assert.equal(reloads, 1);
});

test("each pause is longer than the one before, and after the last one the reader decides", () => {
  for (const [tries, pause] of PAUSES.entries()) {
    arrived(false);
    mock.timers.tick(pause - 1);
    assert.equal(reloads, tries);
    mock.timers.tick(1);
    assert.equal(reloads, tries + 1);
    notice()?.remove();
  }
  assert.deepEqual(PAUSES, [...PAUSES].sort((one, other) => one - other));
  arrived(false);
  mock.timers.tick(1_000_000);
  assert.equal(reloads, PAUSES.length);
  assert.match(notice()?.textContent ?? "", /a part of it is missing/);
  notice()?.querySelector("button")?.click();
  assert.equal(reloads, PAUSES.length + 1);
});

test("a page that has come whole is tried as often again when it breaks off later", () => {
  arrived(false);
  mock.timers.tick(PAUSES[0]);
  arrived(true);
  notice()?.remove();
  arrived(false);
  mock.timers.tick(PAUSES[0]);
  assert.equal(reloads, 2);
});

test("it says so also where nothing of the page is there", () => {
  put("");
  arrived(false);
  assert.equal(document.body.firstElementChild, notice());
});
