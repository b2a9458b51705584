import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { errorToast } from "./error-toast.ts";
import { expect, goto, test } from "./fixtures.ts";

export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
export const heading = (page: Page, name: string) =>
  page.locator("main h2").filter({ hasText: name });
export const toast = errorToast;

export const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF`),
});

export const files = (page: Page) => page.locator("main [type=file]");

export const agency = {
  companyName: "Palm Brokers",
  email: "office@example.com",
  officeNumber: "04 100 0140",
  companyWhatsapp: "050 1",
  gmWhatsapp: "050 2",
  accountsContact: "050 3",
};

export const individual = {
  fullName: "Sara Malik",
  email: "sara@example.com",
  phoneNumber: "050 4",
  whatsappNumber: "050 5",
};

export async function fill(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) await field(page, name).fill(value);
}

export async function begin(page: Page) {
  await goto(page, "/broker-registration");
  await press(page, "Continue Registration");
}

export async function goToAgencyDocuments(page: Page) {
  await begin(page);
  await fill(page, agency);
  await press(page, "Next Step");
  await field(page, "operationalCountry").selectOption("Oman");
  await field(page, "country").selectOption("UAE");
  await fill(page, { address: "Marina Walk 1", city: "Dubai" });
  await press(page, "Next Step");
  await expect(heading(page, "Required Documents")).toBeFocused();
}

export async function goToIndividualDocuments(page: Page) {
  await goto(page, "/broker-registration");
  await page.getByRole("radio", { name: "Individual" }).check();
  await press(page, "Continue Registration");
  await fill(page, individual);
  await field(page, "nationality").selectOption("Pakistan");
  await press(page, "Next Step");
  await field(page, "experience").fill("7");
  await press(page, "Next Step");
  await expect(heading(page, "Required Documents")).toBeFocused();
}

/** A file on disk: sending the bytes to the browser would take many seconds. */
export function largePdf(name: string, megabytes: number): string {
  const file = pdf(name);
  const path = test.info().outputPath(file.name);
  writeFileSync(path, Buffer.concat([file.buffer, Buffer.alloc(megabytes * 1024 * 1024, "x")]));
  return path;
}

export async function chooseAgencyDocuments(page: Page) {
  for (const name of ["tradeLicense", "rera", "passport"]) {
    await field(page, name).setInputFiles(pdf(name));
  }
}
