/** Whether somebody has yet to read what a log that is another one lacks: "due", "later" (put off) or nothing, by tournament. */

/** @param {string} slug @returns {string} its name in localStorage */
export const dueKey = (slug) => `openhall.other-log.${slug}`;
