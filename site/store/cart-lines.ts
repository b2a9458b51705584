import { create } from "zustand";

/**
 * How many lines the cart has, for the header of every page. The shop itself, which keeps this up to
 * date, is fetched only for visitors who have something saved.
 */
export const useCartLines = create(() => 0);
