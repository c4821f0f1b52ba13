/** A time that runs out, on this device's clock. */

/** @param {string} ends ISO 8601 @returns {number} milliseconds left; below 0: over */
export const left = (ends) => new Date(ends).getTime() - Date.now();

/** @param {number} milliseconds @returns {string} "12:05", "1:02:03" */
export function spoken(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? String(part).padStart(2, "0") : String(part))).join(":");
}
