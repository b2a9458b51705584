import type { DevelopmentHome } from "./home-list.ts";

/** Homes of one development with the same floor plan. */
export type HomeGroup = { key: string; homes: [DevelopmentHome, ...DevelopmentHome[]] };

/** In the order of the developments, then from the smallest home type up. The homes keep their order. */
export function groupHomes(homes: readonly DevelopmentHome[]): HomeGroup[] {
  const groups = new Map<string, DevelopmentHome[]>();
  for (const home of homes) {
    const key = `${home.development}-${home.type}`;
    groups.set(key, [...(groups.get(key) ?? []), home]);
  }
  const developments = [...new Set(homes.map(({ development }) => development))];
  const rank = ({ homes: [{ development }] }: HomeGroup) => developments.indexOf(development);
  return [...groups]
    .map(([key, own]) => ({ key, homes: own as HomeGroup["homes"] }))
    .toSorted((one, other) => rank(one) - rank(other) || bySize(one.homes[0], other.homes[0]));
}

function bySize(one: DevelopmentHome, other: DevelopmentHome): number {
  return (
    one.bedrooms - other.bedrooms ||
    Number(one.study) - Number(other.study) ||
    one.insideArea - other.insideArea
  );
}
