import { homeNames } from "#catalog/home-names.ts";
import { groupHomes } from "#domain/homes/home-groups.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { priceRange } from "#domain/homes/price-range.ts";
import { priceText, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-facade.ts";
import { FacadeLegend } from "./facade-legend.tsx";

type FacadeFactsProps = {
  /** Those on the side that is shown. */
  homes: readonly DevelopmentHome[];
  fitting: ReadonlySet<DevelopmentHome>;
  isUpright: boolean;
  units: Units;
};

/** Below a façade, or beside a tower, where there is place for the home types too. */
export function FacadeFacts({ homes, fitting, isUpright, units }: FacadeFactsProps) {
  const found = homes.filter((home) => fitting.has(home));
  return (
    <div className="facade-facts">
      <FacadeLegend homes={homes} fitting={fitting} />
      <p className="text-sm text-fg-soft">{words.fitting(found.length, homes.length)}</p>
      {isUpright && (
        <dl className="text-sm max-lg:hidden">
          {groupHomes(homes).map(({ key, homes: own }) => {
            const range = priceRange(own);
            return (
              <div key={key} className="border-t border-rule py-3">
                <dt className="font-medium">{homeNames.types[own[0].type] ?? typeText(own[0])}</dt>
                <dd className="text-fg-soft tabular-nums">
                  {homeWords.homeSummary([
                    words.free(own.filter(({ status }) => status === "available").length),
                    ...(range ? [homeWords.fromPrice(priceText(range.lowest, units))] : []),
                  ])}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
