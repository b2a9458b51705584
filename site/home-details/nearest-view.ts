import type { ListedHome } from "#domain/homes/listed-home.ts";
import type { HomeDetails } from "#site/views/home-details.ts";

type View = HomeDetails["views"][number];

/** The picture of the home's own stack from the floor nearest to its own. */
export function nearestView(
  views: readonly View[],
  home: Pick<ListedHome, "wing" | "stack" | "floor">,
): View | null {
  const own = views.filter(({ stack }) => stack === `${home.wing}${home.stack}`);
  const distance = ({ floor }: View) => Math.abs(floor - home.floor);
  return own.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
