// How many rows and columns a page of a hall screen has: the type is as large as they leave room for.

/** @typedef {"name" | "board" | "results" | "standings" | "crosstable" | "clock" | "announcements" | "text" | "picture" | "festival"} Kind */
/** @typedef {[number, number]} Layout rows, columns */

const FEW_PAGES = 4;
const NARROW = 720; // px: below, a list has one column
const ALONE = new Set(["clock", "text", "picture"]); // each fills a page

/** @type {Record<string, Partial<Record<Kind, Layout>>>} */
const NAMED = {
  large: { name: [16, 2], board: [14, 1], results: [12, 1], standings: [16, 2], crosstable: [14, 1], announcements: [1, 1], festival: [2, 1] },
  medium: { name: [28, 3], board: [24, 2], results: [16, 1], standings: [28, 2], crosstable: [24, 1], announcements: [3, 1], festival: [4, 1] },
  192: { name: [64, 6], board: [64, 3], results: [16, 2], standings: [64, 3], crosstable: [32, 1], announcements: [4, 1], festival: [6, 2] },
  256: { name: [64, 8], board: [64, 4], results: [16, 2], standings: [64, 4], crosstable: [40, 1], announcements: [5, 1], festival: [8, 2] },
};
/**
 * With "auto": the first of them, of the largest type, with which all fits in four pages. The last one is the smallest that is read from
 * ten metres (letters of a fortieth of the screen's height); what does not fit then has more pages, never smaller letters.
 *
 * @type {Partial<Record<Kind, Layout[]>>}
 */
const LADDER = {
  name: [[12, 2], [16, 2], [20, 2], [20, 3]],
  board: [[12, 1], [16, 1], [20, 2]],
  results: [[8, 1], [12, 1]],
  standings: [[12, 2], [16, 2], [20, 2]],
  crosstable: [[12, 1], [16, 1], [20, 1]],
  announcements: [[1, 1], [2, 1], [3, 1], [5, 1]],
  festival: [[2, 1], [3, 1], [4, 1], [6, 1]],
};
/** Columns in which a name can be read. @type {Partial<Record<Kind, number>>} */
const NARROWEST = { name: 170, board: 300, results: 300, standings: 230, crosstable: 300, announcements: 300, festival: 420 };

/** @param {Kind} kind @param {string} size @param {number} count of rows @returns {Layout} */
export function layout(kind, size, count) {
  if (ALONE.has(kind)) return [1, 1];
  if (innerWidth < NARROW) return [kind === "announcements" || kind === "festival" ? 3 : 20, 1];
  const [rows, columns] = NAMED[size]?.[kind] ?? largest(kind, count);
  return [rows, Math.min(columns, Math.max(1, Math.floor(innerWidth / (NARROWEST[kind] ?? 1))))];
}

/** @param {Kind} kind @param {number} count @returns {Layout} */
function largest(kind, count) {
  const steps = LADDER[kind] ?? [];
  return steps.find(([rows, columns]) => Math.ceil(count / (rows * columns)) <= FEW_PAGES) ?? steps[steps.length - 1];
}

const QUICKLY_READ = 20; // rows
const ROWS_A_SECOND = 16;

/** Seconds that a page stands. @param {number} seconds @param {string} pace @param {number} rows on it @returns {number} */
export function standing(seconds, pace, rows) {
  return pace === "by-rows" ? seconds + Math.max(0, rows - QUICKLY_READ) / ROWS_A_SECOND : seconds;
}

/**
 * Whether a name is of the family "A-K". Nobody falls between two screens: A takes what is before it, Z all after it.
 *
 * @param {string | undefined} letter @param {string} family "": all
 */
export function belongs(letter, family) {
  if (!family || !letter) return true;
  const [first, last] = family.split("-");
  return (first === "A" || letter >= first) && (last === "Z" || letter <= last);
}
