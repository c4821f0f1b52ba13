/**
 * Long pages come in pieces, and any page may break off: the last thing in it says that it is there to its end.
 * Scripts begin when nothing more comes, so what they find then is all that there is.
 */

/** Whether the page has come to its end. */
export const whole = Boolean(document.getElementById("page-end"));
