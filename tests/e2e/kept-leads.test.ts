import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { office } from "#tests/e2e/support/office.ts";
import { type ServedSite, serveSite } from "#tests/served-site.ts";

const passport = Buffer.from("%PDF-1.7\nA passport with \u00fcmlauts\n%%EOF");
const resume = Buffer.from("%PDF-1.7\nA resume\n%%EOF");

const visitor = { name: "Amina Khan", email: "amina@example.com", phone: "+971 (50) 123-4567" };

async function fill(form: Locator, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    const control = form.locator(`[name=${name}]`);
    const isChoice = await control.evaluate((element) => element.tagName === "SELECT");
    await (isChoice ? control.selectOption(value) : control.fill(value));
  }
}

function nextWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toLocaleDateString("sv-SE"); // YYYY-MM-DD
}

async function bookMeeting(page: Page, origin: string) {
  await goto(page, `${origin}/about`);
  await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await fill(popup, { ...visitor, date: nextWeek(), time: "02:30 PM" });
  await popup.locator("[type=submit]").click();
  await expect(popup).toBeHidden();
}

async function writeToUs(page: Page, origin: string) {
  await goto(page, `${origin}/contact`);
  const form = page.getByRole("main").getByRole("form", { name: "Inquiry" });
  await fill(form, { ...visitor, propertyType: "2 Bed", message: "By the sea?\nThanks" });
  await form.locator("[type=submit]").click();
  await expect(form).toContainText("Message sent successfully!");
}

async function register(page: Page, origin: string) {
  await goto(page, `${origin}/broker-registration`);
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name }).click();
  await main.getByRole("radio", { name: "Individual" }).check();
  await press("Continue Registration");
  const { name: fullName, email, phone: phoneNumber } = visitor;
  const personal = { fullName, email, phoneNumber, whatsappNumber: "050 5", nationality: "UAE" };
  await fill(main, personal);
  await press("Next Step");
  await fill(main, { experience: "7" });
  await press("Next Step");
  for (const [field, buffer] of Object.entries({ passport, resume })) {
    const file = { name: `${field}.pdf`, mimeType: "application/pdf", buffer };
    await main.locator(`[name=${field}]`).setInputFiles(file);
  }
  await press("Submit Registration");
  await expect(main.getByRole("heading", { name: "This is what happens next" })).toBeVisible();
}

function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function mails({ data }: ServedSite): string[] {
  const folder = join(data, "outbox");
  const finished = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return finished.map((name) => readFileSync(join(folder, name), "utf8"));
}

function recipient(mail: string): string {
  return /^To:.*?([^\s<]+@[^\s>]+)/m.exec(mail)?.[1] ?? "";
}

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

test("[1.002] leads of the three forms are stored, with documents and mails", async ({ page }) => {
  test.slow();
  // No request leaves this machine.
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
  await bookMeeting(page, site.origin);
  await writeToUs(page, site.origin);
  await register(page, site.origin);

  const leads = JSON.parse(office(site, "export", "--json"));
  expect(leads).toMatchObject([
    {
      kind: "broker",
      details: { ...visitor, registrationType: "individual", experience: "7" },
      documents: [
        { field: "passport", fileName: "passport.pdf", sha256: sha256(passport) },
        { field: "resume", fileName: "resume.pdf", sha256: sha256(resume) },
      ],
    },
    {
      kind: "contact",
      details: { ...visitor, subject: "2 Bed", message: "By the sea?\nThanks" },
    },
    { kind: "meeting", details: { ...visitor, date: nextWeek(), time: "02:30 PM" } },
  ]);

  const copies = join(site.data, "copies");
  office(site, "documents", leads[0].reference, "--to", copies);
  const hashes = readdirSync(copies).map((name) => sha256(readFileSync(join(copies, name))));
  expect(hashes).toEqual([sha256(passport), sha256(resume)]);

  // Each lead sends one mail to the office and one to the visitor.
  await expect.poll(() => mails(site).length).toBe(6);
  for (const { reference } of leads) {
    const about = mails(site).filter((mail) => mail.includes(reference));
    expect(about.map(recipient).toSorted()).toEqual([visitor.email, company.email].toSorted());
  }
});
