/** The list of devices: its buttons are commands. */

import "../forms/forms.js";
import "../shell/shell.js";
