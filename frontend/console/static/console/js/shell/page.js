/**
 * What the server says of this page: where the tournament is, who works here, and the `seq` of the
 * read that made the page.
 *
 * @typedef {object} Page
 * @property {string} slug
 * @property {number} seq
 * @property {string} hash    of the event `seq`, its beginning
 * @property {string} api     ends with a slash
 * @property {string} socket  path of the arbiters' socket
 * @property {string} user    actor id, e.g. "user:3"
 * @property {string} name
 * @property {string[]} commands kebab-case names this user may give
 * @property {string} device  the name this device joined under, "" for a log-in by password
 * @property {string} pass    with which this device goes on at the second machine, "" for a log-in by password
 * @property {string} out     where a revoked device goes
 * @property {boolean} keeps  the browser may keep the page for a reload without the network
 * @property {string} program of the server that made the page
 * @property {import("types/frames").Machines | null} [machines] where the hall is led; null where it has one machine
 * @property {boolean} past   the page shows an earlier state and takes no commands
 */

/** @type {Page | null} */
export const page = JSON.parse(document.getElementById("page")?.textContent ?? "null");

/** @param {string} command @returns {boolean} */
export const may = (command) => Boolean(page && !page.past && page.commands.includes(command));
