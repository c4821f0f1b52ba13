/** The name of this page among the open consoles; a page that is loaded again is another console. */

import { uuid } from "../outbox/ids.js";

export const consoleId = uuid();
