// How well what somebody typed fits a name, blind to the ways in which a name is carried over from
// another alphabet: Mueller = Müller, Tschernow = Chernov = Чернов.

import { plain } from "./letters.js";

const SOUNDS = [
  [/shch|tsch|shh|sch|sh|cz|ch|tz|ts|c(?=[eiy])/g, "s"],
  [/zh|dzh|dj|dz|z/g, "s"],
  [/kh|x|h/g, ""],
  [/ph|v|w/g, "f"],
  [/ck|c|q/g, "k"],
  [/ae|oe|ue/g, (pair) => pair[0]],
  [/[yj]+/g, "i"],
  [/i(?=[aeou])/g, ""],
  [/(.)\1+/g, "$1"],
];

// What is compared of a name or of what was typed; O'Brien is found as obrien.
export const letters = (text) => plain(text.replace(/['’`ʹ]/g, ""));

// What is left of such letters when only its sound counts.
export function sound(text) {
  return SOUNDS.reduce((left, [from, to]) => left.replace(from, to), text);
}

// How well the letters of a query fit those of a name: 0 not at all, else the higher the better.
export function fit(query, name) {
  if (name.startsWith(query)) return 4;
  const asked = query.split(" ");
  const words = name.split(" ");
  if (everyStarts(asked, words)) return 3;
  const heard = asked.map(sound);
  if (heard.some((word) => word.length < 2)) return 0;
  return everyStarts(heard, words.map(sound)) ? 2 : 0;
}

// Each word asked for starts a word of its own.
function everyStarts(asked, words) {
  const left = [...words];
  return asked.every((start) => {
    const found = left.findIndex((word) => word.startsWith(start));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
