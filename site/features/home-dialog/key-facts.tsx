import { rates } from "#catalog/rates.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { toAreaUnit } from "#domain/homes/area-unit.ts";
import { outlookName, priceText } from "#site/homes/home-texts.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as words from "#words/home-dialog.ts";
import * as homeWords from "#words/homes.ts";
import { FactList } from "./fact-list.tsx";

export function KeyFacts({ home, className }: { home: ListedHome; className?: string }) {
  const units = useUnits(rates);
  const { area, areaUnit } = units;
  return (
    <FactList
      className={className}
      facts={[
        { label: words.insideArea, value: area(home.insideArea) },
        { label: words.balconyArea, value: area(home.balconyArea) },
        ...(home.price === null
          ? []
          : [
              {
                label: words.pricePerArea(areaUnit),
                value: priceText(home.price / toAreaUnit(home.insideArea, areaUnit), units),
              },
            ]),
        { label: words.floor, value: String(home.floor) },
        { label: words.facing, value: homeWords.compassName(home.facing) },
        { label: words.outlook, value: outlookName(home.outlook) },
      ]}
    />
  );
}
