import { rates } from "#catalog/rates.ts";
import { formatAmount } from "#domain/homes/currency.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import type { PriceRange } from "#domain/homes/price-range.ts";
import { AvailabilityTime } from "#site/homes/availability-time.tsx";
import { othersText, priceOrStatus } from "#site/homes/home-texts.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as words from "#words/home-dialog.ts";
import * as homeWords from "#words/homes.ts";
import { showPart } from "./dialog-section.tsx";

type PriceBlockProps = {
  home: ListedHome;
  others: PriceRange | null;
  asOf: string;
  hasCost: boolean;
};

export function PriceBlock({ home, others, asOf, hasCost }: PriceBlockProps) {
  const units = useUnits(rates);
  const isReleased = home.status !== "not-released";
  if (home.status === "sold") {
    return (
      <div>
        <p className="font-display text-2xl">{homeWords.statusName(home.status)}</p>
        <p className="text-sm text-fg-soft tabular-nums">{othersText(home, others, units)}</p>
        <p className="mt-2 text-sm text-fg-soft">
          <AvailabilityTime asOf={asOf} />
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="text-xs text-fg-soft">{isReleased ? words.price : words.indicativePrice}</p>
      <p className="font-display text-2xl tabular-nums">{priceOrStatus(home, units)}</p>
      {units.ratesDay && home.price !== null && (
        <p className="text-sm text-fg-soft tabular-nums">
          {words.inPriceCurrency(units.ratesDay, formatAmount(home.price, rates.currency))}
        </p>
      )}
      {hasCost && (
        <p className="text-sm text-fg-soft print:hidden">
          {words.costWays}{" "}
          <button
            type="button"
            className="min-h-6 cursor-pointer text-fg underline underline-offset-4"
            onClick={() => showPart("cost")}
          >
            {words.seeCost}
          </button>
        </p>
      )}
      <p className="mt-2 text-sm">
        <strong className="font-semibold">{homeWords.statusName(home.status)}</strong>
        <span className="text-fg-soft">
          , <AvailabilityTime asOf={asOf} say={words.asOf} />
        </span>
      </p>
    </div>
  );
}
