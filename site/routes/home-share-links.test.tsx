// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { makeHome } from "#domain/homes/test-homes.ts";
import { showPartInUrl } from "#site/store/home-link.ts";
import { openUrl } from "#site/store/test-open-url.ts";
import { chooseUnits } from "#site/store/units.ts";
import { HomeShareLinks } from "./home-share-links.tsx";

const development = { key: "harbour-house", title: "Harbour House", place: "Bristol" };
const asOf = "2026-11-15T17:30:00+04:00";
const home = makeHome({ number: "A-304", floor: 3, price: 1_210_000, insideArea: 920 });

beforeEach(() => {
  openUrl("/homes/harbour-house?home=A-304");
  localStorage.clear();
  chooseUnits({ currency: null, areaUnit: null });
  showPartInUrl("");
});

function message(changes: Partial<typeof home> = {}): string[] {
  render(<HomeShareLinks development={development} home={{ ...home, ...changes }} asOf={asOf} />);
  const link = screen.getByRole("link", { name: /^Share on WhatsApp/ });
  return new URL(link.getAttribute("href") ?? "").searchParams.get("text")?.split("\n") ?? [];
}

test("a message says which home it is, its size, floor, price and status, and has the link", () => {
  const [name, facts, price, status, link] = message();
  expect(name).toBe("A-304, Harbour House, Bristol");
  expect(facts).toContain("920 sq ft inside");
  expect(facts).toContain("floor 3");
  expect(price).toBe("AED 1,210,000");
  expect(status).toBe("Available, as of 15 November 2026, 17:30, Dubai time");
  expect(link).toBe(`${company.siteUrl}/homes/harbour-house?home=A-304`);
});

test("the link has currency, unit and part, and the message both prices", () => {
  chooseUnits({ currency: "USD", areaUnit: "m²" });
  showPartInUrl("sun");
  const lines = message();
  expect(lines[1]).toContain("85.5 m²");
  expect(lines[2]).toMatch(/^about USD .*; the price is AED 1,210,000$/);
  const link = new URL(lines.at(-1) ?? "");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    home: "A-304",
    currency: "USD",
    unit: "m²",
  });
  expect(link.hash).toBe("#sun");
});

test("a message about a sold home has no price", () => {
  expect(message({ status: "sold", price: null }).join(" ")).not.toContain("AED");
});
