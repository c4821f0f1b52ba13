import assert from "node:assert/strict";
import { test } from "node:test";
import { KEY_MAPS, LAYERS, read } from "../../frontend/console/static/console/js/results/keymaps.js";
import { RESULTS } from "../../frontend/console/static/console/js/results/result-words.js";

/** @param {string} key @param {string} [code] @param {boolean} [shiftKey] */
const pressed = (key, code = "", shiftKey = false) => ({ key, code, shiftKey });
const NUMBER_KEYS = /** @type {const} */ ([["105", "1", "1-0"], ["105", "5", "1/2-1/2"], ["105", "0", "0-1"], ["123", "2", "1/2-1/2"], ["123", "3", "0-1"]]);

for (const [map, key, result] of NUMBER_KEYS) {
  test(`${key} means ${result} in ${map}`, () => {
    assert.deepEqual(read(map, "plain", pressed(key, `Digit${key}`)), { act: "result", result });
  });
}

test("a digit is read by its place, whatever the layout writes there", () => {
  assert.deepEqual(read("105", "plain", pressed("+", "Digit1")), { act: "result", result: "1-0" }); // Czech, without Shift
  assert.deepEqual(read("105", "plain", pressed("à", "Digit0")), { act: "result", result: "0-1" }); // French
});

test("a key of the number pad without its lock is no digit", () => {
  assert.equal(read("105", "plain", pressed("Insert", "Numpad0")), null);
  assert.deepEqual(read("105", "plain", pressed("End", "Numpad1")), { act: "last" });
});

test("a letter is read by its place where the layout writes no Latin", () => {
  assert.deepEqual(read("105", "plain", pressed("с", "KeyC")), { act: "confirm" }); // Cyrillic
  assert.deepEqual(read("105", "plain", pressed("z", "KeyY")), null); // a Latin letter is what it says
});

test("a layer turns the same keys into other results", () => {
  assert.deepEqual(read("105", "plain", pressed("f", "KeyF")), { act: "layer", layer: "forfeit" });
  assert.deepEqual(read("105", "forfeit", pressed("5", "Digit5")), { act: "result", result: "-/-" });
  assert.deepEqual(read("105", "odd", pressed("1", "Digit1")), { act: "result", result: "1/2-0" });
});

test("with boards on the digits, signs are results and digits are boards", () => {
  assert.deepEqual(read("numpad", "plain", pressed("4", "Numpad4")), { act: "digit", digit: "4" });
  assert.deepEqual(read("numpad", "plain", pressed("-", "NumpadSubtract")), { act: "result", result: "0-1" });
  assert.deepEqual(read("numpad", "plain", pressed("/", "NumpadDivide")), { act: "layer", layer: "forfeit" });
});

test("an asterisk made by Shift and a digit is the asterisk where it means a result", () => {
  assert.deepEqual(read("numpad", "plain", pressed("*", "Digit8", true)), { act: "result", result: "1/2-1/2" });
  assert.equal(read("105", "plain", pressed("*", "Digit8", true)), null);
});

test("a digit of no result is nobody's key", () => {
  assert.equal(read("105", "plain", pressed("7", "Digit7")), null);
});

test("switched off, the keys go through the boards alone", () => {
  assert.deepEqual(read("off", "plain", pressed("ArrowDown", "ArrowDown")), { act: "down" });
  for (const key of ["1", "c", "Delete", "Enter"]) assert.equal(read("off", "plain", pressed(key)), null, key);
});

test("a map that is not known does nothing", () => {
  assert.equal(read("qwerty", "plain", pressed("1", "Digit1")), null);
});

test("every result that a key can type is a result that has words", () => {
  const typed = Object.values(LAYERS).flatMap((layer) => Object.values(layer));
  assert.equal(typed.length, new Set(typed).size);
  assert.deepEqual(typed.sort(), Object.keys(RESULTS).sort());
  for (const { keys } of Object.values(KEY_MAPS)) assert.ok(Object.values(keys).every((outcome) => outcome in LAYERS.plain));
});
