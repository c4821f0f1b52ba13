import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { put, reset } from "./browser.js";

beforeEach(reset);

test("what was recorded already is not said to be recorded now, and leads to where it stands", async () => {
  await import("../../frontend/console/static/console/js/pairing/changing.js");
  const said = [];
  for (const answer of [{ status: "recorded", first_seq: 7 }, { status: "already-recorded", first_seq: 7 }, { status: "refused" }]) {
    put('<form data-then="#refusal/0/"></form>');
    sessionStorage.clear();
    const form = /** @type {HTMLFormElement} */ (document.querySelector("form"));
    form.dispatchEvent(new CustomEvent("hall:answered", { bubbles: true, detail: /** @type {never} */ ({ ...answer, asked: form }) }));
    said.push(Object.values({ ...sessionStorage }).join());
  }
  assert.match(said[0], /It is recorded\./);
  assert.match(said[1], /It was recorded already\./);
  assert.equal(said[2], "");
});
