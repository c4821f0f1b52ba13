/** Names say what they are, as those of the Python modules do (`tests/unit/test_names.py`). */

import assert from "node:assert/strict";
import { test } from "node:test";
import ts from "typescript";
import { parse, scripts, walk } from "./scripts.js";

/** Names of nothing in particular: a noun says what it is, a verb of the field what is done. */
const EMPTY = /^_?(found|told|tell|telling)$|^(told|tell)[A-Z]\w*$|(Found|Told)$/;

/** Such names that a script gives to anything, with the line. @param {ts.SourceFile} script */
function emptyNames(script) {
  /** @type {string[]} */
  const names = [];
  walk(script, (node) => {
    const given = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node) || ts.isBindingElement(node)
      || ts.isMethodDeclaration(node) || ts.isPropertyDeclaration(node);
    const name = given && node.name && ts.isIdentifier(node.name) ? node.name.text : "";
    if (EMPTY.test(name)) names.push(`${script.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${name}`);
  });
  return names;
}

test("names of scripts say what they are", () => {
  const named = [...scripts].map(([name, script]) => /** @type {const} */ ([name, emptyNames(script)]));
  assert.deepEqual(named.filter(([, names]) => names.length), []);
});

test("control: an empty name is seen wherever it is given", () => {
  for (const given of ["let found = 1", "function tell() {}", "const { told } = x", "(told) => 1", "class A { showFound() {} }", "const tellSoon = 1"]) {
    assert.equal(emptyNames(parse("control.js", given)).length, 1, given);
  }
});
