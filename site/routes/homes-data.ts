import { allDevelopments } from "#catalog/developments/developments.ts";
import { toPackedHomes } from "#site/views/packed-homes.ts";

/** The list of saved homes loads these, on any page. */
export function loader() {
  return Response.json(allDevelopments().map(toPackedHomes));
}
