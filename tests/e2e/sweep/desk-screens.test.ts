import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { expect, openLead, sendLead, signIn, test } from "#tests/e2e/support/desk.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { isSweep } from "#tests/sweep.ts";

const screens = [
  "",
  "?view=spam",
  "?search=nothing+like+it",
  "/board",
  "/homes",
  "/people",
  "/export",
  "/audit",
  "/account",
];

/** Each colour scheme and each width once in `npm test`; the sweep combines them all. */
const combinations = [
  ["light", 1280],
  ["dark", 390],
  ...(isSweep
    ? ([
        ["light", 390],
        ["dark", 1280],
      ] as const)
    : []),
] as const;

for (const [colorScheme, width] of combinations) {
  test(`every screen is accessible and fits, ${colorScheme}, ${width} px`, async ({
    page,
    desk,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await sendLead(desk, { name: `Axe ${colorScheme} ${width}`, email: "axe@example.com" });
    await page.goto(`${desk.origin}/desk`);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await signIn(page, desk);
    for (const path of screens) {
      await page.goto(`${desk.origin}/desk${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading")).toHaveCount(0);
      expect(await findViolations(page), path).toEqual([]);
      expect(await findOverflow(page), path).toEqual([]);
    }
    await page.goto(`${desk.origin}/desk/homes/warsan-tower?bedrooms=2&home=A-201`);
    await expect(page.getByRole("dialog").getByLabel("Reason")).toBeVisible();
    expect(await findViolations(page), "home").toEqual([]);
    expect(await findOverflow(page), "home").toEqual([]);
    await openLead(page, desk, `Axe ${colorScheme} ${width}`);
    expect(await findViolations(page), "lead").toEqual([]);
    expect(await findOverflow(page), "lead").toEqual([]);
    await page.getByRole("button", { name: "Reply by mail" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findViolations(page), "reply").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Erase this lead…" }).click();
    await expect(page.getByRole("dialog", { name: /^Erase the data/ })).toBeVisible();
    expect(await findViolations(page), "erase").toEqual([]);
    expect(await findOverflow(page), "erase").toEqual([]);
  });
}
