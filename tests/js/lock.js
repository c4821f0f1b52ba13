/** Takes the addresses of funds out of `package-lock.json`: it names packages, versions and hashes alone. */

import { readFile, writeFile } from "node:fs/promises";

const FILE = new URL("../../package-lock.json", import.meta.url);
const lock = JSON.parse(await readFile(FILE, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
await writeFile(FILE, `${JSON.stringify(lock, null, 2)}\n`);
