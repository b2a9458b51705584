import { data } from "react-router";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { toHomeDetails } from "#site/views/home-details.ts";
import type { Route } from "./+types/home-details.ts";

/** The dialog of a home loads these when it opens. */
export function loader({ params }: Route.LoaderArgs) {
  const development = findDevelopment(params.key);
  if (!development) throw data(null, { status: 404 });
  return Response.json(toHomeDetails(development));
}
