import { useSyncExternalStore } from "react";

export function createStore<State>(initial: State) {
  const listeners = new Set<() => void>();
  let state = initial;
  function subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }
  return {
    get: () => state,
    set(next: State): void {
      state = next;
      for (const notify of listeners) notify();
    },
    /** The selected value must stay the same object until the state changes. */
    use: <Selected>(select: (state: State) => Selected): Selected =>
      useSyncExternalStore(subscribe, () => select(state)),
  };
}
