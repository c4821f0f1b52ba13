/**
 * Which key means which result. A map gives the three plain keys; a layer (F, U, X before the key)
 * turns the same three keys into forfeits, unrated games and the odd results.
 *
 * Digits are read by their place on the keyboard, so that Czech or French layouts type them without
 * Shift.
 *
 * @typedef {"win" | "draw" | "loss"} Outcome   from White's side
 * @typedef {"plain" | "forfeit" | "unrated" | "odd"} Layer
 *
 * @typedef {object} KeyMap
 * @property {Record<string, Outcome>} keys
 * @property {boolean} digitsAreBoards
 *
 * @typedef {object} Stroke
 * @property {"result" | "digit" | "layer" | "jump" | "clear" | "confirm" | "back" | "menu" | "down" | "up" |
 *   "first" | "last" | "missing" | "find" | "leave" | "resolve" | "verify"} act
 * @property {string} [result]
 * @property {string} [digit]
 * @property {Layer} [layer]
 */

/** @type {Record<string, KeyMap>} */
export const KEY_MAPS = {
  105: { keys: { 1: "win", 5: "draw", 0: "loss" }, digitsAreBoards: false },
  123: { keys: { 1: "win", 2: "draw", 3: "loss" }, digitsAreBoards: false },
  numpad: {
    keys: { "+": "win", "*": "draw", "-": "loss", w: "win", d: "draw", b: "loss" },
    digitsAreBoards: true,
  },
  off: { keys: {}, digitsAreBoards: false },
};

/** @type {Record<Layer, Record<Outcome, string>>} */
export const LAYERS = {
  plain: { win: "1-0", draw: "1/2-1/2", loss: "0-1" },
  forfeit: { win: "+/-", draw: "-/-", loss: "-/+" },
  unrated: { win: "1-0u", draw: "1/2-1/2u", loss: "0-1u" },
  odd: { win: "1/2-0", draw: "0-0", loss: "0-1/2" },
};

/** @type {Record<string, Layer>} */
export const LAYER_KEYS = { f: "forfeit", u: "unrated", x: "odd" };

/** @type {Record<string, Stroke["act"]>} */
const COMMON = {
  c: "confirm",
  g: "jump",
  m: "missing",
  n: "find",
  r: "resolve",
  v: "verify",
  delete: "clear",
  backspace: "back",
  enter: "menu",
  arrowdown: "down",
  arrowup: "up",
  home: "first",
  end: "last",
  escape: "leave",
};

/**
 * @param {string} map key of KEY_MAPS
 * @param {Layer} layer
 * @param {{key: string, code: string, shiftKey?: boolean}} event
 * @returns {Stroke | null} null: not a key of ours
 */
export function read(map, layer, event) {
  const { keys, digitsAreBoards } = KEY_MAPS[map] ?? KEY_MAPS.off;
  const key = isSign(event, keys) ? event.key : keyOf(event);
  if (map === "off") return /^arrow(up|down)$/.test(key) ? { act: COMMON[key] } : null;
  if (key in keys) return { act: "result", result: LAYERS[layer][keys[key]] };
  if (/^\d$/.test(key)) return digitsAreBoards ? { act: "digit", digit: key } : null;
  if (key in LAYER_KEYS) return { act: "layer", layer: LAYER_KEYS[key] };
  if (digitsAreBoards && key === "/") return { act: "layer", layer: "forfeit" };
  if (key === "/") return { act: "jump" };
  return key in COMMON ? { act: COMMON[key] } : null;
}

/**
 * Whether Shift makes a sign of the map of that key: on the main keyboard the asterisk is Shift and a
 * digit, and the place of the digit does not count then.
 *
 * @param {{key: string, shiftKey?: boolean}} event
 * @param {Record<string, Outcome>} keys
 */
function isSign({ key, shiftKey = false }, keys) {
  return shiftKey && /^[+*-]$/.test(key) && key in keys;
}

/**
 * The key's name: a digit by its place, a letter in Latin whatever the layout.
 *
 * @param {{key: string, code: string}} event
 */
function keyOf({ key, code }) {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (digit && (code.startsWith("Digit") || /^\d$/.test(key))) return digit[1];
  const letter = /^Key([A-Z])$/.exec(code);
  if (letter && !/^[a-z]$/i.test(key)) return letter[1].toLowerCase();
  return key.toLowerCase();
}
