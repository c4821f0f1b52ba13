/**
 * The outbox's memory: IndexedDB, in the order of typing. It survives reloads and restarts of the
 * browser; where a browser has no IndexedDB the orders live as long as the page. IndexedDB takes its
 * time, and who leaves the page meanwhile would lose the order: until then it stands in localStorage.
 *
 * @typedef {import("./commands.js").Order} Order
 * @typedef {import("./commands.js").Answer} Answer
 * @typedef {Order & {place: number, typed_at: string, state: "waiting" | "answered", answer?: Answer}} Kept
 */

const STORE = "orders";
const TYPED = "openhall-typed:";
/** Milliseconds; a browser whose store never opens keeps nothing, but it types. */
const OPENS_WITHIN = 3_000;

export class OutboxStore {
  /** @param {string} name of the database @param {boolean} notes whether orders stand in localStorage meanwhile */
  constructor(name, notes = true) {
    this.notes = notes;
    /** What an earlier page left between the two; read before this page notes anything. */
    this.left = notes ? noted() : [];
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

  /** @param {Omit<Kept, "place">} kept @returns {Promise<Kept>} */
  async add(kept) {
    if (this.notes) note(kept);
    try {
      const place = Number(await this.#run("readwrite", (orders) => orders.add(kept)));
      localStorage.removeItem(TYPED + kept.command_id);
      return { ...kept, place };
    } catch {
      // No database, or no room in it: better in memory than lost.
      this.place -= 1;
      const stored = { ...kept, place: this.place };
      this.memory.set(stored.place, stored);
      return stored;
    }
  }

  /** @param {Kept} kept */
  async replace(kept) {
    if (kept.place < 0) this.memory.set(kept.place, kept);
    else await this.#run("readwrite", (orders) => orders.put(kept));
  }

  /** @param {number} place */
  async remove(place) {
    if (place < 0) this.memory.delete(place);
    else await this.#run("readwrite", (orders) => orders.delete(place));
  }

  /** @returns {Promise<Kept[]>} in the order of typing */
  async all() {
    if (!(await this.database)) return [];
    const kept = /** @type {Kept[]} */ (await this.#run("readonly", (orders) => orders.getAll()));
    const known = new Set(kept.map((order) => order.command_id));
    for (const order of this.left.splice(0)) {
      if (known.has(order.command_id)) localStorage.removeItem(TYPED + order.command_id);
      else kept.push(await this.add(order));
    }
    return kept;
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

/** Stands at once, before the page can be left. @param {Omit<Kept, "place">} kept */
function note(kept) {
  try {
    localStorage.setItem(TYPED + kept.command_id, JSON.stringify(kept));
  } catch {
    // No room there: IndexedDB has it in a moment.
  }
}

/** What an earlier page left between the two. @returns {Omit<Kept, "place">[]} as it was typed */
function noted() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(TYPED))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? "null"))
    .filter(Boolean)
    .sort((one, other) => one.typed_at.localeCompare(other.typed_at));
}
