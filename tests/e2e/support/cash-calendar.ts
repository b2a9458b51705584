import type { Locator, Page } from "@playwright/test";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import { defaultChoices } from "#domain/purchase/default-choices.ts";
import { markets } from "#domain/purchase/markets/markets.ts";
import { hasPrice, type ListedHome } from "#domain/homes/listed-home.ts";
import { makePurchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { expect, goto } from "./fixtures.ts";

/** The day on which all visitors of these tests book. */
export const booking = "2026-11-16";

const warsanTower = findDevelopment("warsan-tower")!;

export const development = warsanTower.key;

const market = markets[warsanTower.market];

type PricedHome = ListedHome & { price: number };

export const [home, otherHome] = listedHomes(warsanTower)
  .filter(hasPrice)
  .filter(({ status }) => status === "available") as [PricedHome, PricedHome];

export const homePath = `/homes/${development}?home=${home.number}`;

export function purchasePlanOf(choices: Partial<BuyerChoices> = {}) {
  return makePurchasePlan(pricedHome(home, warsanTower.rents), saleTerms(warsanTower, market), {
    ...defaultChoices(market, booking),
    ...choices,
  });
}

/** "AED 1,043,000.50" */
export function aed(fils: number): string {
  const decimals = fils % 100 === 0 ? 0 : 2;
  const amount = Math.abs(fils / 100).toLocaleString("en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${fils < 0 ? "−" : ""}AED ${amount}`;
}

/** Opens the home with the choices of the query, and waits for its calendar. */
export async function openCalendar(page: Page, query = ""): Promise<Locator> {
  await page.clock.setFixedTime(new Date(`${booking}T08:00:00Z`));
  await goto(page, homePath + (query && `&${query}`));
  const calendar = page.getByRole("dialog").filter({ hasText: home.number });
  await expect(calendar.getByText("Cash before the keys").first()).toBeVisible();
  return calendar;
}

/** The rows of one month in the table of payments. */
export function monthIn(calendar: Locator, month: string): Locator {
  return calendar
    .getByRole("table", { name: "What is due when" })
    .locator("tbody")
    .filter({ hasText: month });
}

export async function download(
  page: Page,
  button: Locator,
): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString("utf8") };
}
