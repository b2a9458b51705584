import { rates } from "#catalog/rates.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { toSquareMetres } from "#domain/homes/areas.ts";
import { outlookName, priceText } from "#site/homes/home-texts.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as words from "#words/home-dialog.ts";
import * as homeWords from "#words/homes.ts";
import { FactList } from "./fact-list.tsx";

export function KeyFacts({ home, className }: { home: ListedHome; className?: string }) {
  const units = useUnits(rates);
  const { area, areaUnit } = units;
  const inside = areaUnit === "sq ft" ? home.insideArea : toSquareMetres(home.insideArea);
  return (
    <FactList
      className={className}
      facts={[
        { label: words.insideArea, value: area(home.insideArea) },
        { label: words.balconyArea, value: area(home.balconyArea) },
        {
          label: areaUnit === "sq ft" ? words.perSquareFoot : words.perSquareMetre,
          value: priceText(home.price / inside, units),
        },
        { label: words.floor, value: String(home.floor) },
        { label: words.facing, value: homeWords.compassName(home.facing) },
        { label: words.outlook, value: outlookName(home.outlook) },
      ]}
    />
  );
}
