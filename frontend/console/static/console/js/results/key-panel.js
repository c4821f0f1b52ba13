/** The keys in force, always in sight: each is a button as well, and the thumb has its own pad. */

import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { KEY_MAPS, LAYERS } from "./keymaps.js";
import { resultName, resultText } from "./result-words.js";

const LETTERS = { "+": "W", "*": "D", "-": "B" };
/** On keyboards without a number pad. */

/**
 * @param {string} map key of KEY_MAPS
 * @param {import("./keymaps.js").Layer} layer
 */
export function showKeys(map, layer) {
  find("#keys")?.replaceChildren(...keyButtons(map, layer));
  for (const button of findAll("[data-layer]")) {
    button.setAttribute("aria-pressed", String(button.dataset.layer === layer));
  }
  const name = find("#layer-name");
  if (name) name.textContent = say(`Script-KeyPanel.${layer}`);
  find("#typing")?.setAttribute("data-layer-on", layer);
  for (const pad of findAll("#pad [data-outcome]")) {
    const result = LAYERS[layer][/** @type {import("./keymaps.js").Outcome} */ (pad.dataset.outcome)];
    pad.dataset.result = result;
    pad.textContent = resultText(result);
    pad.setAttribute("aria-label", resultName(result));
  }
}

/** White's win first, as the players stand in the table. @param {string} map @param {import("./keymaps.js").Layer} layer */
function keyButtons(map, layer) {
  const { keys } = KEY_MAPS[map];
  return ["win", "draw", "loss"].flatMap((outcome) =>
    Object.keys(keys)
      .filter((key) => keys[key] === outcome && !/[a-z]/.test(key))
      .map((key) => keyButton(key, LAYERS[layer][/** @type {import("./keymaps.js").Outcome} */ (outcome)])),
  );
}

/** @param {string} key @param {string} result */
function keyButton(key, result) {
  const letter = LETTERS[/** @type {keyof typeof LETTERS} */ (key)];
  return make("button", { type: "button", class: "key", "data-result": result, title: resultName(result) },
    make("kbd", {}, key === "-" ? "−" : key),
    letter ? make("kbd", {}, letter) : null,
    make("strong", {}, resultText(result)));
}
