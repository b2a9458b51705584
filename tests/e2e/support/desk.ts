import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, test as base } from "./fixtures.ts";
import { office } from "./office.ts";
import { type ServedSite, serveSite } from "#tests/served-site.ts";

export const manager = { name: "Sara Malik", email: "sara@office.example" };
export const agent = { name: "Bilal Ahmed", email: "bilal@office.example" };

type Visitor = { name: string; email: string; phone?: string; message?: string };

/** Each worker has a server of its own, with a manager who may sign in. */
export const test = base.extend<object, { desk: ServedSite }>({
  // The first request, whether anybody is signed in, gets a response of 401.
  expectedConsole: [/status of 401/],
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the braces
    async ({}, provide) => {
      const site = await serveSite();
      office(site, "invite", manager.email, "--name", manager.name);
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

export { expect };

export async function askForCode(page: Page, { origin }: ServedSite, email: string) {
  await page.goto(`${origin}/desk`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  return page.getByLabel("Code");
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** The sessions of this worker's desk, by the e-mail address of the person. */
const sessions = new Map<string, Cookies>();

/** Signs the person in once for each worker; later tests share the session. Without a mail: codes are limited. */
export async function signIn(page: Page, desk: ServedSite, { name, email } = manager) {
  // Only the tests of signing in add passkeys. The frame of a document has no storage.
  await page.context().addInitScript(() => {
    if (window === window.top) localStorage.setItem("desk-postponed-passkey", String(Date.now()));
  });
  const session = sessions.get(email);
  if (session) {
    await page.context().addCookies(session);
    await page.goto(`${desk.origin}/desk`);
  } else {
    const own = `worker-${email}`;
    office(desk, "invite", own, "--name", name, ...(email === agent.email ? ["--agent"] : []));
    const field = await askForCode(page, desk, own);
    await field.fill(serverCode(desk, own));
    await field.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "All leads" })).toBeVisible();
  sessions.set(email, await page.context().cookies(desk.origin));
}

/** A code made on the server's machine. */
export function serverCode(desk: ServedSite, email: string): string {
  return office(desk, "code", email).split(",")[0]!;
}

export async function signInElsewhere(browser: Browser, desk: ServedSite, person = manager) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, desk, person);
  return page;
}

/** A server without SMTP keeps its mails. */
export async function mailedCode({ data }: ServedSite, email: string): Promise<string> {
  const folder = join(data, "outbox");
  const find = () =>
    readdirSync(folder)
      // A mail that is being written has another ending.
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .filter((mail) => mail.includes(`<${email}>`))
      .map((mail) => /^\d{4} \d{4}\r?$/m.exec(mail)?.[0].trim())
      .findLast(Boolean);
  await expect.poll(find).toBeDefined();
  return find()!;
}

export async function sendLead({ origin }: ServedSite, visitor: Visitor): Promise<void> {
  const body = { phone: "+971 50 123 4567", propertyType: "Studio", ...visitor };
  const response = await fetch(`${origin}/api/send-contact-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

export async function openLead(page: Page, { origin }: ServedSite, name: string) {
  await page.goto(`${origin}/desk?search=${encodeURIComponent(name)}`);
  await page.getByRole("list", { name: "Leads" }).getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
