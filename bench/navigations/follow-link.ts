import type { Browser, Page } from "@playwright/test";
import { CPU_SLOWDOWN, phone } from "#bench/phone.ts";

export type Navigation = { name: string; from: string; /** The link's path. */ to: string };

/** A visitor looks at a page this long before the tap. */
const READING_MS = 3000;
/** A finger is on the screen this long. */
const TAP_MS = 80;

/** Milliseconds from the touch of a link to the frame that shows the headline of the next page. */
export async function followLink(browser: Browser, origin: string, { from, to }: Navigation) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchHeadline);
    await page.goto(origin + from, { waitUntil: "load" });
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(READING_MS);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${from} shows no link to ${to}.`);
    const touchPoints = [{ x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(TAP_MS);
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return await shownAfter(page);
  } finally {
    await context.close();
  }
}

async function shownAfter(page: Page): Promise<number> {
  for (;;) {
    const time = await page.evaluate(() => sessionStorage.getItem("shown-after")).catch(() => null); // the document is being replaced
    if (time !== null) return Number(time);
    await page.waitForTimeout(50);
  }
}

/** Runs in every document, so it refers to nothing outside itself. */
function watchHeadline(): void {
  const now = () => performance.timeOrigin + performance.now();
  const headline = () => document.querySelector("main h1")?.textContent ?? "";
  addEventListener(
    "touchstart",
    () => {
      sessionStorage.setItem("touched-at", String(now()));
      sessionStorage.setItem("left", headline());
    },
    { capture: true, passive: true },
  );
  requestAnimationFrame(function look() {
    const touchedAt = sessionStorage.getItem("touched-at");
    if (!touchedAt || !headline() || headline() === sessionStorage.getItem("left")) {
      requestAnimationFrame(look);
      return;
    }
    // The frame is painted after its callbacks.
    setTimeout(() => sessionStorage.setItem("shown-after", String(now() - Number(touchedAt))));
  });
}
