import { data } from "react-router";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { toHomeDetails } from "#site/views/home-details.ts";
import type { Route } from "./+types/home-details.ts";

/** Plans, sun, views and terms of all homes of a development: a home's sheet loads them when it opens. */
export function loader({ params }: Route.LoaderArgs) {
  const development = findDevelopment(params.key);
  if (!development) throw data(null, { status: 404 });
  return Response.json(toHomeDetails(development));
}
