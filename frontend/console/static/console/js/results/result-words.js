/** The legal results of a game: how they are written (as the server does), what they are called. */

import { say } from "../../../shared/js/words.js";

/** Each with the name that the catalogue has for it. */
export const RESULTS = /** @type {const} */ ({
  "1-0": "white-wins",
  "1/2-1/2": "draw",
  "0-1": "black-wins",
  "+/-": "white-wins-by-forfeit",
  "-/+": "black-wins-by-forfeit",
  "-/-": "both-forfeit",
  "0-0": "both-lose",
  "1/2-0": "half-to-white",
  "0-1/2": "half-to-black",
  "1-0u": "white-wins-unrated",
  "1/2-1/2u": "draw-unrated",
  "0-1u": "black-wins-unrated",
});

/** @param {string} result @returns {result is keyof typeof RESULTS} */
const known = (result) => result in RESULTS;

/** @param {string | null} result @returns {string} */
export const resultText = (result) => (result ? (known(result) ? say(`Script-ResultText.${RESULTS[result]}`) : result) : "");

/** @param {string | null} result @returns {string} */
export const resultName = (result) => (result ? (known(result) ? say(`Script-ResultName.${RESULTS[result]}`) : result) : say("Script-ResultName.none"));
