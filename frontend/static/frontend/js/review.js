/** Entries to look over: all that is done here are commands and the taking back of a merge. */

import "./forms.js";
import "./take-back.js";
