/**
 * Scripts say nothing of their own: what people read comes from `tournaments/words/LANGUAGE/scripts`, by `say(key)`,
 * and each of its messages is said.
 */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import ts from "typescript";
import { parse, ROOT, scripts, walk } from "./scripts.js";
import { FILE, fluentBundle } from "./vendor.js";

const SAY = new Set(["say", "weave"]);

/** Letters, a blank, letters; or a word that begins as sentences and buttons do. */
const WORDS = /\p{L}[\p{L}’'.,;:!?…)”–-]*\s+[(“–]?\p{L}|^\p{Lu}\p{Ll}+[.…!?]?$|[\p{L}\d] $|^ \p{Ll}|\p{Ll} ?…$/u;

/** Tags, also those that a slot cuts. */
const MARKUP = /<[^>]*(>|$)|^[^<]*">/g;

/** What browsers and the server call so: keys, names of types and fields. */
const NAMES = new Set([
  "Alt", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "BarcodeDetector", "CapsLock", "Content-Type", "End", "Enter", "Escape", "Esc",
  "Home", "Linux", "Mac", "Notification", "Shift", "Tab", "Windows",
]);

/** Arguments that are selectors, classes, names of events and the like, and errors, which nobody reads but who mends them. */
const CODE_OF = new Set([
  "Error", "addEventListener", "error", "matchMedia", "closest", "dispatchEvent", "endsWith", "fetch", "find", "findAll", "getAttribute", "has", "matches", "postMessage", "querySelector",
  "querySelectorAll", "replace", "setAttribute", "split", "startsWith", "toggle", "Unreachable", "Broken",
]);

/** Properties that hold code. */
const CODE_IN = new Set(["Content-Type", "class", "className", "field", "id", "lines", "pattern", "placeholder", "status", "style", "type"]);

/** @param {ts.Node} node */
const nameOf = (node) => (ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : "");

/** Its words, with the line. @param {ts.SourceFile} script */
function wordsOf(script) {
  /** @type {string[]} */
  const found = [];
  walk(script, (node) => {
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : "";
    if (!WORDS.test(text.replace(MARKUP, "")) || NAMES.has(text) || isCode(node)) return;
    found.push(`${script.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text}`);
  });
  return found;
}

/** Whether it stands where code is expected. @param {ts.Node} node */
function isCode(node) {
  /** @type {ts.Node} */
  let inner = node;
  for (let outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (ts.isPropertyAssignment(outer)) return inner === outer.name || holdsCode(outer.name.getText().replaceAll('"', ""));
    if ((ts.isCallExpression(outer) || ts.isNewExpression(outer)) && inner !== outer.expression) return SAY.has(nameOf(outer.expression)) || CODE_OF.has(nameOf(outer.expression));
    if (ts.isBinaryExpression(outer) && /[!=]==/.test(outer.operatorToken.getText())) return true;
    if (ts.isBinaryExpression(outer) && outer.operatorToken.getText() === "=") return holdsCode(nameOf(outer.left));
    if (ts.isImportDeclaration(outer) || ts.isElementAccessExpression(outer)) return true;
    if (ts.isFunctionLike(outer) || ts.isStatement(outer)) return false;
  }
  return false;
}

/** @param {string} property */
const holdsCode = (property) => CODE_IN.has(property) || /^(aria|data)-(?!label)/.test(property);

/** Keys that a script says, and beginnings of keys that end with a code. @param {ts.SourceFile} script */
function saidIn(script) {
  /** @type {string[]} */
  const keys = [];
  /** @type {string[]} */
  const beginnings = [];
  walk(script, (node) => {
    if (!ts.isCallExpression(node) || !SAY.has(nameOf(node.expression))) return;
    walk(node.arguments[0], (part) => {
      if (ts.isTemplateExpression(part)) beginnings.push(part.head.text);
      else if (ts.isStringLiteralLike(part) && part.text.startsWith("Script-")) keys.push(part.text);
    });
  });
  return { keys, beginnings };
}

/** @param {string} folder of English messages @returns {Map<string, any>} the patterns by key */
function catalogue(folder) {
  const room = new URL(`tournaments/words/en/scripts/${folder}`, ROOT);
  const patterns = new Map();
  for (const name of readdirSync(room).filter((file) => file.endsWith(".ftl"))) {
    for (const { id, value, attributes } of new FluentResource(readFileSync(new URL(name, room), "utf8")).body) {
      if (value) patterns.set(id, value);
      for (const [attribute, pattern] of Object.entries(attributes)) patterns.set(`${id}.${attribute}`, pattern);
    }
  }
  return patterns;
}

const isPublic = (/** @type {string} */ name) => name.startsWith("public/");
const ROOMS = [
  { room: "the console", messages: catalogue(""), speaks: (/** @type {string} */ name) => !isPublic(name), least: 300 },
  { room: "public pages", messages: catalogue("public/"), speaks: isPublic, least: 30 },
];

test("no script speaks of its own", () => {
  const speaking = [...scripts].map(([name, script]) => ({ name, words: wordsOf(script) })).filter(({ words }) => words.length);
  assert.ok(scripts.size > 100);
  assert.deepEqual(speaking, []);
});

for (const [script, words] of /** @type {[string, string[]][]} */ ([
  ['toast("It is recorded.")', ["1: It is recorded."]],
  ["toast(`Board ${" + "board} is full`)", ["1: Board ", "1:  is full"]],
  ['make("button", { title: "Close" }, "Take out")', ["1: Close", "1: Take out"]],
  ['const LATER = {\n  a: "Sending …" }', ["2: Sending …"]],
  ['find("#list .row").append(make("p", { class: "notice bad" }))', []],
  ['if (event.key === "Delete") say("Script-Shell.live")', []],
])) {
  test(`control: words are found where they stand in ${script}`, () => assert.deepEqual(wordsOf(parse("control.js", script)), words));
}

for (const { room, messages, speaks, least } of ROOMS) {
  test(`each key that a script of ${room} says is there, and each that is there is said`, () => {
    const said = [...scripts].filter(([name]) => speaks(name)).map(([, script]) => saidIn(script));
    const beginnings = said.flatMap((each) => each.beginnings);
    const keys = new Set(said.flatMap((each) => each.keys));
    assert.ok(keys.size > least);
    assert.deepEqual([...keys].filter((key) => !messages.has(key)), []);
    assert.deepEqual(beginnings.filter((start) => ![...messages.keys()].some((key) => key.startsWith(start))), []);
    const elsewhere = readFileSync(new URL("frontend/console/views/remembering.py", ROOT), "utf8");
    const unsaid = [...messages.keys()].filter((key) => !keys.has(key) && !beginnings.some((start) => key.startsWith(start)) && !elsewhere.includes(`"${key}"`));
    assert.deepEqual(unsaid, []);
  });

  test(`what scripts of ${room} say has slots, plurals and choices alone`, () => {
    const TYPES = new Set(["var", "select", "str", "num"]);
    /** @param {any} node @returns {string[]} */
    const types = (node) => (node === null || typeof node !== "object" ? [] : [...(typeof node.type === "string" ? [node.type] : []), ...Object.values(node).flatMap(types)]);
    const strange = [...messages].filter(([, pattern]) => types(pattern).some((type) => !TYPES.has(type)));
    assert.deepEqual(strange, []);
  });
}

test("the library is the package's, in one file", async () => {
  assert.equal(readFileSync(FILE, "utf8"), await fluentBundle(), "npm run vendor");
});
