/** The legal results of a game: how they are written (as the server does), what they are called. */

/** @type {Record<string, {text: string, name: string}>} */
export const RESULTS = {
  "1-0": { text: "1–0", name: "White wins" },
  "1/2-1/2": { text: "½–½", name: "draw" },
  "0-1": { text: "0–1", name: "Black wins" },
  "+/-": { text: "+ –", name: "White wins by forfeit" },
  "-/+": { text: "– +", name: "Black wins by forfeit" },
  "-/-": { text: "– –", name: "both forfeit" },
  "0-0": { text: "0–0", name: "both lose" },
  "1/2-0": { text: "½–0", name: "half a point to White, none to Black" },
  "0-1/2": { text: "0–½", name: "none to White, half a point to Black" },
  "1-0u": { text: "1–0 unrated", name: "White wins, not rated" },
  "1/2-1/2u": { text: "½–½ unrated", name: "draw, not rated" },
  "0-1u": { text: "0–1 unrated", name: "Black wins, not rated" },
};

/** @param {string | null} result @returns {string} */
export const resultText = (result) => (result ? (RESULTS[result]?.text ?? result) : "");

/** @param {string | null} result @returns {string} */
export const resultName = (result) => (result ? (RESULTS[result]?.name ?? result) : "no result");
