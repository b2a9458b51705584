import { href } from "react-router";
import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { priceRange } from "#domain/homes/price-range.ts";
import { priceText } from "#site/homes/home-texts.ts";
import { useHomes } from "#site/store/homes.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { Picture } from "#site/ui/picture.tsx";
import type { SaleDevelopmentView } from "#site/views/sale-development.ts";
import * as homeWords from "#words/homes.ts";
import { availabilityText } from "./availability-text.ts";

type DevelopmentCardsProps = {
  lists: readonly PackedHomes[];
  developments: readonly SaleDevelopmentView[];
};

export function DevelopmentCards({ lists, developments }: DevelopmentCardsProps) {
  const homes = useHomes(lists);
  const units = useUnits(rates);
  return (
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {developments.map(({ key, title, place, handover, picture }) => {
        const own = homes.filter(({ development }) => development === key);
        const range = priceRange(own);
        return (
          <li
            key={key}
            className="group relative flex gap-5 max-md:border-b max-md:border-rule max-md:pb-4 md:flex-col"
          >
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 48rem) 30vw, 6rem"
              frameClassName="card-picture w-24 shrink-0 max-md:aspect-4/5 md:aspect-5/2 md:w-full"
            />
            <div className="pe-corner">
              <h2 className="text-xl">
                <a href={href("/homes/:key", { key })} className="cover-link">
                  {title}
                </a>
              </h2>
              <p className="text-sm text-fg-soft">{homeWords.placeAndHandover(place, handover)}</p>
              <p className="mt-1.5 text-sm tabular-nums">
                {homeWords.homeSummary([
                  availabilityText(own),
                  ...(range ? [homeWords.fromPrice(priceText(range.lowest, units))] : []),
                  ...(range && units.ratesDay ? [units.ratesDay] : []),
                ])}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
