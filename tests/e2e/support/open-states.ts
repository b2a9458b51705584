import type { Page } from "@playwright/test";
import { allProducts } from "#catalog/products.ts";
import { watchAlerts } from "./alerts.ts";
import { field, goToAgencyDocuments, pdf, press } from "./broker-form.ts";
import { goto } from "./fixtures.ts";

/** A state that a page shows only after an interaction, and the page where it is reached. */
export type OpenState = {
  path: string;
  open: (page: Page) => Promise<unknown>;
  only?: "phone" | "desk";
};

const said = (page: Page) => page.getByRole("alert").waitFor();
/** The fields show their errors. */
const marked = (page: Page) => page.locator("[aria-invalid=true]").first().waitFor();
const inWindow = (page: Page) => page.getByRole("dialog").waitFor();

export const overlays: Record<string, OpenState> = {
  "the mobile menu": {
    path: "/about",
    only: "phone",
    async open(page) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("link", { name: "Call us" }).waitFor();
    },
  },
  "the side panel": {
    path: "/about",
    only: "desk",
    async open(page) {
      await page.getByRole("button", { name: "Latest projects and contact" }).click();
      await page.getByRole("button", { name: "Subscribe" }).waitFor();
    },
  },
  "a submenu": {
    path: "/about",
    only: "desk",
    async open(page) {
      await page.getByRole("button", { name: "Projects submenu" }).click();
      await page.getByRole("link", { name: "Shop", exact: true }).waitFor();
    },
  },
  "the meeting popup with its errors in a toast": {
    path: "/pricing",
    async open(page) {
      await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Schedule Meeting" }).click();
      await said(page);
    },
  },
  "the chat": {
    path: "/pricing",
    async open(page) {
      await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
      await inWindow(page);
    },
  },
  "the chat with its errors": {
    path: "/pricing",
    async open(page) {
      watchAlerts(page);
      await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
      await page.getByRole("button", { name: "Send to WhatsApp" }).click();
      await marked(page);
    },
  },
  "the story's window": {
    path: "/",
    async open(page) {
      await page.getByRole("button", { name: "Watch Our Story" }).click();
      await page.locator("dialog video[controls]").waitFor();
    },
  },
  "the picture viewer": {
    path: "/project-single/1",
    async open(page) {
      await page
        .getByRole("button", { name: /^View picture: / })
        .first()
        .click();
      await inWindow(page);
    },
  },
  "the dialog of a home": {
    path: "/homes/indus-residence?home=A-102",
    async open(page) {
      await page.getByRole("table", { name: "Rooms and their sizes" }).waitFor();
      await page.getByText("All times as a table").click();
      await page.getByRole("heading", { name: "What is due when" }).waitFor();
    },
  },
  "the comparison of homes": {
    path: "/homes?compare=indus-residence.A-102&compare=warsan-tower.A-201&compare=warsan-tower.A-301",
    open: (page) => page.getByRole("rowheader", { name: /^Net yield/ }).waitFor(),
  },
  "the zoomed picture": {
    path: "/product-single/1",
    async open(page) {
      await page.getByRole("button", { name: "Zoom in" }).click();
      await inWindow(page);
    },
  },
  "the wishlist and compare panel": {
    path: "/shop",
    async open(page) {
      for (const { title } of allProducts().slice(0, 3)) {
        await page.getByRole("button", { name: `Add ${title} to wishlist` }).click();
        await page.getByRole("button", { name: `Compare ${title}` }).click();
      }
      await page.getByRole("button", { name: "Wishlist and compare" }).click();
      await page.getByRole("table", { name: "Compare" }).waitFor();
    },
  },
};

/** Pages with changed content: filled, filtered, or with errors. */
export const usedPages: Record<string, OpenState> = {
  "the filled cart": { path: "/cart", open: (page) => page.getByRole("table").waitFor() },
  "the order": { path: "/order_received", open: (page) => page.getByRole("table").waitFor() },
  "the checkout with a second address and its errors": {
    path: "/checkout",
    async open(page) {
      await page.getByRole("button", { name: "Billing Address" }).click();
      await page.getByRole("checkbox", { name: "Ship to a different address?" }).check();
      const card = page.getByRole("form", { name: "Payment By Card" });
      await card.getByRole("textbox", { name: "CVV" }).fill("");
      await card.getByRole("button", { name: "Proceed to Checkout" }).click();
      await said(page);
    },
  },
  "the coupon": {
    path: "/checkout",
    async open(page) {
      await page.getByRole("button", { name: /^Have a coupon/ }).click();
      await page.getByRole("textbox", { name: "Coupon code" }).waitFor();
    },
  },
  "the reviews": {
    path: "/product-single/1",
    async open(page) {
      await page.getByRole("tab", { name: "Review" }).click();
      await page.getByRole("radio", { name: "4 stars" }).check();
    },
  },
  "a project's card on the map": {
    path: "/project/map?city=Dubai&pin=3",
    open: inWindow,
  },
  "a group of pins as a list": {
    path: "/project/map?city=Dubai",
    async open(page) {
      await page.getByLabel(/2 projects: .*Indus Residence/).click();
      await page.locator(".map-group[open] a").first().waitFor();
    },
  },
  "a catalogue without a result": {
    path: "/project?search=castle",
    open: (page) => page.getByRole("button", { name: "Show all projects" }).waitFor(),
  },
  "the contact form with its errors": {
    path: "/contact",
    async open(page) {
      await page.getByRole("button", { name: "Send Message" }).click();
      await marked(page);
    },
  },
  "a page's form with its errors": {
    path: "/service-single/1",
    async open(page) {
      await page.getByRole("button", { name: "Submit" }).click();
      await marked(page);
    },
  },
  "the registration of an account with its errors": {
    path: "/register",
    async open(page) {
      await page.getByRole("button", { name: "Sign Up" }).click();
      await said(page);
    },
  },
  "a step of the broker registration with its errors": {
    path: "/broker-registration",
    async open(page) {
      await press(page, "Continue Registration");
      await press(page, "Next Step");
      await said(page);
    },
  },
  "the broker's documents": {
    path: "/broker-registration",
    async open(page) {
      await goToAgencyDocuments(page);
      await field(page, "tradeLicense").setInputFiles(pdf("a-licence-with-a-rather-long-name"));
      await press(page, "Submit Registration");
      await said(page);
    },
  },
};

export async function openState(page: Page, { path, open }: OpenState): Promise<void> {
  await goto(page, path);
  await open(page);
}
