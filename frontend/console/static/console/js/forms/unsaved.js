/** Whoever leaves a page with something typed and not saved is asked first. */

import { values } from "./form-values.js";

/**
 * @param {HTMLFormElement} form
 * @returns {() => () => void} to be called when the form is sent; what that gives, once it is saved
 */
export function guard(form) {
  const written = () => JSON.stringify(values(form));
  let saved = written();
  window.addEventListener("beforeunload", (event) => {
    if (written() !== saved) event.preventDefault();
  });
  return () => {
    const sent = written();
    return () => {
      saved = sent;
    };
  };
}
