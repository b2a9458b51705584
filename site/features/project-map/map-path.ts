import { href } from "react-router";
import type { MapView, Size } from "#domain/map/view.ts";

/** The parameter has the key of the sheet, thousandths of its width and height, and the zoom. */
export const VIEW_PARAMETER = "at";
export const PROJECT_PARAMETER = "pin";

/** Without script the page has all maps, each with the key of its sheet as its id. */
export function cityMapPath(city: string, sheetKey: string): string {
  return `${href("/project/map")}?${new URLSearchParams({ city })}#${sheetKey}`;
}

type NamedSheet = Size & { key: string };

/** Null where the text names no view of this sheet, or one that makes no sense. */
export function readView(text: string | null, { key, width, height }: NamedSheet): MapView | null {
  const [name, ...numbers] = text?.split(",") ?? [];
  if (name !== key || numbers.length !== 3 || !numbers.every(isNumber)) return null;
  const [x, y, zoom] = numbers.map(Number) as [number, number, number];
  return zoom < 1 ? null : { x: (x / 1000) * width, y: (y / 1000) * height, zoom };
}

export function writeView({ x, y, zoom }: MapView, { key, width, height }: NamedSheet): string {
  const thousandths = [(x / width) * 1000, (y / height) * 1000].map(Math.round);
  return [key, ...thousandths, Math.round(zoom * 100) / 100].join(",");
}

function isNumber(text: string): boolean {
  return text !== "" && isFinite(Number(text));
}
