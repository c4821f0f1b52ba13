// What the scripts say: sentences come from `public/words/LANGUAGE.js`, the page's first module, as patterns
// (`tournaments/words/patterns.py`). Fluent itself would be as large as half of the page.

const sentences = new Map();

export function learn(language, patterns) {
  const plurals = new Intl.PluralRules(language);
  for (const [key, pattern] of Object.entries(patterns)) sentences.set(key, { pattern, plurals });
}

/** @type {Say} What nobody has taught is a defect, and stands as its key. */
export const say = (key, ...facts) => sentence(key, facts[0] ?? {}).join("");

/** @type {Weave} With elements in its slots. */
export const weave = (key, facts) => sentence(key, facts);

function sentence(key, facts) {
  const known = sentences.get(key);
  if (!known) console.error(`nobody can say ${key}`);
  return known ? fill(known.pattern, facts, known.plurals) : [key];
}

function fill(pattern, facts, plurals) {
  return typeof pattern === "string" ? [pattern] : pattern.flatMap((part) => (typeof part === "string" ? [part] : filled(part, facts, plurals)));
}

function filled([name, choices, otherwise], facts, plurals) {
  const fact = facts[name];
  if (!choices) return [fact];
  const form = typeof fact === "number" ? plurals.select(fact) : otherwise;
  return fill(choices[fact] ?? choices[form] ?? choices[otherwise], facts, plurals);
}
