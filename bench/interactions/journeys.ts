import type { BrowserContextOptions, ElementHandle, Page } from "@playwright/test";
import { phone } from "#bench/phone.ts";
import type { Action } from "./action.ts";
import { mouseActions, touchActions } from "./map-actions.ts";

export type Journey = {
  /** Left out for an empty page. */
  path?: string;
  device: BrowserContextOptions;
  actions: Action[];
};

const desktop = { viewport: { width: 1440, height: 900 } };

const click = (target: ElementHandle) => target.click();
const twoBedrooms = (page: Page) => page.getByRole("checkbox", { name: /^2 bedrooms/ });
const table = (page: Page) => page.getByRole("table", { name: "Homes" });

const bedrooms = (page: Page) => page.getByRole("button", { name: "Bedrooms", exact: true });

const listActions: Action[] = [
  { name: "open a filter", target: bedrooms, act: click },
  { name: "narrow", target: twoBedrooms, act: click },
  { name: "widen", target: twoBedrooms, act: click },
  { name: "close the filter", target: bedrooms, act: click },
  {
    name: "change currency",
    target: (page) => page.getByRole("combobox", { name: "Currency" }),
    act: (target) => target.selectOption("USD"),
  },
  {
    name: "sort",
    target: (page) => page.getByRole("combobox", { name: "Sort by" }),
    act: (target) => target.selectOption("floor"),
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

/** What an action costs on this page is the machine's own share. */
export const emptyPage = tap("press a button", undefined, (page) => page.getByRole("button"));

export const journeys: Journey[] = [
  ...["/about", "/"].map((path) =>
    tap(
      "open the menu",
      path,
      (page) => page.getByRole("button", { name: "Menu", exact: true }),
      (page) => page.getByRole("navigation", { name: "Menu" }),
    ),
  ),
  tap(
    "open the meeting popup",
    "/project-single/1",
    (page) => page.getByRole("button", { name: "Schedule Meeting" }).first(),
    (page) => page.getByRole("dialog", { name: "Schedule Meeting" }),
  ),
  tap(
    "open the gallery",
    "/project-single/1",
    (page) => page.getByRole("button", { name: /^View picture: / }).first(),
    (page) => page.getByRole("dialog"),
  ),
  tap(
    "add to the cart",
    "/shop",
    (page) => page.getByRole("button", { name: "Add to cart" }).first(),
    (page) => page.getByRole("link", { name: /^Cart, 1 / }),
  ),
  { path: "/homes", device: desktop, actions: listActions },
  {
    path: "/homes/warsan-tower",
    device: desktop,

    actions: [...listActions, ...calendarActions],
  },
  { path: "/project/map?city=Dubai", device: phone, actions: touchActions },
  { path: "/project/map?city=Dubai", device: desktop, actions: mouseActions },
];

function tap(
  name: string,
  path: string | undefined,
  target: Action["target"],
  outcome?: Action["outcome"],
): Journey {
  const action: Action = { name, target, outcome, act: (element) => element.tap() };
  return { path, device: phone, actions: [action] };
}
