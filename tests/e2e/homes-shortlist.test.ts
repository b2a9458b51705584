import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { homeRows } from "#tests/e2e/support/homes-list.ts";

test("homes are saved, compared, and shared by a link that another browser opens", async ({
  page,
  browser,
}) => {
  await goto(page, "/homes");
  const names: string[] = [];
  for (const index of [0, 1, 2, 3]) {
    const row = homeRows(page).nth(index);
    names.push((await row.getByRole("link").textContent()) ?? "");
    await row.getByRole("button", { name: /^Add .* to the shortlist$/ }).click();
    await expect(row.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  }
  await page.getByRole("link", { name: "Shortlist (4)" }).click();
  const section = page.getByRole("region", { name: "Compare homes" });
  await expect(section.getByRole("columnheader").getByRole("link")).toHaveText(names.slice(0, 3));
  await expect(
    section.getByRole("rowheader", { name: /^Floor differs|^Price differs/ }).first(),
  ).toBeVisible();
  await section.getByRole("button", { name: `Remove ${names[1]} from the comparison` }).click();
  await expect(section.getByRole("columnheader").getByRole("link")).toHaveCount(2);
  await section.getByRole("checkbox", { name: new RegExp(`^${names[3]}`) }).check();
  const compared = [names[0], names[2], names[3]].map(String);
  await expect(section.getByRole("columnheader").getByRole("link")).toHaveText(compared);

  await expect(page).toHaveURL(new RegExp(compared.at(-1)!)); // the URL follows the page
  const other = await browser.newPage();
  await other.goto(page.url());
  const shared = other.getByRole("region", { name: "Compare homes" });
  await expect(shared.getByRole("columnheader").getByRole("link")).toHaveText(compared);
  await shared.getByRole("button", { name: "Keep these on my shortlist" }).click();
  await expect(other.getByRole("link", { name: "Shortlist (3)" })).toBeVisible();
  await other.close();

  await goto(page, page.url());
  await expect(page.getByRole("link", { name: "Shortlist (4)" })).toBeVisible();
  await section.getByRole("button", { name: "Close the comparison" }).click();
  await expect(section).toBeHidden();
  await expect(page).toHaveURL("/homes");
});

test("a link to four homes compares the first three and says so", async ({ page }) => {
  const names = ["A-501", "A-601", "A-701", "A-801"];
  const query = names.map((name) => `compare=warsan-tower.${name}`).join("&");
  await goto(page, `/homes?${query}`);
  const section = page.getByRole("region", { name: "Compare homes" });
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
  const section = page.getByRole("region", { name: "Compare homes" });
  await expect(section).toContainText(
    "The link names Z-999, Indus Residence, which does not exist",
  );
  await expect(section).toContainText("A-9901, Warsan Tower is on your shortlist, but no longer");
  await section.getByRole("button", { name: "Remove from the shortlist", exact: true }).click();
  await expect(section).not.toContainText("A-9901");
  await expect(page.getByRole("link", { name: "Shortlist (1)" })).toBeVisible();
});
