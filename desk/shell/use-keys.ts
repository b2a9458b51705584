import { useEffect, useEffectEvent } from "react";
import { areShortcutsOn } from "./shortcuts.ts";

/** Shortcuts such as `j` do nothing while the user types or a dialog is open. */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const action = keys[key];
    if (!action || event.defaultPrevented || isTaken(event)) return;
    if (key !== "Escape" && !areShortcutsOn()) return;
    event.preventDefault();
    action(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** An Arabic or Urdu keyboard sends its own letter; the Latin letter on the same key counts. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = /^[^\p{ASCII}]$/u.test(key) && /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

function isTaken(event: KeyboardEvent): boolean {
  const { key, target, metaKey, ctrlKey, altKey, shiftKey } = event;
  // AltGr is Ctrl and Alt for the browser; "[" needs it on many keyboards, as "?" needs Shift.
  const isAltGraph = event.getModifierState("AltGraph");
  if (metaKey || ((ctrlKey || altKey) && !isAltGraph) || (shiftKey && key.length > 1)) return true;
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select")
  );
}
