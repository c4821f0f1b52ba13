/** Whoever leaves a page with something typed and not saved is asked first, unless it is kept for the page that comes. */

import { findAll } from "../../../shared/js/dom.js";
import { values } from "./form-values.js";

let kept = false;

/** What is typed in the forms of this page is kept: nobody need be asked. */
export function letGo() {
  kept = true;
}

/**
 * @param {HTMLFormElement} form with `data-unsaved`, what it comes with has been refused
 * @returns {() => () => void} to be called when the form is sent; what that gives, once it is saved
 */
export function guard(form) {
  const written = () => JSON.stringify([values(form), ticked(form)]);
  let saved = form.dataset.unsaved === undefined ? written() : "";
  window.addEventListener("beforeunload", (event) => {
    if (!kept && written() !== saved) event.preventDefault();
  });
  return () => {
    const sent = written();
    return () => {
      saved = sent;
    };
  };
}

/** @param {HTMLFormElement} form */
const ticked = (form) => findAll("input:checked", form).map((tick) => /** @type {HTMLInputElement} */ (tick).name);
