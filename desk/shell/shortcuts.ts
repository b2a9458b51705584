import { useSyncExternalStore } from "react";

const STORED_AS = "desk-shortcuts";

const listeners = new Set<() => void>();

/** Dictation software types letters, so people can switch shortcuts off in their browser. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(STORED_AS) !== "off";
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED_AS);
  else localStorage.setItem(STORED_AS, "off");
  for (const notify of listeners) notify();
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
