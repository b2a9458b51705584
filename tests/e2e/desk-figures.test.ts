import { readFileSync } from "node:fs";
import { expect, openLead, sendLead, signIn, test } from "#tests/e2e/support/desk.ts";

test("a manager reads how a lead went, and saves the table", async ({ page, desk }) => {
  await sendLead(desk, { name: "Won Soon", email: "won@example.com" });
  await signIn(page, desk);
  await openLead(page, desk, "Won Soon");
  await page.getByLabel("Stage").selectOption("Won");
  await expect(page.getByText("Moved from New to Won")).toBeVisible();
  await page.getByRole("link", { name: "Figures" }).click();
  const stages = page.getByRole("list", { name: "Conversion" });
  await expect(stages.getByRole("listitem").filter({ hasText: "Won" })).toContainText("1");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV: Conversion" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("conversion.csv");
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /^\ufeffStage,Leads,Share\r\nReceived,\d+,100 %\r\n.*Won,1,\d+ %\r\n$/s,
  );
  await page.getByRole("link", { name: "4 weeks" }).click();
  await expect(page).toHaveURL(/\/desk\/figures\?weeks=4$/);
});
