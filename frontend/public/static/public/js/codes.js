// The codes of a page: shown where scripts run, drawn by the server when they are opened.

import { say } from "./words.js";

function revealCodes() {
  for (const code of document.querySelectorAll("[data-qr]")) {
    code.hidden = false;
    code.addEventListener("toggle", () => {
      const image = code.querySelector("img");
      if (!image) return; // why there is none stands there
      image.addEventListener("error", () => void sayWhyNoCode(code, image), { once: true });
      image.src ||= image.dataset.src;
    });
  }
}

// The server draws no code while phones reach it by no address; it says how they would.
async function sayWhyNoCode(code, image) {
  const answer = await fetch(image.dataset.src).catch(() => null);
  const line = document.createElement("p");
  line.className = "hint";
  line.textContent = answer?.status === 404 ? await answer.text() : say("Script-Page.no-code");
  image.remove();
  code.append(line);
}

revealCodes();
