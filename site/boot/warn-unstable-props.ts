import { isValidElement } from "react";

/** For development: compares the props of a lazily hydrated part as `memo` does, and warns of each
 * that is a new reference to the same content. Such a prop updates the part at every render, and an
 * update before hydration makes React discard its markup. */
export function warnUnstableProps(part: string) {
  return (before: object, after: object): boolean => {
    const previous = new Map<string, unknown>(Object.entries(before));
    const changed = Object.entries(after).filter(([name, value]) => value !== previous.get(name));
    for (const [name, value] of changed) {
      if (!hasSameContent(previous.get(name), value)) continue;
      console.warn(
        `hydrateWhenVisible: ${part} gets a new "${name}" with the same content at every render. ` +
          "Define it outside the component, or with useMemo or useCallback.",
      );
    }
    return changed.length === 0 && previous.size === Object.keys(after).length;
  };
}

function hasSameContent(one: unknown, other: unknown): boolean {
  if (isValidElement(one) && isValidElement(other)) return one.type === other.type;
  if (typeof one === "function" && typeof other === "function")
    return String(one) === String(other);
  return JSON.stringify(one) === JSON.stringify(other);
}
