import type { Page } from "@playwright/test";
import { attributesOf } from "#tests/e2e/support/attributes.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";

for (const [clause, path] of [
  ["2.059", "/service-single/2"],
  ["2.064", "/project-single/2"],
] as const) {
  test(`[${clause}] [3.004] the contact form of ${path} has its fields and subjects`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = formOf(page);
    await expect
      .poll(() => attributesOf(form.locator("[name]"), "name"))
      .toEqual(["name", "email", "subject", "events", "note"]);
    await expect(form.getByRole("option")).toHaveText([
      "Services",
      "Furniture",
      "Complete Interior",
      "Exterior Design",
    ]);
    await expect(form.getByRole("option", { name: "Services" })).toBeDisabled();
    await expect(form.getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(form.getByLabel("Preferred date")).toHaveAttribute("name", "events");
  });
}

test("[4.013] [4.014] [5.017] an empty form shows what is missing, and editing clears the errors", async ({
  page,
}) => {
  await goto(page, "/project-single/1");
  const form = formOf(page);
  await form.getByLabel("Email").fill("not an address");
  await form.getByRole("button", { name: "Submit" }).click();
  const messages = form.getByText(/^Please enter your /);
  await expect(messages).toHaveText([
    "Please enter your name",
    "Please enter your subject",
    "Please enter your note",
  ]);
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Email")).toHaveValue("not an address");

  await form.getByLabel("Name").fill("S");
  await expect(messages).toHaveText(["Please enter your subject", "Please enter your note"]);
  await form.getByLabel("Subject").selectOption("Furniture");
  await form.getByLabel("Message").fill("A table");
  await expect(messages).toHaveCount(0);
});

test("[5.018] [4.015] what is typed into the message box never completes the form, and nothing is sent", async ({
  page,
}) => {
  await goto(page, "/service-single/1");
  const sent = watchRequests(page);
  const form = formOf(page);
  await form.getByLabel("Name").fill("Sana Malik");
  await form.getByLabel("Email").fill("sana@example.com");
  await form.getByLabel("Subject").selectOption("Exterior Design");
  await form.getByLabel("Message").fill("A porch for the house");
  await form.getByRole("button", { name: "Submit" }).click();

  await expect(form.getByText("Please enter your note")).toBeVisible();
  await expect(form.getByText(/^Please enter your /)).toHaveCount(1);
  await expect(form.getByLabel("Name")).toHaveValue("Sana Malik");
  expect(sent).toEqual([]);
  const ways = page.getByRole("complementary", { name: "Contact us directly" });
  await expect(ways.getByRole("link", { name: "Call us" })).toHaveAttribute("href", /^tel:\+971/);
});

function formOf(page: Page) {
  return page.getByRole("form", { name: "Contact" });
}
