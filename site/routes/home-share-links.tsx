import { rates } from "#catalog/rates.ts";
import { formatAmount } from "#domain/homes/currency.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { hasPrice } from "#domain/homes/listed-home.ts";
import { ShareLinks } from "#site/features/share-links/share-links.tsx";
import { officeTimeText, priceText, typeText } from "#site/homes/home-texts.ts";
import { type Units, useUnits } from "#site/homes/use-units.ts";
import { useHomeLink } from "#site/store/home-link.ts";
import type { SaleDevelopmentView } from "#site/views/sale-development.ts";
import * as dialogWords from "#words/home-dialog.ts";
import * as words from "#words/homes.ts";

type HomeShareLinksProps = {
  development: Pick<SaleDevelopmentView, "key" | "title" | "place">;
  home: DevelopmentHome;
  asOf: string;
};

/** A message about a home says what a client asks first: which, how large, what price, and whether it is free. */
export function HomeShareLinks({ development, home, asOf }: HomeShareLinksProps) {
  const { key, title, place } = development;
  const units = useUnits(rates);
  const name = words.homeTitle(home.number, title);
  return (
    <ShareLinks
      title={name}
      lines={[words.homeSummary([name, place]), ...factLines(home, asOf, units)]}
      path={useHomeLink(key, home.number)}
    />
  );
}

function factLines(home: DevelopmentHome, asOf: string, units: Units): string[] {
  const { status, floor, insideArea, balconyArea } = home;
  return [
    words.homeSummary([
      typeText(home),
      words.inside(units.area(insideArea)),
      ...(balconyArea > 0 ? [words.balcony(units.area(balconyArea))] : []),
      words.floorAfter(floor),
    ]),
    ...(hasPrice(home) ? [priceLine(home, units)] : []),
    words.homeSummary([words.statusName(status), dialogWords.asOf(officeTimeText(asOf))]),
  ];
}

/** "about USD 290,000, at the rates of 2 November 2026; the price is EUR 266,000" */
function priceLine({ price, status }: DevelopmentHome & { price: number }, units: Units): string {
  const amount = formatAmount(price, rates.currency);
  return words.homeSummary([
    priceText(price, units),
    ...(units.ratesDay ? [dialogWords.inPriceCurrency(units.ratesDay, amount)] : []),
    ...(status === "not-released" ? [words.indicative] : []),
  ]);
}
