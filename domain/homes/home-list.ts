import type { ListedHome } from "./listed-home.ts";
import { type Availability, homeStatus } from "./status.ts";

type StackFacts = Pick<
  ListedHome,
  "type" | "bedrooms" | "study" | "insideArea" | "balconyArea" | "facing" | "outlook"
>;

/** The homes of a development as a page embeds them, in a tenth of the size of a list of objects. */
export type PackedHomes = {
  key: string;
  title: string;
  isReleased: boolean;
  availability: Availability;
  stacks: StackFacts[];
  /** For each home its number, the index in `stacks`, the price in thousands, and its sun. A sold home
   * has no price. */
  homes: string;
};

export type DevelopmentHome = ListedHome & { development: string };

const THOUSAND = 1000;
const MORNING_SUN = 1;
const NO_LATE_SUN = 2;

export function packHomes(homes: readonly ListedHome[]): Pick<PackedHomes, "stacks" | "homes"> {
  const stacks = new Map<string, StackFacts>();
  const rows = homes.map((home) => {
    const { type, bedrooms, study, insideArea, balconyArea, facing, outlook } = home;
    const facts = { type, bedrooms, study, insideArea, balconyArea, facing, outlook };
    const text = JSON.stringify(facts);
    if (!stacks.has(text)) stacks.set(text, facts);
    const sun = (home.morningSun ? MORNING_SUN : 0) + (home.noLateSun ? NO_LATE_SUN : 0);
    const price = home.price === null ? "" : home.price / THOUSAND;
    return [home.number, [...stacks.keys()].indexOf(text), price, sun].join(" ");
  });
  return { stacks: [...stacks.values()], homes: rows.join(",") };
}

export function unpackHomes(
  { key, stacks, homes, isReleased, availability }: PackedHomes,
  /** The latest availability, if the server has sent it. */
  latest: Availability = availability,
): DevelopmentHome[] {
  return homes.split(",").map((row) => {
    const [number = "", stack, price, sun] = row.split(" ");
    const facts = stacks[Number(stack)];
    if (!facts) throw new Error(`There are no facts for the home "${row}"`);
    const status = homeStatus(number, latest, isReleased);
    return {
      development: key,
      number,
      wing: number.slice(0, 1),
      floor: Number(number.slice(2, -2)),
      stack: Number(number.slice(-2)),
      ...facts,
      price: status === "sold" || !price ? null : Number(price) * THOUSAND,
      status,
      morningSun: (Number(sun) & MORNING_SUN) > 0,
      noLateSun: (Number(sun) & NO_LATE_SUN) > 0,
    };
  });
}

/** Unique among all developments: "harbour-house.A-304". */
export function homeId({
  development,
  number,
}: Pick<DevelopmentHome, "development" | "number">): string {
  return `${development}.${number}`;
}
