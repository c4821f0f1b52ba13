/** The list of devices: its buttons are commands. */

import "./forms.js";
import "./shell.js";
