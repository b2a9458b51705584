import type { Point } from "#domain/map/view.ts";

/** The place on the sheet of the pin or group that contains the element. */
export function placeOfPin(element: Element): Point | null {
  const place = element.closest<HTMLElement>(".map-at");
  if (!place) return null;
  const read = (name: string) => Number(place.style.getPropertyValue(name));
  return { x: read("--x"), y: read("--y") };
}

export function focusPin(map: HTMLElement | null, id: string): void {
  const pin = map?.querySelector<HTMLElement>(`[data-project="${id}"]`);
  const group = pin?.closest("details:not([open])")?.querySelector("summary");
  (group ?? pin)?.focus({ preventScroll: true });
}
