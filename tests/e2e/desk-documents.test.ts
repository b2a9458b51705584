import type { Page } from "@playwright/test";
import sharp from "sharp";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { expect, openLead, signIn, test } from "#tests/e2e/support/desk.ts";
import { makePdf } from "#tests/e2e/support/made-pdf.ts";
import type { ServedSite } from "#tests/served-site.ts";

// The frame tries to reach the network, which its policy refuses.
test.use({ expectedConsole: [/status of 401|Content Security Policy/] });

/** A broker's lead with a picture, a PDF of three pages, a damaged one and one with a password. */
async function sendBroker({ origin }: ServedSite, name: string): Promise<void> {
  const picture = await sharp({
    create: { width: 640, height: 400, channels: 3, background: "#a9803f" },
  })
    .png()
    .toBuffer();
  const files: [field: string, name: string, content: Buffer][] = [
    ["passport", "passport.png", picture],
    ["resume", "cv.pdf", makePdf(["First page", "Second page", "Third page"])],
    ["otherDocuments", "damaged.pdf", Buffer.from("%PDF-1.7\nnot a document at all\n%%EOF\n")],
    ["reraLicense", "locked.pdf", makePdf(["Secret"], { isEncrypted: true })],
  ];
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...individual, name })) form.append(field, value);
  for (const [field, fileName, content] of files) {
    form.append(field, new Blob([new Uint8Array(content)]), fileName);
  }
  const response = await fetch(origin + LEAD_PATHS.broker, { method: "POST", body: form });
  expect(response.status).toBe(200);
}

async function show(page: Page, fileName: string) {
  await page.getByRole("button", { name: `Show ${fileName}` }).click();
  const dialog = page.getByRole("dialog", { name: fileName });
  await expect(dialog).toBeVisible();
  return { dialog, frame: page.frameLocator(`iframe[title="Document ${fileName}"]`) };
}

test("a PDF is shown in a frame that cannot reach the desk, and its view is recorded", async ({
  page,
  desk,
}) => {
  await sendBroker(desk, "Pdf Broker");
  await signIn(page, desk);
  await openLead(page, desk, "Pdf Broker");
  await expect(page.getByText("Resume/CV · 1 kB · Not scanned for viruses")).toBeVisible();
  const { dialog, frame } = await show(page, "cv.pdf");
  await expect(dialog.getByText("Page 1 of 3")).toBeVisible();
  const first = frame.getByRole("region", { name: "1 / 3" });
  await expect(first).toHaveAttribute("data-state", "rendered");
  await expect(first).toHaveText("First page");
  const canvas = first.locator("canvas");
  const inkPixels = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const { data } = element.getContext("2d")!.getImageData(0, 0, width, height);
      return data.filter((value, index) => index % 4 === 0 && value < 100).length;
    });
  expect(await inkPixels()).toBeGreaterThan(1000);
  const width = async () => (await first.boundingBox())!.width;
  const before = await width();
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await dialog.getByRole("button", { name: "Fit width" }).click();
  await expect.poll(width).toBe(page.viewportSize()!.width - 24);
  await frame.getByRole("region", { name: "3 / 3" }).scrollIntoViewIfNeeded();
  await expect(dialog.getByText("Page 3 of 3")).toBeVisible();

  const reached = await first.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      desk: () => parent.document.body,
      cookie: () => document.cookie,
      storage: () => sessionStorage.length,
      server: () => fetch("/api/desk/me", { credentials: "include" }),
      other: () => fetch("https://example.com/"),
    };
    const outcomes: string[] = [self.origin];
    for (const [name, attempt] of Object.entries(attempts)) {
      const isReached = await Promise.resolve()
        .then(attempt)
        .then(
          () => true,
          () => false,
        );
      if (isReached) outcomes.push(name);
    }
    return outcomes;
  });
  expect(reached).toEqual(["null"]);

  await first.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Viewed Resume/CV, cv.pdf")).toBeVisible();
  await page.goto(`${desk.origin}/desk/audit?action=document-viewed`);
  const entry = page.getByRole("row", { name: /Document viewed/ }).first();
  await expect(entry).toContainText("Resume/CV");
  await expect(entry).not.toContainText("cv.pdf");
});

test("a picture is shown in a frame without scripts", async ({ page, desk }) => {
  await sendBroker(desk, "Picture Broker");
  await signIn(page, desk);
  await openLead(page, desk, "Picture Broker");
  const { frame } = await show(page, "passport.png");
  await expect(frame.locator("img")).toBeVisible();
  const picture = page.locator('iframe[title="Document passport.png"]');
  expect(await picture.getAttribute("sandbox")).toBe("");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Viewed Passport, passport.png")).toBeVisible();
});

for (const [fileName, title] of [
  ["damaged.pdf", "This PDF cannot be shown"],
  ["locked.pdf", "This PDF needs a password"],
] as const) {
  test(`${fileName} is explained in words and can be downloaded`, async ({ page, desk }) => {
    await sendBroker(desk, `Broker of ${fileName}`);
    await signIn(page, desk);
    await openLead(page, desk, `Broker of ${fileName}`);
    const { dialog } = await show(page, fileName);
    await expect(dialog.getByText(title)).toBeVisible();
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download" }).click();
    expect((await downloading).suggestedFilename()).toBe(fileName);
  });
}
