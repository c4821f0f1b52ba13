import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { put, until } from "./browser.js";

const OTHER = "http://other.test:8000";
const HERE = { hall: "h", epoch: 1, leads: true, led_at: "", others: [OTHER] };
/** @type {Record<string, object>} what each address answers */
let answers = {};
/** @type {string[]} */
let asked = [];
/** @type {typeof import("../../frontend/console/static/console/js/shell/shell.js").live} */
let live;

const notice = () => document.querySelector("#elsewhere")?.textContent ?? "";
/** @param {object | null} detail */
const says = (detail) => live.dispatchEvent(new CustomEvent("machines", { detail: /** @type {any} */ (detail) }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

before(async () => {
  Object.defineProperty(globalThis, "WebSocket", { value: class { close() {} }, configurable: true });
  ({ live } = await import("../../frontend/console/static/console/js/shell/shell.js"));
  await import("../../frontend/console/static/console/js/shell/machines.js");
});

beforeEach(() => {
  put('<main id="main"></main>');
  says(HERE);
  answers = {};
  asked = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const body = answers[String(url)];
    if (!body) throw new TypeError("no answer");
    return new Response(JSON.stringify(body));
  };
});

test("a server that leads has no notice, and the banner of a page made before goes", () => {
  put('<p id="not-leading"></p><main id="main"></main>');
  says(HERE);
  assert.equal(document.querySelector("#not-leading"), null);
  assert.equal(notice(), "");
});

test("a server that leads no more says where it is led", () => {
  says({ ...HERE, leads: false, led_at: OTHER });
  assert.match(notice(), new RegExp(`led at ${OTHER}`));
});

test("one that cannot know has the other one asked, and that one alone", async () => {
  answers[`${OTHER}/machine/`] = { ...HERE, epoch: 2 };
  says({ ...HERE, leads: false });
  await until(() => notice());
  assert.deepEqual(asked, [`${OTHER}/machine/`]);
  assert.match(notice(), new RegExp(`led at ${OTHER}`));
});

for (const [why, other] of /** @type {const} */ ([
  ["of another hall", { ...HERE, hall: "another" }],
  ["of an earlier epoch", { ...HERE, epoch: 0 }],
  ["that follows", { ...HERE, leads: false }],
])) {
  test(`a machine ${why} is not where the hall is led`, async () => {
    answers[`${OTHER}/machine/`] = other;
    says({ ...HERE, leads: false });
    await settled();
    assert.equal(notice(), "");
  });
}

test("a page whose log-in ended at a takeover asks its own server", async () => {
  put('<p id="not-leading"></p><main id="main"></main>');
  answers["/machine/"] = { ...HERE, epoch: 2 };
  live.dispatchEvent(new CustomEvent("logged-out"));
  await until(() => document.querySelector("#not-leading") === null);
});

test("what the server has told is kept on the device until it has one machine again", () => {
  assert.deepEqual(JSON.parse(localStorage.getItem("openhall.machines") ?? "null"), HERE);
  says(null);
  assert.equal(localStorage.getItem("openhall.machines"), null);
});
