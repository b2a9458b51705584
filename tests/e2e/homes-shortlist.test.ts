import { company } from "#catalog/company.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";
import { lettersOnPages } from "#tests/e2e/support/printed-pages.ts";

test("homes are saved, compared, and shared by a link that another browser opens", async ({
  page,
  browser,
}) => {
  await goto(page, "/homes");
  await openGroups(page);
  const names: string[] = [];
  for (const index of [0, 1, 2, 3]) {
    const row = homeRows(page).nth(index);
    names.push((await row.getByRole("link").textContent()) ?? "");
    await row.getByRole("button", { name: /^Add .* to the shortlist$/ }).click();
    await expect(row.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  }
  await page.getByRole("link", { name: "Shortlist (4)" }).click();
  const section = page.getByRole("dialog", { name: "Compare homes" });
  await expect(section.getByRole("columnheader").getByRole("link")).toHaveText(names.slice(0, 3));
  await expect(
    section.getByRole("rowheader", { name: /^Floor differs|^Price differs/ }).first(),
  ).toBeVisible();
  await section.getByRole("button", { name: `Remove ${names[1]} from the comparison` }).click();
  await expect(section.getByRole("columnheader").getByRole("link")).toHaveCount(2);
  await expect(section.getByRole("heading", { name: "Compare homes" })).toBeFocused();
  await section.getByRole("checkbox", { name: new RegExp(`^${names[3]}`) }).check();
  const compared = [names[0], names[2], names[3]].map(String);
  await expect(section.getByRole("columnheader").getByRole("link")).toHaveText(compared);

  await expect(page).toHaveURL(new RegExp(compared.at(-1)!)); // the URL follows the page
  const other = await browser.newPage();
  await other.goto(page.url());
  const shared = other.getByRole("dialog", { name: "Compare homes" });
  await expect(shared.getByRole("columnheader").getByRole("link")).toHaveText(compared);
  await shared.getByRole("button", { name: "Keep these on my shortlist" }).click();
  await expect(shared.getByRole("checkbox")).toHaveCount(3);
  await other.close();

  await goto(page, page.url());
  await section.getByRole("button", { name: "Close the comparison" }).click();
  await expect(section).toBeHidden();
  await expect(page).toHaveURL("/homes");
  await expect(page.getByRole("link", { name: "Shortlist (4)" })).toBeVisible();
});

test("a link to four homes compares the first three and says so", async ({ page }) => {
  const names = ["A-501", "A-601", "A-701", "A-801"];
  const query = names.map((name) => `compare=warsan-tower.${name}`).join("&");
  await goto(page, `/homes?${query}`);
  const section = page.getByRole("dialog", { name: "Compare homes" });
  await expect(section.getByRole("columnheader").getByRole("link")).toHaveCount(3);
  await expect(
    section.getByText("The link names more than three homes. We show the first three."),
  ).toBeVisible();
});

test("homes of a link or of the shortlist that do not exist are named", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("home-shortlist", '["warsan-tower.A-9901","warsan-tower.A-501"]');
  });
  await goto(page, "/homes?compare=indus-residence.Z-999&compare=warsan-tower.A-501");
  const section = page.getByRole("dialog", { name: "Compare homes" });
  await expect(section).toContainText(
    "The link names Z-999, Indus Residence, which does not exist",
  );
  await expect(section).toContainText("A-9901, Warsan Tower is on your shortlist, but no longer");
  await section.getByRole("button", { name: "Remove from the shortlist", exact: true }).click();
  await expect(section).not.toContainText("A-9901");
  await expect(section.getByRole("checkbox")).toHaveCount(1);
});

const two = "compare=indus-residence.A-102&compare=warsan-tower.A-201";

test("homes are compared by view, plan, sun, handover, costs and yield", async ({ page }) => {
  await goto(page, `/homes?${two}`);
  const dialog = page.getByRole("dialog", { name: "Compare homes" });
  for (const name of ["View", "Plan", "Sun through the year"]) {
    const row = dialog.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    await expect(row.getByRole("img")).toHaveCount(2);
  }
  for (const name of [
    "Sun through the year",
    "Handover",
    "Cash before the keys",
    "Service charge",
  ]) {
    await expect(dialog.getByRole("rowheader", { name: `${name} differs` })).toBeAttached();
  }
  const yields = dialog
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Net yield" }) });
  await expect(yields.getByRole("cell").first()).toHaveText(/^\d\.\d %$/);
  await expect(
    dialog.getByText(/^Cash before the keys: for a buyer who pays in cash/),
  ).toBeVisible();
});

test("opening and closing the comparison keeps the filters of the list and its place", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("home-shortlist", '["warsan-tower.A-201"]');
  });
  await goto(page, "/homes?bedrooms=2");
  await openGroups(page);
  await expect(homeRows(page).filter({ hasNotText: "2 bedrooms" })).toHaveCount(0);
  const row = homeRows(page).nth(3);
  await row.scrollIntoViewIfNeeded();
  const dialog = page.getByRole("dialog", { name: "Compare homes" });
  for (const close of ["button", "back"]) {
    await page.getByRole("link", { name: "Shortlist (1)" }).click();
    await expect(page).toHaveURL("/homes?bedrooms=2&compare=warsan-tower.A-201");
    await expect(dialog).toBeVisible();
    if (close === "back") await page.goBack();
    else await dialog.getByRole("button", { name: "Close the comparison" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/homes?bedrooms=2");
    await expect(row).toBeInViewport();
  }
});

test("a comparison that is opened from the header keeps the filters too", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("home-shortlist", '["warsan-tower.A-201"]');
  });
  await goto(page, "/homes?bedrooms=2");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Saved homes/ })
    .click();
  await page.getByRole("link", { name: "Compare homes" }).click();
  await expect(page).toHaveURL("/homes?bedrooms=2&compare=warsan-tower.A-201");
  const dialog = page.getByRole("dialog", { name: "Compare homes" });
  await dialog.getByRole("button", { name: "Close the comparison" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/homes?bedrooms=2");
  await openGroups(page);
  await expect(homeRows(page).filter({ hasNotText: "2 bedrooms" })).toHaveCount(0);
});

test("closing a comparison that was opened in a development returns to its list", async ({
  page,
}) => {
  await goto(page, "/homes/warsan-tower?bedrooms=2");
  await page.getByRole("link", { name: "Shortlist (0)" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare homes" });
  await dialog.getByRole("button", { name: "Close the comparison" }).click();
  await expect(page).toHaveURL("/homes/warsan-tower?bedrooms=2");
});

test("a phone shows two homes, and the third by a swipe that is announced", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, `/homes?${two}&compare=warsan-tower.A-301`);
  const dialog = page.getByRole("dialog", { name: "Compare homes" });
  await expect(dialog.getByText("Swipe sideways for the third home.")).toBeVisible();
  const names = dialog.getByRole("columnheader").getByRole("link");
  await expect(names.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(names.nth(2)).not.toBeInViewport({ ratio: 0.9 });
  const label = dialog.getByRole("rowheader", { name: /^Price differs/ });
  await names.nth(2).scrollIntoViewIfNeeded();
  await dialog.locator(".comparison").evaluate((box) => box.scrollBy({ left: 500 }));
  await expect(names.nth(2)).toBeInViewport({ ratio: 1 });
  await expect(label).toBeInViewport({ ratio: 1 });
});

test("a comparison prints alone, with the link that shows it again", async ({ page }) => {
  await goto(page, `/homes?${two}&bedrooms=2&currency=USD`);
  const dialog = page.getByRole("dialog", { name: "Compare homes" });
  await expect(dialog.getByRole("rowheader", { name: /^Net yield/ })).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeHidden();
  for (const rest of ["button", "checkbox"] as const) {
    await expect(dialog.getByRole(rest).filter({ visible: true })).toHaveCount(0);
  }
  const link = `${company.siteUrl}/homes?${two}&currency=USD`;
  await expect(dialog.getByText(`Printed from ${link}`)).toBeVisible();
  expect(lettersOnPages(await page.pdf({ format: "A4" }))).toHaveLength(1);
});
