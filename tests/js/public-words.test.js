/** What the scripts of public pages say of plain patterns, which `tests/unit/words/test_patterns.py` makes of Fluent. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";

// The public pages are another project of tsc.
const room = new URL("../../frontend/public/static/public/js/", import.meta.url);
/** @type {{learn: (language: string, patterns: object) => void, say: (key: string, facts?: object) => string, weave: (key: string, facts: object) => unknown[]}} */
const { learn, say, weave } = await import(`${room}words.js`);

const { patterns, said } = JSON.parse(readFileSync(new URL("patterns.json", import.meta.url), "utf8"));
learn("en", patterns);

for (const [key, facts, text] of said) {
  test(`${key} with ${JSON.stringify(facts)} is ${text}`, () => assert.equal(say(key, facts), text));
}

test("the form of a number is that of the language", () => {
  learn("cs", { missing: [["count", { one: "jeden", few: "několik", many: "půl", other: "mnoho" }, "other"]] });
  assert.deepEqual([1, 3, 2.5, 5].map((count) => say("missing", { count })), ["jeden", "několik", "půl", "mnoho"]);
});

test("words choose no form of a number", () => {
  assert.equal(say("B.count", { count: "1" }), "1 players");
});

test("an element stands in the slot of a sentence, as it is", () => {
  const link = {};
  const line = weave("B.slots", { player: link, what: 3 });
  assert.equal(line[0], link);
  assert.deepEqual(line.slice(1), [" forgets ", 3, "."]);
});

test("what nobody says is its key, and a defect", () => {
  const errors = mock.method(console, "error", () => undefined);
  assert.equal(say("None.such"), "None.such");
  assert.equal(errors.mock.callCount(), 1);
  mock.restoreAll();
});
