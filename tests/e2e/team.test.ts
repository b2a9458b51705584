import { findTeamMember } from "#catalog/team.ts";
import { attributesOf } from "#tests/e2e/support/attributes.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";

test("[2.065] [3.028] a member's page shows portrait, facts and story", async ({ page }) => {
  const member = findTeamMember("2");
  if (!member) throw new Error("member 2 is missing");
  await page.goto("/team-single/2");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(member.name);
  const portrait = page.getByRole("img", { name: `Monogram of ${member.name}` });
  await expect.poll(() => portrait.boundingBox()).toMatchObject({ width: 270, height: 350 });
  const profile = page.getByRole("region", { name: "Profile" });
  await expect(profile.getByRole("term")).toHaveText([
    "Position",
    "Experience",
    "Address",
    "Phone",
    "Email",
    "Fax",
  ]);
  await expect(profile.getByRole("definition")).toHaveText([
    member.title,
    "12 years",
    member.address,
    member.phone,
    member.email,
    member.fax,
  ]);
  for (const paragraph of member.paragraphs) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
});

test("[2.065] an e-mail address on a small screen breaks at a sign, never within a word", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of ["1", "2", "3", "4"]) {
    await goto(page, `/team-single/${id}`);
    const email = page.getByRole("region", { name: "Profile" }).locator("[href^=mailto] > *");
    const broken = await email.evaluate((element) =>
      [...element.childNodes].filter((part) => {
        const range = document.createRange();
        range.selectNode(part);
        return part instanceof Text && range.getClientRects().length > 1;
      }),
    );
    expect(broken).toEqual([]);
    expect((await email.boundingBox())?.height).toBeGreaterThan(30);
  }
});

test("[2.066] [9.019] four figures are the same for every member", async ({ page }) => {
  for (const id of ["1", "4"]) {
    await page.goto(`/team-single/${id}`);
    const figures = page.getByRole("region", { name: "In figures" });
    await expect(figures.getByRole("listitem")).toHaveText([
      "99% Satisfied",
      "210+ Clients",
      "431 Projects",
      "95% Success",
    ]);
    await expect(figures).toContainText("Figures of the whole firm since 1953, not of one person.");
  }
});

test("[2.067] education and languages are listed", async ({ page }) => {
  await page.goto("/team-single/4");
  const story = page.getByRole("region", { name: "About Thomas Brennan" });
  await expect(story.getByRole("heading")).toHaveText(["Education", "Language"]);
  await expect(story.getByRole("listitem").filter({ hasText: "Irish" })).toBeVisible();
  await expect(story.getByRole("listitem").filter({ hasText: "Chartered engineer" })).toBeVisible();
});

test("[2.068] [3.005] [7.026] the 'Contact Me' form sends nothing", async ({ page }) => {
  await goto(page, "/team-single/1");
  const form = page.getByRole("form", { name: "Contact Me" });
  await expect
    .poll(() => attributesOf(form.locator("[name]"), "name"))
    .toEqual(["name", "email", "subject", "address", "note"]);

  await form.getByLabel("Name").fill("Sana Malik");
  const requests = watchRequests(page);
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByLabel("Name")).toHaveValue("Sana Malik");
  await expect(page).toHaveURL("/team-single/1");
  expect(requests).toEqual([]);
});
