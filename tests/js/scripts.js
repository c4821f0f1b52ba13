/** The scripts of the browser as trees, for tests that read them. */

import { readFileSync, readdirSync } from "node:fs";
import ts from "typescript";

export const ROOT = new URL("../../", import.meta.url);

/** @param {string} path @param {string} [text] */
export const parse = (path, text = readFileSync(path, "utf8")) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** @type {Map<string, ts.SourceFile>} */
export const scripts = new Map();
for (const room of readdirSync(new URL("frontend/", ROOT))) {
  const folder = new URL(`frontend/${room}/static/`, ROOT);
  for (const name of filesIn(folder)) {
    if (name.endsWith(".js") && !name.includes("/vendor/")) scripts.set(name, parse(new URL(name, folder).pathname));
  }
}

/** @param {URL} folder */
function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
export function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}
