/** The name of this page among the open consoles; a page that is loaded again is another console. */

import { uuid } from "./ids.js";

export const consoleId = uuid();
