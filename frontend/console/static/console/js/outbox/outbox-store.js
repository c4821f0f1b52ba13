/**
 * The outbox's memory: IndexedDB, in the order of typing, one for all tabs. It survives reloads and
 * restarts of the browser; where a browser has no IndexedDB the orders live as long as the page.
 * IndexedDB takes its time, and who leaves the page meanwhile would lose the order: until then it stands
 * in localStorage. Whichever page takes it from there, an order stands in the store once.
 *
 * @typedef {import("./commands.js").Order} Order
 * @typedef {import("./commands.js").Answer} Answer
 * `to`: the address of the machine to which a page has moved it; it stands here until it is a day old.
 *
 * @typedef {Order & {place: number, typed_at: string, state: "waiting" | "answered" | "moved", answer?: Answer, to?: string}} Kept
 */

import { say } from "../../../shared/js/words.js";

const STORE = "orders";
const TYPED = "openhall-typed:";
/** Milliseconds; a browser whose store never opens keeps nothing, but it types. */
const OPENS_WITHIN = 3_000;

export class OutboxStore {
  /** @param {string} name of the database @param {boolean} notes whether orders stand in localStorage meanwhile */
  constructor(name, notes = true) {
    this.notes = notes;
    /** @type {Promise<IDBDatabase | null>} null: this browser keeps nothing */
    this.database = opened(name).catch(() => null);
    this.absent = false;
    void this.database.then((database) => {
      this.absent = database === null;
    });
    /** @type {Map<number, Kept>} with places below 0 */
    this.memory = new Map();
    this.place = 0;
  }

  /** @returns {OutboxStore} of what is typed */
  static ofOrders() {
    return new OutboxStore("openhall-outbox", true);
  }

  /** @returns {OutboxStore} of photos, which localStorage cannot hold */
  static ofPhotos() {
    return new OutboxStore("openhall-photos", false);
  }

  /** @returns {boolean} whether what is kept survives a reload */
  get lasts() {
    return !this.absent && this.memory.size === 0;
  }

  /** Stands at once, before the page can be left. @param {Omit<Kept, "place">} kept */
  note(kept) {
    if (!this.notes) return;
    try {
      localStorage.setItem(TYPED + kept.command_id, JSON.stringify(kept));
    } catch {
      // No room there: IndexedDB has it in a moment.
    }
  }

  /** Another page is about to add something; it may be closed before it does. @param {() => void} then */
  onNote(then) {
    if (!this.notes) return;
    window.addEventListener("storage", ({ key, newValue }) => key?.startsWith(TYPED) && newValue && then());
  }

  /** @param {Omit<Kept, "place">} kept @returns {Promise<Kept>} */
  async add(kept) {
    try {
      const stored = await this.#addOnce(kept);
      localStorage.removeItem(TYPED + kept.command_id);
      return stored;
    } catch {
      // No database, or no room in it: better in memory than lost.
      this.place -= 1;
      const stored = { ...kept, place: this.place };
      this.memory.set(stored.place, stored);
      return stored;
    }
  }

  /** What is no longer there stays away: another page has dismissed it. @param {Kept} kept */
  async replace(kept) {
    if (kept.place < 0) this.memory.set(kept.place, kept);
    else {
      await this.#run("readwrite", (orders) => {
        const there = orders.getKey(kept.place);
        there.onsuccess = () => there.result !== undefined && orders.put(kept);
        return there;
      });
    }
  }

  /** @param {number} place */
  async remove(place) {
    const order = this.memory.get(place);
    if (order) {
      this.memory.delete(place);
      localStorage.removeItem(TYPED + order.command_id);
    } else await this.#run("readwrite", (orders) => orders.delete(place));
  }

  /** @returns {Promise<Kept[]>} in the order of typing */
  async all() {
    if (!(await this.database)) return [...this.memory.values()];
    for (const order of this.notes ? noted() : []) if (!this.#inMemory(order.command_id)) await this.add(order);
    const kept = /** @type {Kept[]} */ (await this.#run("readonly", (orders) => orders.getAll()));
    return [...kept, ...this.memory.values()];
  }

  /** @param {string} id of a command */
  #inMemory(id) {
    return [...this.memory.values()].some((order) => order.command_id === id);
  }

  /**
   * In one transaction, which no other page comes between.
   *
   * @param {Omit<Kept, "place">} kept
   * @returns {Promise<Kept>} as it stands in the store
   */
  async #addOnce(kept) {
    if (!this.notes) {
      return /** @type {Kept} */ ({ ...kept, place: Number(await this.#run("readwrite", (orders) => orders.add(kept))) });
    }
    /** @type {Kept | undefined} */
    let known;
    /** @type {IDBRequest | undefined} */
    let adding;
    await this.#run("readwrite", (orders) => {
      const all = orders.getAll();
      all.onsuccess = () => {
        known = all.result.find((/** @type {Kept} */ other) => other.command_id === kept.command_id);
        if (!known) adding = orders.add(kept);
      };
      return all;
    });
    return known ?? { ...kept, place: Number(adding?.result) };
  }

  /**
   * @param {IDBTransactionMode} mode
   * @param {(orders: IDBObjectStore) => IDBRequest} work
   * @returns {Promise<unknown>} the request's result, once the transaction is on disk
   */
  async #run(mode, work) {
    const database = await this.database;
    if (!database) throw new Error("no database");
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, {
        durability: mode === "readwrite" ? "strict" : "default",
      });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

/** @param {string} name @returns {Promise<IDBDatabase>} */
function opened(name) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: "place", autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    window.setTimeout(() => reject(new Error("the browser's store does not open")), OPENS_WITHIN);
  });
}

/** What a page left between the two, or is about to add. @returns {Omit<Kept, "place">[]} as it was typed */
function noted() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(TYPED))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? "null"))
    .filter(Boolean)
    .sort((one, other) => one.typed_at.localeCompare(other.typed_at));
}

/** How many whose are. @param {Kept[]} orders @returns {Map<string, number>} by the typist's name */
export function byTypist(orders) {
  const counts = new Map();
  for (const { by = say("Script-OutboxStore.somebody") } of orders) counts.set(by, (counts.get(by) ?? 0) + 1);
  return counts;
}
