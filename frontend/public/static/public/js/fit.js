// How well what somebody typed fits a name, blind to the ways in which a name is carried over from
// another alphabet: Mueller = Müller, Tschernow = Chernov = Чернов, Djordjevic = Ђорђевић.

import { plain, sound } from "../../shared/js/letters.js";

// What one country writes otherwise than another: Ukrainian г, Bulgarian щ, Russian ё and дж,
// Greek χ, Azeri ə; two letters that are one at the beginning of a Greek word, Armenian ո there.
const ELSEWHERE = [
  [/[гґ]/g, "h"],
  [/щ/g, "sht"],
  [/ё/g, "yo"],
  [/дж/g, "j"],
  [/χ/g, "h"],
  [/ə/g, "e"],
  [/(^|\s)μπ/g, "$1b"],
  [/(^|\s)ντ/g, "$1d"],
  [/(^|\s)ո(?!ւ)/g, "$1vo"],
];

// Every way to write a name in small Latin letters that somebody may look for; O'Brien is found as
// obrien. The first is the plain one.
export function spellings(text) {
  const joined = text.toLowerCase().normalize("NFC").replace(/['’`ʹʼʻ]/g, "");
  const others = ELSEWHERE.map(([from, to]) => joined.replace(from, to));
  const all = ELSEWHERE.reduce((left, [from, to]) => left.replace(from, to), joined);
  return [...new Set([joined, ...others, all].map(plain))].filter(Boolean);
}

// How well a query fits a name: 0 not at all, else the higher the better.
export function fit(query, name) {
  return Math.max(0, ...query.flatMap((asked) => name.map((there) => fitOne(asked, there))));
}

function fitOne(query, name) {
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
    const place = left.findIndex((word) => word.startsWith(start));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
