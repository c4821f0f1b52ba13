/**
 * A page that shows an earlier moment: its links stay at that moment, and nothing on it can be
 * typed. Links marked `data-now` say themselves where they lead.
 */

import { find, findAll } from "../../../shared/js/dom.js";
import { page } from "./page.js";

const at = String(page?.seq ?? "");
const HERE = `/console/${page?.slug}/`;
const FILES = `/api/v1/tournaments/${page?.slug}/`;

if (page?.past) {
  stay(document);
  close(document);
  document.body.addEventListener("htmx:afterSwap", (event) => {
    const part = event.detail.target;
    stay(part);
    close(part);
  });
  document.body.addEventListener("htmx:configRequest", (event) => {
    const { parameters, path } = event.detail;
    if (!/[?&]at=/.test(path)) parameters.at ??= at;
  });
}

/** @param {ParentNode} root */
function stay(root) {
  for (const link of findAll("a[href]:not([data-now])", root)) {
    const address = new URL(link.getAttribute("href") ?? "", location.href);
    const ours = address.origin === location.origin && [HERE, FILES].some((place) => address.pathname.startsWith(place));
    if (!ours || address.searchParams.has("at")) continue;
    address.searchParams.set("at", at);
    link.setAttribute("href", `${address.pathname}${address.search}${address.hash}`);
  }
  for (const form of findAll("form[method=get]", root)) {
    if (find("[name=at]", form)) continue;
    const kept = document.createElement("input");
    Object.assign(kept, { type: "hidden", name: "at", value: at });
    form.append(kept);
  }
}

/** @param {ParentNode} root */
function close(root) {
  for (const form of findAll("main form:not([method=get])", root)) {
    for (const field of form.querySelectorAll("input, select, textarea, button")) {
      /** @type {HTMLInputElement} */ (field).disabled = true;
    }
  }
}
