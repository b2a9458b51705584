import type { Browser, ElementHandle, Locator, Page } from "@playwright/test";
import { waitForHydration } from "#tests/wait-for-hydration.ts";
import { longestTask, type Task } from "./longest-task.ts";

type Action = {
  name: string;
  target: (page: Page) => Locator;
  act: (target: ElementHandle) => Promise<unknown>;
};

type Journey = { path: string; actions: Action[] };

const SLOWER = 4;
const VIEWPORT = { width: 1440, height: 900 };

const click = (target: ElementHandle) => target.click();
const twoBedrooms = (page: Page) => page.getByRole("checkbox", { name: /^2 bedrooms/ });
const table = (page: Page) => page.getByRole("table", { name: "Homes" });

const listActions: Action[] = [
  {
    name: "open a filter",
    target: (page) => page.getByRole("button", { name: "Bedrooms", exact: true }),
    act: click,
  },
  { name: "narrow", target: twoBedrooms, act: click },
  { name: "widen", target: twoBedrooms, act: click },
  {
    name: "change currency",
    target: (page) => page.getByRole("combobox", { name: "Currency" }),
    act: (target) => target.selectOption("USD"),
  },
  {
    name: "sort",
    target: (page) => table(page).getByRole("button", { name: "Floor" }),
    act: click,
  },
];

const calendarActions: Action[] = [
  { name: "open a home", target: (page) => table(page).getByRole("link").first(), act: click },
  {
    name: "choose a mortgage",
    target: (page) => page.getByRole("dialog").getByRole("radio", { name: "Mortgage" }),
    act: click,
  },
  {
    name: "change down payment",
    target: (page) => page.getByRole("dialog").getByLabel("Your own share"),
    act: (target) => target.fill("60"),
  },
];

export const journeys: Journey[] = [
  { path: "/homes", actions: listActions },
  { path: "/homes/warsan-tower", actions: [...listActions, ...calendarActions] },
];

export async function carryOut(
  browser: Browser,
  origin: string,
  { path, actions }: Journey,
): Promise<[string, Task][]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(origin + path);
    await waitForHydration(page);
    // The first interaction hydrates all parts.
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const tasks: [string, Task][] = [];
    for (const { name, target, act } of actions) {
      // Found before the measurement, because the search itself is a long task.
      const element = (await target(page).elementHandle())!;
      await element.scrollIntoViewIfNeeded();
      tasks.push([`${path}: ${name}`, await longestTask(browser, page, () => act(element))]);
    }
    return tasks;
  } finally {
    await context.close();
  }
}
