import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { rates } from "#catalog/rates.ts";
import { formatAmount } from "#domain/homes/currency.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { priceRange } from "#domain/homes/price-range.ts";
import { homeStatus } from "#domain/homes/status.ts";
import * as words from "#words/homes.ts";

/** "from EUR 790,000"; undefined where no home can be had. The sun of the homes, which takes long, is not needed. */
export function fromPrice(development: SaleDevelopment): string | undefined {
  const { availability, released } = development;
  const range = priceRange(
    deriveHomes(development).map(({ number, price }) => ({
      price,
      status: homeStatus(number, availability, released),
    })),
  );
  return range ? words.fromPrice(formatAmount(range.lowest, rates.currency)) : undefined;
}
