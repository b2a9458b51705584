import type { Locator, Page } from "@playwright/test";
import { agent, expect, manager, signIn, signInElsewhere, test } from "#tests/e2e/support/desk.ts";
import { goto } from "#tests/e2e/support/fixtures.ts";
import type { ServedSite } from "#tests/served-site.ts";

const DEVELOPMENT = "indus-residence";

function homeLink(page: Page, number: string) {
  return page.getByRole("grid").getByRole("link", { name: number });
}

async function openHome(page: Page, { origin }: ServedSite, number: string) {
  await page.goto(`${origin}/desk/homes/${DEVELOPMENT}`);
  await homeLink(page, number).click();
  return page.getByRole("dialog", { name: `Home ${number}` });
}

test.describe("at the same time", () => {
  test.use({ expectedConsole: [/status of 4(01|09)/] });

  test("two people reserve a home, one gets it, and the public site shows it", async ({
    page,
    browser,
    desk,
  }) => {
    const other = await signInElsewhere(browser, desk, agent);
    await signIn(page, desk);
    const people = [
      { name: manager.name, page, panel: await openHome(page, desk, "A-102") },
      { name: agent.name, page: other, panel: await openHome(other, desk, "A-102") },
    ];
    for (const { name, panel } of people) {
      await panel.getByLabel("Reason").fill(`Deposit taken by ${name}`);
    }
    const statuses = await Promise.all(people.map(reserve));
    expect(statuses.toSorted()).toEqual([200, 409]);
    const [first, second] = statuses[0] === 200 ? people : people.toReversed();

    await expect(first!.panel.getByText(/^A-102 is reserved now\. The public site/)).toBeVisible();
    const response = second!.panel.getByRole("alert");
    await expect(response).toContainText("A-102 is reserved now");
    await expect(response).toContainText(`${first!.name} set it to reserved on`);
    await expect(response).toContainText(`Reason: Deposit taken by ${first!.name}`);
    await expect(second!.panel.getByLabel("Reason")).toHaveValue(
      `Deposit taken by ${second!.name}`,
    );
    await expect(
      homeLink(second!.page, "A-102").and(second!.page.locator("[aria-label$=reserved]")),
    ).toHaveCount(1);

    await goto(page, `${desk.origin}/homes/${DEVELOPMENT}?home=A-102`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Reserved").first()).toBeVisible();
    await expect(dialog.getByText(/, as of \d/)).toContainText(dayInDubai());
    await other.context().close();
  });
});

/** Resolves with the status of the server's response. */
async function reserve({ page, panel }: { page: Page; panel: Locator }): Promise<number> {
  const changed = page.waitForResponse((response) => response.request().method() === "POST");
  // The click skips Playwright's checks, which would let one person wait for the other's page.
  await panel.getByRole("button", { name: "Reserve" }).evaluate((button: HTMLElement) => {
    button.click();
  });
  return (await changed).status();
}

function dayInDubai(): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Dubai" }).format();
}

test("a home that one person changes is shown to the other without a reload", async ({
  page,
  browser,
  desk,
}) => {
  const other = await signInElsewhere(browser, desk, agent);
  await other.goto(`${desk.origin}/desk/homes/${DEVELOPMENT}`);
  await expect(homeLink(other, "A-302, 1 bedroom, available")).toBeVisible();
  await signIn(page, desk);
  const panel = await openHome(page, desk, "A-302");
  await panel.getByLabel("Reason").fill("Contract signed");
  await panel.getByRole("button", { name: "Mark as sold" }).click();
  await expect(homeLink(other, "A-302, 1 bedroom, sold")).toBeVisible();
  await homeLink(other, "A-302").click();
  await expect(other.getByRole("dialog").getByText(`by ${manager.name}`)).toBeVisible();
  await other.context().close();
});

test("a home is found and changed with the keyboard alone", async ({ page, desk }) => {
  await signIn(page, desk, agent);
  await page.goto(`${desk.origin}/desk/homes/${DEVELOPMENT}`);
  await page.getByRole("button", { name: /^Available/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/status=available/);
  for (let presses = 0; presses < 10; presses++) {
    if (await page.getByRole("grid").locator("a:focus").count()) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const number = (await page.locator("a:focus").getAttribute("id"))!.replace("home-", "");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: `Home ${number}` });
  await expect(panel.getByLabel("Reason")).toBeVisible();
  for (let presses = 0; presses < 10; presses++) {
    if (await panel.locator("textarea:focus").count()) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Form 114");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel.getByText(`${number} is reserved now`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  // The home is no longer among those that are shown.
  await expect(page.getByRole("grid").locator("a:focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/homes\/indus-residence$/);
  await expect(homeLink(page, `${number},`)).toHaveAccessibleName(/reserved$/);
});
