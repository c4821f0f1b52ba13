/**
 * Codes of players as a scanner types them at the desk: "P41" of the player's card, or a FIDE id.
 *
 * @typedef {{player: number, tpn: number | null, fide_id: string | null}} Coded
 */

import { signOf } from "../forms/scanner.js";

const ENTRY = /^P(\d{1,7})$/i;
const NUMBER = /^\d+$/;
const FIDE_ID = /^\d{5,}$/;

/** What a field was given, key by key, by the places on the keyboard. */
export class KeysTyped {
  /** @param {HTMLInputElement} field */
  constructor(field) {
    this.text = "";
    document.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Shift") return;
      if (field.value === "") this.text = "";
      // What was edited by hand is no code of a scanner.
      this.text = event.key.length === 1 ? this.text + (signOf(event) || " ") : " ";
    });
  }
}

/**
 * Whom a code means; a starting number is one as well. At a desk of several sections it may be somebody in each.
 *
 * @template {Coded} T
 * @param {T[]} people
 * @param {string} text  as it stands in the field
 * @param {string} keys  the same by the places of the keys, where the layout is another
 * @returns {T[]}
 */
export function codedPlayers(people, text, keys) {
  for (const code of [text.trim(), ENTRY.test(keys) || FIDE_ID.test(keys) ? keys : ""]) {
    const coded = code ? meant(people, code) : [];
    if (coded.length) return coded;
  }
  return [];
}

/** Whether that can only be a code: Enter takes nobody who is merely like it. @param {string} text */
export const isCode = (text) => ENTRY.test(text.trim()) || FIDE_ID.test(text.trim());

/** @template {Coded} T @param {T[]} people @param {string} code @returns {T[]} */
function meant(people, code) {
  const entry = ENTRY.exec(code);
  if (entry) return people.filter((person) => person.player === Number(entry[1]));
  if (!NUMBER.test(code)) return [];
  const byId = people.filter((person) => person.fide_id === code);
  return byId.length ? byId : people.filter((person) => String(person.tpn) === code);
}
