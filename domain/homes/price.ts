import type { PriceRules } from "./development.ts";

type PricedHome = {
  type: string;
  outlook: string;
  /** In the unit of the prices, as `balcony`. */
  inside: number;
  balcony: number;
  floorsAbove: number;
};

/** Prices are whole thousands. */
const STEP = 1000;

export function homePrice(home: PricedHome, rules: PriceRules): number {
  const rate = rules.perArea[home.type];
  if (rate === undefined) throw new Error(`There is no price for the home type "${home.type}"`);
  const area = home.inside + home.balcony * rules.balcony;
  const premium = home.floorsAbove * rules.floor + (rules.outlook[home.outlook] ?? 0);
  return Math.round((area * rate * (1 + premium / 100)) / STEP) * STEP;
}
