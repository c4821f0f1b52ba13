/** The tone that stops a hand: two falling notes, unless this device is muted. */

const MUTED = "openhall.muted";
const NOTES = [880, 440];
const LASTS = 0.16;
/** Seconds a note sounds. */

/** @type {AudioContext | null} browsers let it sound after the first key or touch of the page */
let audio = null;

/** @returns {boolean} */
export const muted = () => localStorage.getItem(MUTED) === "yes";

/** @param {boolean} on */
export function mute(on) {
  if (on) localStorage.setItem(MUTED, "yes");
  else localStorage.removeItem(MUTED);
}

/** Whoever beeps says it in words as well: not everybody hears it. */
export function beep() {
  if (muted()) return;
  audio ??= new AudioContext();
  const begins = audio.currentTime;
  NOTES.forEach((pitch, at) => note(/** @type {AudioContext} */ (audio), pitch, begins + at * LASTS));
}

/** @param {AudioContext} context @param {number} pitch @param {number} begins */
function note(context, pitch, begins) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "square";
  tone.frequency.value = pitch;
  volume.gain.value = 0.2;
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + LASTS);
}
