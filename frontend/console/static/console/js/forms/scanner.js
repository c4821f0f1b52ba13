/**
 * Codes from a scanner that types. It begins with one letter that no other key of the page means, and
 * ends with Enter. Keys are read by their place on the keyboard: what the scanner believes to be its
 * layout and what this device has are often not the same.
 */

const PATIENCE = 1_500;
/** Milliseconds: a scanner types a code within a tenth of that; who pressed the letter by mistake waits so long. */

export class Scanner {
  /**
   * @param {string} letter  the first of every code, a capital
   * @param {(code: string) => void} scanned  takes a whole code
   * @param {(code: string) => void} typed  shows what has come so far: keys that do nothing else must be seen
   */
  constructor(letter, scanned, typed) {
    this.typed = typed;
    this.letter = letter;
    this.scanned = scanned;
    this.code = "";
    this.timer = 0;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key belongs to a code */
  take(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = signOf(event);
    if (this.code === "" && key !== this.letter) return false;
    if (event.key === "Shift" || event.key === "CapsLock") return true;
    event.preventDefault();
    if (event.key === "Enter") this.#end();
    else if (key) this.#add(key);
    else this.#forget();
    return true;
  }

  /** @param {string} key */
  #add(key) {
    this.code += key;
    this.typed(this.code);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.#forget(), PATIENCE);
  }

  #end() {
    const { code } = this;
    this.#forget();
    this.scanned(code);
  }

  #forget() {
    clearTimeout(this.timer);
    this.code = "";
    this.typed("");
  }
}

/** A letter or digit by its place, "" for everything else. @param {KeyboardEvent} event */
export function signOf({ code, key }) {
  const place = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  if (place) return place[1] ?? place[2];
  return /^[a-z0-9]$/i.test(key) ? key.toUpperCase() : "";
}
