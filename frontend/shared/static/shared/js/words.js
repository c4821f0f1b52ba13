/**
 * What scripts say, made of codes and facts by language as on the server (`tournaments/words/LANGUAGE/scripts`).
 * The page's first module, `/static/…/words/LANGUAGE.js`, brings the catalogue before any other module runs.
 */

import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent-bundle.js";

/** @typedef {import("types/words").Words} Words */

/** A sign for private use: between two of them stands which element goes there. */
const MARK = "\ue000";

/** @type {FluentBundle[]} the language of the page, then those that help out */
const catalogues = [];

/** What was learned last is said first. @param {string} language @param {string} catalogue in Fluent */
export function learn(language, catalogue) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(catalogue));
  if (error) throw error;
  catalogues.unshift(bundle);
}

/**
 * A sentence; what no catalogue has is a defect, and stands as its key: nobody's typing stops for it.
 *
 * @template {keyof Words} Key
 * @param {Key} key
 * @param {{} extends Words[Key] ? [] : [facts: Words[Key]]} facts
 * @returns {string}
 */
export const say = (key, ...facts) => sentence(key, facts[0] ?? {});

/** @param {string} key @param {Record<string, string | number>} facts @returns {string} */
function sentence(key, facts) {
  for (const catalogue of catalogues) {
    const pattern = find(catalogue, key);
    if (pattern) return catalogue.formatPattern(pattern, plain(facts), null);
  }
  console.error(`nobody can say ${key}`);
  return key;
}

/**
 * A sentence with elements in its slots.
 *
 * @template {keyof Words} Key
 * @param {Key} key
 * @param {Record<keyof Words[Key], string | number | Node>} facts
 * @returns {(string | Node)[]}
 */
export function weave(key, facts) {
  /** @type {Node[]} */
  const nodes = [];
  const slots = Object.entries(facts).map(([name, fact]) => [name, fact instanceof Node ? `${MARK}${nodes.push(fact) - 1}${MARK}` : fact]);
  return sentence(key, Object.fromEntries(slots)).split(MARK).map((part, at) => (at % 2 ? nodes[Number(part)] : part)).filter((part) => part !== "");
}

/** @param {FluentBundle} catalogue @param {string} key */
function find(catalogue, key) {
  const [name, attribute] = key.split(".");
  const message = catalogue.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** Whole numbers stand as they are, without marks between thousands. @param {Record<string, string | number>} facts */
function plain(facts) {
  const values = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact]);
  return Object.fromEntries(values);
}
