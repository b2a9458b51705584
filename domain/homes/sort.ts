import type { DevelopmentHome } from "./home-list.ts";
import type { HomeStatus } from "./status.ts";

export const sortColumns = [
  "number",
  "development",
  "bedrooms",
  "floor",
  "area",
  "price",
  "status",
] as const;

export type SortColumn = (typeof sortColumns)[number];

/** "-" sorts from the highest value down; "" puts available homes first, by price. */
export type HomeSort = "" | SortColumn | `-${SortColumn}`;

export function isHomeSort(text: string): text is HomeSort {
  return text === "" || sortColumns.some((column) => column === sortColumn(text));
}

export function sortColumn(sort: string): string {
  return sort.replace(/^-/, "");
}

export function isDescending(sort: HomeSort): boolean {
  return sort.startsWith("-");
}

export function sortHomes<Home extends DevelopmentHome>(
  homes: readonly Home[],
  sort: HomeSort,
): Home[] {
  const order = sort === "" ? byDefault : comparisons[sortColumn(sort) as SortColumn];
  const sign = isDescending(sort) ? -1 : 1;
  const last = sortColumn(sort) === "price" ? withoutPriceLast : () => 0;
  return homes.toSorted(
    (one, other) => last(one, other) || sign * order(one, other) || byDefault(one, other),
  );
}

type Comparison = (one: DevelopmentHome, other: DevelopmentHome) => number;

const comparisons: Record<SortColumn, Comparison> = {
  number: (one, other) =>
    compareTexts(one.wing, other.wing) || one.floor - other.floor || one.stack - other.stack,
  development: (one, other) => compareTexts(one.development, other.development),
  bedrooms: (one, other) =>
    one.bedrooms - other.bedrooms || Number(one.study) - Number(other.study),
  floor: (one, other) => one.floor - other.floor,
  area: (one, other) => one.insideArea - other.insideArea,
  price: (one, other) => (one.price ?? 0) - (other.price ?? 0),
  status: (one, other) => statusRank(one) - statusRank(other),
};

const statusOrder: readonly HomeStatus[] = ["available", "not-released", "reserved", "sold"];

function byDefault(one: DevelopmentHome, other: DevelopmentHome): number {
  return (
    statusRank(one) - statusRank(other) ||
    comparisons.price(one, other) ||
    comparisons.development(one, other) ||
    comparisons.number(one, other)
  );
}

function withoutPriceLast(one: DevelopmentHome, other: DevelopmentHome): number {
  return Number(one.price === null) - Number(other.price === null);
}

function statusRank({ status }: DevelopmentHome): number {
  return statusOrder.indexOf(status);
}

/** Keys and letters need no rules of a language. */
function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
