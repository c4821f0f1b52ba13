import assert from "node:assert/strict";
import { test } from "node:test";
import { put, until } from "./browser.js";

const OTHER = "http://other.test:8000";
const KEPT = "openhall.others";
let opened = 0;
globalThis.setInterval = /** @type {any} */ (() => 0); // each page looks once

const notice = () => document.querySelector("#elsewhere")?.textContent ?? "";

/** A page whose server is silent, and what the other machine answers. @param {object} said @param {object | string} kept */
async function lost(said, kept = { others: OTHER, hall: "h", epoch: 2 }) {
  put('<p id="state" data-state="lost"></p><p id="stale"></p>');
  localStorage.setItem(KEPT, typeof kept === "string" ? kept : JSON.stringify(kept));
  let asked = false;
  globalThis.fetch = async () => {
    asked = true;
    return new Response(JSON.stringify(said));
  };
  opened += 1;
  await import(`../../frontend/public/static/public/js/elsewhere.js?${opened}`);
  return () => asked;
}

test("the second machine that leads is where to go", async () => {
  await lost({ leads: true, hall: "h", epoch: 3 });
  await until(() => document.querySelector("#elsewhere a"));
  assert.match(document.querySelector("#elsewhere")?.getAttribute("data-says") ?? "", /^led http/);
});

for (const [what, said] of [
  ["one of another hall", { leads: true, hall: "x", epoch: 3 }],
  ["an older leader", { leads: true, hall: "h", epoch: 1 }],
  ["one that follows", { leads: false, hall: "h", epoch: 3 }],
]) {
  test(`${what} is not said to lead`, async () => {
    await lost(/** @type {object} */ (said));
    await until(() => notice());
    assert.match(document.querySelector("#elsewhere")?.getAttribute("data-says") ?? "", /^may-be-led http/);
  });
}

test("what an earlier version kept is no address", async () => {
  const asked = await lost({ leads: true, hall: "h", epoch: 3 }, OTHER);
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(asked(), false);
  assert.equal(notice(), "");
});
