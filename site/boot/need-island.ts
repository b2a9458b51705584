import { ISLAND, ISLAND_NEEDED_EVENT } from "./names.ts";

/** Hydrates an island now. */
export function needIsland(name: string): void {
  document.querySelector(`[${ISLAND}=${name}]`)?.dispatchEvent(new Event(ISLAND_NEEDED_EVENT));
}
