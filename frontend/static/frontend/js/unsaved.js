/** Whoever leaves a page with something typed and not saved is asked first. */

import { values } from "./form-values.js";

/**
 * @param {HTMLFormElement} form
 * @returns {() => void} to be called when what the form holds now is saved
 */
export function guard(form) {
  const written = () => JSON.stringify(values(form));
  let saved = written();
  window.addEventListener("beforeunload", (event) => {
    if (written() !== saved) event.preventDefault();
  });
  return () => {
    saved = written();
  };
}
