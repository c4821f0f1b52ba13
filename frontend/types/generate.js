/**
 * Writes the shapes that come from the server as types, from `docs/openapi.yaml` and `docs/asyncapi.yaml`:
 * `types/api` (answers), `types/orders` (what is sent; fields with a default may be left out) and
 * `types/frames` (what streams and sockets send). `npm run types`; nothing of it is committed.
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
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
