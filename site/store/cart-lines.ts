import { createStore } from "zustand/vanilla";

/** The number of cart lines for the header. The shop itself, which updates it, is loaded only for
 * visitors who have something saved. */
export const cartLines = createStore(() => 0);
