import type { PageWeight } from "./page-weight.ts";

export function kindOf(path: string): string {
  const [, first = ""] = path.split("/");
  return path.split("/").length > 2 ? `/${first}/{id}` : path;
}

/** The heaviest weight is taken part by part. */
export function heaviestOfKinds(weights: Map<string, PageWeight>): Record<string, PageWeight> {
  const kinds: Record<string, PageWeight> = {};
  for (const [path, weight] of [...weights].toSorted()) {
    const heaviest = (kinds[kindOf(path)] ??= { ...weight });
    for (const part of Object.keys(weight) as (keyof PageWeight)[]) {
      heaviest[part] = Math.max(heaviest[part], weight[part]);
    }
  }
  return kinds;
}
