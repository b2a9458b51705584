import { createStore } from "./store.ts";

type Status = { id: number; text: string };

const SHOWN_MS = 8000;
const shown = createStore<Status | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a text for some seconds over all screens; null removes it. */
export function showStatus(text: string | null): void {
  clearTimeout(timer);
  shown.set(text === null ? null : { id: ++count, text });
  if (text !== null) timer = setTimeout(() => showStatus(null), SHOWN_MS);
}

export function useStatus(): Status | null {
  return shown.use((status) => status);
}
