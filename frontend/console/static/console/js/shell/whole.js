/** Long pages come in pieces, and any page may break off: the last thing in it says that it is there to its end. */

/** Whether the page has come to its end; who begins when nothing more comes asks once. */
export const isWhole = () => document.getElementById("page-end") !== null;
