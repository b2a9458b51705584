// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { rates } from "#catalog/rates.ts";
import { unpackHomes } from "#domain/homes/home-list.ts";
import { rangeOfType } from "#domain/homes/price-range.ts";
import { FacadeCard } from "#site/features/home-facade/facade-card.tsx";
import { DevelopmentCards } from "#site/features/home-list/development-cards.tsx";
import { KeyFacts } from "#site/features/home-dialog/key-facts.tsx";
import { PriceBlock } from "#site/features/home-dialog/price-block.tsx";
import { HomeTypes } from "#site/sections/homes/home-types.tsx";
import { chooseUnits } from "#site/store/units.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { toHomeTypes } from "#site/views/home-types.ts";
import { toPackedHomes } from "#site/views/packed-homes.ts";
import { toSaleDevelopment } from "#site/views/sale-development.ts";

const development = findDevelopment("indus-residence")!;
const lists = [toPackedHomes(development)];
const homes = unpackHomes(lists[0]!);
const home = homes.find(({ status }) => status === "available")!;
const sold = homes.find(({ status }) => status === "sold")!;
const asOf = "2026-11-15T17:30:00+04:00";

function CardOnFacade() {
  return (
    <FacadeCard
      home={home}
      others={null}
      units={useUnits(rates)}
      at={[0.5, 0.5]}
      isChosen={false}
    />
  );
}

beforeAll(() => chooseUnits({ currency: "USD" }));

function textOf(element: React.ReactElement): string {
  return render(<MemoryRouter>{element}</MemoryRouter>).container.textContent;
}

const withPrices = {
  "the price of a home": <PriceBlock hasCost={false} home={home} others={null} asOf={asOf} />,
  "the prices of homes like a sold one": (
    <PriceBlock hasCost={false} home={sold} others={rangeOfType(sold, homes)} asOf={asOf} />
  ),
  "a home on the façade": <CardOnFacade />,
  "the card of a development": (
    <DevelopmentCards lists={lists} developments={[toSaleDevelopment(development)]} />
  ),
  "the home types": <HomeTypes lists={lists} types={toHomeTypes(development)} isReleased />,
};

test.for(Object.entries(withPrices))("%s in US dollars says about, and the date", ([, element]) => {
  const text = textOf(element);
  expect(text).toMatch(/about USD [\d,]+/);
  expect(text).toMatch(/at the rates of \d+ [A-Z][a-z]+ 20\d\d/);
});

test("a price per area in US dollars says about", () => {
  expect(textOf(<KeyFacts home={home} />)).toMatch(/about USD \d+/);
});
