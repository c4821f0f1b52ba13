/**
 * The code of a printed sheet, by the camera, where the browser can read codes. Elsewhere a phone's own
 * camera reads it: it opens the public page, whose foot leads here. Its words stand in the page.
 */

const LOOK_EVERY = 250;

const field = /** @type {HTMLTextAreaElement} */ (document.querySelector("#head"));
const button = /** @type {HTMLButtonElement} */ (document.querySelector("#scan"));
const video = /** @type {HTMLVideoElement} */ (document.querySelector("#scanned"));
const says = /** @type {HTMLElement} */ (document.querySelector("#scan-says"));

/** What a code of ours says of the log: the part after #log= of an address. @param {string} code */
export const headIn = (code) => /#log=([0-9a-f]{12,64}@\d+)$/.exec(code)?.[1] ?? "";

button.hidden = !("BarcodeDetector" in window && navigator.mediaDevices);
button.addEventListener("click", () => void scan());

async function scan() {
  button.disabled = true;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    try {
      ask(await read(stream));
    } finally {
      for (const track of stream.getTracks()) track.stop();
      video.hidden = true;
    }
  } catch {
    says.textContent = says.dataset.noCamera ?? "";
  } finally {
    button.disabled = false;
  }
}

/** @param {MediaStream} stream @returns {Promise<string>} the first code that is seen */
async function read(stream) {
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  video.srcObject = stream;
  video.hidden = false;
  says.textContent = says.dataset.hold ?? "";
  await video.play();
  for (;;) {
    const [code] = await detector.detect(video);
    if (code) return code.rawValue;
    await new Promise((done) => {
      window.setTimeout(done, LOOK_EVERY);
    });
  }
}

/** @param {string} code */
function ask(code) {
  const head = headIn(code);
  says.textContent = head ? "" : (says.dataset.noHead ?? "");
  if (!head) return;
  field.value = head;
  field.form?.requestSubmit();
}
