import { create } from "zustand";

/** The number of cart lines for the header. The shop itself, which updates it, is loaded only for
 * visitors who have something saved. */
export const useCartLines = create(() => 0);
