/** Entries to look over: all that is done here are commands and the taking back of a merge. */

import "../forms/forms.js";
import "../forms/take-back.js";
