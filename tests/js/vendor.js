/**
 * Writes the libraries that browsers load as one module each beside the scripts, from the packages that `npm ci`
 * brought: `npm run vendor`. A test holds what stands there against them.
 */

import { readFile, writeFile } from "node:fs/promises";

const PACKAGE = new URL("../../node_modules/@fluent/bundle/", import.meta.url);
/** Each after those that it needs. */
const PARTS = ["types", "builtins", "resolver", "scope", "memoizer", "bundle", "resource"];
const EXPORTS = ["FluentBundle", "FluentNumber", "FluentResource"];

export const FILE = new URL("../../frontend/shared/static/shared/js/vendor/fluent-bundle.js", import.meta.url);

/** @returns {Promise<string>} */
export async function fluentBundle() {
  const { name, version, author, license } = JSON.parse(await text("package.json"));
  const parts = await Promise.all(PARTS.map((part) => text(`esm/${part}.js`)));
  const head = `// @ts-nocheck\n/*! ${name} ${version}, ${author.replace(/ <.*/, "")}, ${license} (LICENSE-fluent): its modules in one file */\n`;
  return `${head}${parts.map(own).join("")}export { ${EXPORTS.join(", ")} };\n`;
}

/** @param {string} path */
const text = (path) => readFile(new URL(path, PACKAGE), "utf8");

/** Without what binds the parts to each other. @param {string} part */
const own = (part) => part.replace(/^import [^;]*;\n/gm, "").replace(/^export (?=class|function)/gm, "");

if (process.argv[1] === import.meta.filename) await writeFile(FILE, await fluentBundle());
