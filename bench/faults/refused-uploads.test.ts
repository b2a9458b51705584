import { readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { expect, onTestFinished, test, vi } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { IS_LONG, ROUNDS } from "./rounds.ts";
import { startSlowConnection } from "./slow-connection.ts";

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

const MEGABYTE = 1_000_000;

/** A slow phone connection in a long run; in a short one, only slower than the browser sends. */
const BYTES_PER_SECOND = IS_LONG ? 300_000 : 8 * MEGABYTE;

type Upload = { passport: "pdf" | "jpeg" | "too large"; resumeBytes: number; otherBytes: number };

/** Far longer than a response takes, and far shorter than any server timeout. */
const RESPONSE_TIMEOUT_MS = 20_000;

async function register(
  page: Page,
  upload: Upload,
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<{ status: number; field?: string }> {
  return page.evaluate(
    async ([path, fields, { passport, resumeBytes, otherBytes }, timeoutMs]) => {
      const begin = passport === "jpeg" ? [0xff, 0xd8, 0xff] : [0x25, 0x50, 0x44, 0x46, 0x2d];
      const document = (first: number[], bytes: number) =>
        new Blob([new Uint8Array(first), new Uint8Array(bytes)]);
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const passportBytes = passport === "too large" ? 11_000_000 : 100;
      form.append("passport", document(begin, passportBytes), "passport.pdf");
      const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
      form.append("resume", document(pdf, resumeBytes), "resume.pdf");
      form.append("otherDocuments", document(pdf, otherBytes), "other.pdf");
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(path, { method: "POST", body: form, signal });
      return { status: response.status, ...((await response.json()) as { field?: string }) };
    },
    [LEAD_PATHS.broker, individual, upload, timeoutMs] as const,
  );
}

async function openSite() {
  const site = await serveSite();
  onTestFinished(() => site.stop());
  const browser = await chromium.launch(chromiumOptions());
  onTestFinished(() => browser.close());
  return { site, page: await browser.newPage() };
}

test(`a browser shows every error of ${ROUNDS} refused uploads, and can then send a valid one`, async () => {
  const { site, page } = await openSite();
  await page.goto(`${site.origin}/broker-registration`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const megabytes of [0, 3, 9]) {
      const rest = { resumeBytes: megabytes * MEGABYTE, otherBytes: megabytes * MEGABYTE };
      expect(await register(page, { passport: "jpeg", ...rest })).toMatchObject({
        status: 415,
        field: "passport",
      });
      expect(await register(page, { passport: "too large", ...rest })).toMatchObject({
        status: 413,
        field: "passport",
      });
    }
    const small = { resumeBytes: 1000, otherBytes: 1000 };
    expect(await register(page, { passport: "pdf", ...small })).toMatchObject({ status: 200 });
  }
  expect(readdirSync(join(site.data, "uploads"))).toEqual([]);
});

test("a browser on a slow connection shows the error of a refused upload", async () => {
  const { site, page } = await openSite();
  const origin = await startSlowConnection(site.origin, BYTES_PER_SECOND);
  await page.goto(`${origin}/broker-registration`);
  const large = { resumeBytes: 9 * MEGABYTE, otherBytes: 9 * MEGABYTE };
  const timeoutMs = RESPONSE_TIMEOUT_MS + (18 * MEGABYTE * 1000) / BYTES_PER_SECOND;
  expect(await register(page, { passport: "jpeg", ...large }, timeoutMs)).toMatchObject({
    status: 415,
  });
  expect(readdirSync(join(site.data, "uploads"))).toEqual([]);
});
