import { useEffect } from "react";
import { create } from "zustand";
import { followStorage } from "./follow-storage.ts";

/** It starts as `initial`, like the prerendered page; the first component that uses it reads what is
 * saved, and follows the changes of other tabs. */
export function createSavedStore<Value>(
  key: string,
  initial: Value,
  /** The stored value may be old, or changed by hand. */
  parse: (stored: unknown) => Value,
) {
  const store = create<{ value: Value; isRead: boolean }>(() => ({
    value: initial,
    isRead: false,
  }));

  function read(): void {
    store.setState({ value: parse(readStored(key)), isRead: true });
  }

  function useSaved(): { value: Value; isRead: boolean } {
    useEffect(() => {
      if (!store.getState().isRead) read();
      return followStorage(key, read);
    }, []);
    return store();
  }

  function change(next: (value: Value) => Value): void {
    const value = next(parse(readStored(key)));
    store.setState({ value, isRead: true });
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Where the browser blocks storage, the value lasts as long as the page.
    }
  }

  return { useSaved, change };
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
