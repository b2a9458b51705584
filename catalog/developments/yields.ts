import { toSquareFeet } from "#domain/homes/area-unit.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { defaultChoices } from "#domain/purchase/default-choices.ts";
import { markets } from "#domain/purchase/markets/markets.ts";
import { makePurchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import type { Yields } from "#domain/purchase/yields.ts";
import type { Placeholders } from "#catalog/loader/content-file.ts";
import { allDevelopments, type SaleDevelopment } from "./developments.ts";

/** What all homes bring, as their cash calendars compute it for a buyer who books while they are built: the fees of
 * a ready home differ. Empty without homes for sale. */
export function yieldPlaceholders(): Placeholders {
  const yields = allDevelopments().flatMap(yieldsOfHomes);
  if (yields.length === 0) return {};
  return {
    "yields.gross": rangeText(yields.map(({ gross }) => gross ?? 0)),
    "yields.net": rangeText(yields.map(({ net }) => net ?? 0)),
  };
}

function yieldsOfHomes(development: SaleDevelopment): Yields[] {
  const market = markets[development.market];
  const terms = saleTerms(development, market);
  const choices = defaultChoices(market, development.construction.started);
  return deriveHomes(development).map(({ insideArea, balconyArea, ...home }) => {
    const areas = {
      insideArea: toSquareFeet(insideArea),
      balconyArea: toSquareFeet(balconyArea),
    };
    const priced = pricedHome({ ...home, ...areas }, development.rents);
    return makePurchasePlan(priced, terms, { ...choices, rent: priced.usualRentInMinorUnits })
      .yields;
  });
}

/** "5.8 to 7.7 %" */
function rangeText(shares: readonly number[]): string {
  const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) =>
    (100 * share).toFixed(1),
  );
  return `${low === high ? low : `${low} to ${high}`}\u00a0%`;
}
