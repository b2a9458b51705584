import { data } from "react-router";
import { drawSheet } from "#catalog/map/drawing.ts";
import { findSheet } from "#catalog/map/sheets.ts";
import type { Route } from "./+types/map-drawing.ts";

export function loader({ params }: Route.LoaderArgs) {
  const sheet = findSheet(params.sheet);
  if (!sheet) throw data(null, { status: 404 });
  return new Response(drawSheet(sheet), { headers: { "Content-Type": "image/svg+xml" } });
}
