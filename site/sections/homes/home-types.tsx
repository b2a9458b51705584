import { homeNames } from "#catalog/home-names.ts";
import { rates } from "#catalog/rates.ts";
import type { DevelopmentHome, PackedHomes } from "#domain/homes/home-list.ts";
import { priceRange } from "#domain/homes/price-range.ts";
import { useHomes } from "#site/store/homes.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { Section } from "#site/ui/section.tsx";
import type { HomeTypeView } from "#site/views/home-types.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-types.ts";
import { HomeTypeFloorPlan } from "./home-type-floor-plan.tsx";

type HomeTypesProps = {
  lists: readonly PackedHomes[];
  types: readonly HomeTypeView[];
  isReleased: boolean;
};

export function HomeTypes({ lists, types, isReleased }: HomeTypesProps) {
  const homes = useHomes(lists);
  return (
    <Section heading={words.heading} size="small" intro={words.intro} spacing="tight">
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {types.map((type) => (
          <li key={type.key} className="flex flex-col">
            <HomeTypeFacts
              type={type}
              homes={homes.filter((home) => home.type === type.key)}
              isReleased={isReleased}
            />
            <div className="mt-5 bg-surface p-3 md:p-6">
              <HomeTypeFloorPlan type={type} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type HomeTypeFactsProps = {
  type: HomeTypeView;
  homes: readonly DevelopmentHome[];
  isReleased: boolean;
};

function HomeTypeFacts({ type, homes, isReleased }: HomeTypeFactsProps) {
  const { area, price, ratesDay } = useUnits(rates);
  const prices = priceRange(homes);
  const range = prices && words.prices(price(prices.lowest), price(prices.highest));
  const available = homes.filter(({ status }) => status === "available").length;
  return (
    <>
      <h3 className="text-xl">{homeNames.types[type.key] ?? type.key}</h3>
      <p className="mt-1 text-sm text-fg-soft tabular-nums">
        {words.insideAndBalcony(area(type.insideArea), area(type.balconyArea))}
      </p>
      <p className="mt-1 pe-corner text-sm tabular-nums">
        {homeWords.homeSummary([
          words.homes(homes.length),
          ...(isReleased ? [words.available(available)] : []),
          ...(range ? (ratesDay ? [homeWords.about(range), ratesDay] : [range]) : []),
          ...(isReleased ? [] : [homeWords.indicative]),
        ])}
      </p>
    </>
  );
}
