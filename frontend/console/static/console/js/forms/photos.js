/**
 * Photos of slips and clocks: chosen in a dialog or form, made smaller on the device, kept here until
 * the server has them. They go out beside the typed orders, so that no result waits for a photo.
 */

import { orderTo } from "../outbox/commands.js";
import { announce, icon, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { photos } from "../shell/shell.js";

const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/**
 * @typedef {object} PhotoField
 * @property {HTMLElement} element
 * @property {() => File[]} chosen
 * @property {() => void} clear
 */

/**
 * The choice of photos: the camera of a phone, or files.
 *
 * @param {string} legend
 * @returns {PhotoField}
 */
export function photoField(legend) {
  /** @type {File[]} */
  let files = [];
  const list = make("ul", { class: "photos" });
  const element = make("fieldset", { class: "choices photo-field" }, make("legend", {}, legend),
    make("div", { class: "row" },
      picker(say("Script-Photos.take"), { accept: "image/*", capture: "environment" }, take),
      picker(say("Script-Photos.choose"), { accept: "image/*", multiple: true }, take)),
    list);

  /** @param {File[]} more */
  function take(more) {
    files = [...files, ...more];
    announce(say("Script-Photos.chosen", { count: files.length }));
    draw();
  }

  function draw() {
    list.replaceChildren(...files.map((file) => {
      const out = make("button", { class: "button small plain", type: "button", "aria-label": say("Script-Photos.leave-out", { file: file.name }) }, icon("close"));
      out.addEventListener("click", () => {
        files = files.filter((other) => other !== file);
        draw();
      });
      return make("li", {}, preview(file), make("span", { class: "fine" }, file.name), out);
    }));
  }

  return { element, chosen: () => files, clear: () => { files = []; draw(); } };
}

/**
 * Keep photos and send them by and by.
 *
 * @param {File[]} files
 * @param {{about: string, label: string, withCommand?: string}} what `about`: game:…, appeal:… or
 *   player:…; `withCommand`: the id of the order they were taken for
 * @returns {Promise<import("../outbox/commands.js").Answer[]>} the server's answers, however long it takes
 */
export function attach(files, { about, label, withCommand = "" }) {
  return Promise.all(files.map(async (file) => {
    const content = { about, ...(withCommand ? { with_command: withCommand } : {}) };
    const wanted = orderTo("attachments/", content, { subject: about, label: say("Script-Photos.label", { label, file: file.name }) });
    return photos.put({ ...wanted, file: await smaller(file), name: file.name });
  }));
}

/** @param {string} words @param {Record<string, string | boolean>} kind @param {(files: File[]) => void} take */
function picker(words, kind, take) {
  const input = /** @type {HTMLInputElement} */ (make("input", { type: "file", class: "quiet", ...kind }));
  input.addEventListener("change", () => {
    take([...(input.files ?? [])]);
    input.value = "";
  });
  return make("label", { class: "button small" }, icon("photo"), words, input);
}

/** @param {File} file */
function preview(file) {
  const image = /** @type {HTMLImageElement} */ (make("img", { alt: "", width: "72", height: "54", src: URL.createObjectURL(file) }));
  image.addEventListener("load", () => URL.revokeObjectURL(image.src));
  image.addEventListener("error", () => image.remove());
  return image;
}

/** What the browser cannot read goes as it is: the server says what is wrong with it. @param {File} file @returns {Promise<Blob>} */
async function smaller(file) {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
