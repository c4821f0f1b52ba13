/**
 * What this device was told is recorded: the orders of the last hours, in IndexedDB, so that after a
 * back-up was put back they can be looked for in the log that stands now. A browser without
 * IndexedDB remembers nothing.
 *
 * @typedef {import("./commands.js").Order} Order
 * @typedef {Order & {typed_at: string, seq: number, at: number}} Remembered
 */

const NAME = "openhall-recorded";
const STORE = "orders";
const LONGEST = 12 * 3_600_000;
const MOST = 500;
/** Milliseconds; a browser whose store never opens remembers nothing. */
const OPENS_WITHIN = 3_000;

/** @type {Promise<IDBDatabase | null> | null} */
let database = null;

/**
 * Personal details are never kept here: of a form only what it was about.
 *
 * @param {Order & {typed_at: string}} order
 * @param {number} seq of the event it became
 */
export async function remember(order, seq) {
  const { command_id, slug, user, path, subject, label, typed_at } = order;
  const body = path.startsWith("commands/") && !namesSomebody(order) ? order.body : {};
  const entry = { command_id, slug, user, path, subject, label, typed_at, body, seq, at: Date.now() };
  await run("readwrite", (orders) => orders.put(entry));
}

/** A member of a committee, by name. @param {Order} order */
const namesSomebody = ({ body }) => Boolean(body.command?.further?.length);

/** @returns {Promise<Remembered[]>} */
export async function everything() {
  return /** @type {Remembered[]} */ ((await run("readonly", (orders) => orders.getAll())) ?? []);
}

/** As another page remembered them. @param {Remembered[]} entries */
export async function keepAll(entries) {
  await run("readwrite", (orders) => {
    for (const one of entries) orders.put(one);
    return orders.count();
  });
}

/** @param {string} slug @param {string} user @returns {Promise<Remembered[]>} in the order of the log */
export async function remembered(slug, user) {
  const all = await everything();
  return all.filter((one) => one.slug === slug && one.user === user).sort((one, other) => one.seq - other.seq);
}

/** @param {string[]} ids of commands */
export async function drop(ids) {
  await run("readwrite", (orders) => {
    for (const id of ids) orders.delete(id);
    return orders.count();
  });
}

/** Neither old ones nor many. */
export async function tidy() {
  const all = await everything();
  all.sort((one, other) => other.at - one.at);
  const over = all.filter((one, place) => place >= MOST || Date.now() - one.at > LONGEST);
  if (over.length) await drop(over.map((one) => one.command_id));
}

/** Somebody was erased: what may name people goes, plain results stay. @param {string} slug */
export async function dropWords(slug) {
  const all = await everything();
  const named = all.filter((one) => one.slug === slug && !isPlainResult(one));
  if (named.length) await drop(named.map((one) => one.command_id));
}

/** @param {Remembered} one */
function isPlainResult(one) {
  return one.subject.startsWith("game:") && !one.body.reason;
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(orders: IDBObjectStore) => IDBRequest} work
 * @returns {Promise<unknown>} the request's result; undefined where the browser keeps nothing
 */
async function run(mode, work) {
  database ??= opened().catch(() => null);
  const open = await database;
  if (!open) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = open.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: "command_id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    window.setTimeout(() => reject(new Error("the browser's store does not open")), OPENS_WITHIN);
  });
}
