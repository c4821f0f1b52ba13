/** For pages on which somebody logs in or is out: nothing of the one before stays in the memory. */

import { forget } from "./memory.js";

void forget();
