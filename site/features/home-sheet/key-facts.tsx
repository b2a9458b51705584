import { rates } from "#catalog/rates.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { toSquareMetres } from "#domain/homes/areas.ts";
import { useUnits } from "#site/store/units.ts";
import * as words from "#words/home-sheet.ts";
import * as homeWords from "#words/homes.ts";
import { FactList } from "./fact-list.tsx";

type KeyFactsProps = { home: ListedHome; className?: string };

export function KeyFacts({ home, className }: KeyFactsProps) {
  const { area, price, areaUnit } = useUnits(rates);
  const inside = areaUnit === "sq ft" ? home.insideArea : toSquareMetres(home.insideArea);
  return (
    <FactList
      className={className}
      facts={[
        { label: words.insideArea, value: area(home.insideArea) },
        { label: words.balconyArea, value: area(home.balconyArea) },
        {
          label: areaUnit === "sq ft" ? words.perSquareFoot : words.perSquareMetre,
          value: price(home.price / inside),
        },
        { label: words.floor, value: String(home.floor) },
        { label: words.facing, value: homeWords.compassName(home.facing) },
        { label: words.outlook, value: homeWords.outlookName(home.outlook) },
      ]}
    />
  );
}
