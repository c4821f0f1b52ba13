/**
 * Writes the shapes that come from the server as types, from `docs/openapi.yaml` and `docs/asyncapi.yaml`:
 * `types/api` (answers), `types/orders` (what is sent; fields with a default may be left out) and
 * `types/frames` (what streams and sockets send); from `tournaments/words/en/scripts` what scripts say, and the facts
 * that it needs (`types/words`; of public pages `PublicWords`). `npm run types`; nothing of it is committed.
 */

import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { FluentResource } from "@fluent/bundle";
import { load } from "js-yaml";
import openapiTS, { astToString } from "openapi-typescript";

const ROOT = new URL("../../", import.meta.url);
const PLACE = new URL("generated/", import.meta.url);
const SHAPE = { rootTypes: true, rootTypesNoSchemaPrefix: true, emptyObjectsUnknown: true, silent: true };

const api = await document("docs/openapi.yaml");
const frames = await document("docs/asyncapi.yaml");
await mkdir(PLACE, { recursive: true });
await write("api", api, { defaultNonNullable: true });
await write("orders", api, { defaultNonNullable: false });
await write("frames", asOpenApi(frames), { defaultNonNullable: true });
await writeFile(new URL("words.d.ts", PLACE), (await words("Words", "")) + (await words("PublicWords", "public/")));

/** @param {string} path @returns {Promise<any>} */
async function document(path) {
  return load(await readFile(new URL(path, ROOT), "utf8"));
}

/** An AsyncAPI document names its schemas in the same place and the same words. @param {any} asyncApi */
function asOpenApi({ info, components: { schemas } }) {
  return { openapi: "3.1.0", info, paths: {}, components: { schemas } };
}

/** @param {string} name @param {any} schema @param {object} options */
async function write(name, schema, options) {
  const nodes = await openapiTS(schema, { ...SHAPE, ...options });
  await writeFile(new URL(`${name}.d.ts`, PLACE), astToString(nodes));
}

/** Each key with the facts of its slots. @param {string} called @param {string} folder */
async function words(called, folder) {
  const room = new URL(`tournaments/words/en/scripts/${folder}`, ROOT);
  const lines = [];
  for (const name of await readdir(room)) {
    if (!name.endsWith(".ftl")) continue;
    const { body } = new FluentResource(await readFile(new URL(name, room), "utf8"));
    for (const { id, value, attributes } of body) {
      if (value) lines.push(entry(id, value));
      for (const [attribute, pattern] of Object.entries(attributes)) lines.push(entry(`${id}.${attribute}`, pattern));
    }
  }
  return `export interface ${called} {\n${lines.sort().join("")}}\n`;
}

/** @param {string} key @param {unknown} pattern */
function entry(key, pattern) {
  const facts = [...new Set(slots(pattern))].sort().map((name) => `${JSON.stringify(name)}: string | number`);
  return `  ${JSON.stringify(key)}: { ${facts.join("; ")} };\n`;
}

/** @param {any} node @returns {string[]} */
function slots(node) {
  if (node === null || typeof node !== "object") return [];
  return [...(node.type === "var" ? [node.name] : []), ...Object.values(node).flatMap(slots)];
}
