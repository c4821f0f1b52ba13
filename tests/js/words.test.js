/** What scripts say of keys and facts, in the language of the page. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./browser.js";
import { learn, say, weave } from "../../frontend/shared/static/shared/js/words.js";
import { make } from "../../frontend/shared/static/shared/js/dom.js";

test("a sentence has its facts, letter for letter and without signs of direction", () => {
  assert.equal(say("Script-Typist.result", { board: 3, result: "1–0" }), "Board 3: 1–0");
});

test("the form of a number is that of its value", () => {
  assert.equal(say("Script-LogOut.not-sent", { count: 1 }), "One entry has not been sent");
  assert.equal(say("Script-LogOut.not-sent", { count: 2 }), "2 entries have not been sent");
});

test("a large number stands without marks between its thousands", () => {
  assert.equal(say("Script-Lists.shown", { shown: 1000, all: 12345 }), "1000 of 12345 shown");
});

test("what a catalogue holds is text, never markup", () => {
  assert.equal(say("Script-Undo.title", { what: "<b>{ $what }</b>" }), "Take back: <b>{ $what }</b>?");
});

test("an element stands in the slot of a sentence, as it is", () => {
  const line = make("p", {}, ...weave("Script-CorrectionDialogs.had", { white: make("strong", {}, "A <b>"), black: "C" }));
  assert.equal(line.innerHTML, "<strong>A &lt;b&gt;</strong> had White, C had Black.");
});

test("what another language does not say is said in English, what nobody says is its key", () => {
  learn("cs", "Script-Lists =\n    .shown = Vidět { $shown } z { $all }");
  try {
    assert.equal(say("Script-Lists.shown", { shown: 1, all: 2 }), "Vidět 1 z 2");
    assert.equal(say("Script-Common.close"), "Close");
    const errors = mock.method(console, "error", () => undefined);
    assert.equal(say(/** @type {any} */ ("Script-None.such")), "Script-None.such");
    assert.equal(errors.mock.callCount(), 1);
  } finally {
    mock.restoreAll();
    learn("en", "Script-Lists =\n    .shown = { $shown } of { $all } shown");
  }
});

test("a catalogue that is none is a defect at once", () => {
  assert.throws(() => learn("en", "Script-Lists =\n    .shown = a\n\nScript-Lists =\n    .shown = b"));
});
