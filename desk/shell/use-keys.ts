import { useEffect, useEffectEvent } from "react";
import { hasModifier } from "#desk/address/link.tsx";

type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Shortcuts of a screen, such as `j`. They rest while the user types or a dialog is open. */
export function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    action(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isTaken(event: KeyboardEvent): boolean {
  const { key, target } = event;
  // "?" needs Shift on most keyboards.
  if (hasModifier({ ...modifiers(event), shiftKey: event.shiftKey && key.length > 1 })) return true;
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select")
  );
}

function modifiers({ metaKey, ctrlKey, altKey }: KeyboardEvent) {
  return { metaKey, ctrlKey, altKey };
}
