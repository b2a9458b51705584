import { askForCode, expect, mailedCode, manager, test } from "#tests/e2e/support/desk.ts";
import { signInWithFirstPasskey } from "#tests/e2e/support/passkeys.ts";

test("a mailed code signs in, and signing out ends the session", async ({ page, desk }) => {
  const field = await askForCode(page, desk, manager.email);
  await field.fill(await mailedCode(desk, manager.email));
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByRole("heading", { name: "All leads" })).toBeVisible();

  await page.getByRole("link", { name: manager.name }).click();
  await expect(page.getByText("this browser")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a wrong code is refused in words", async ({ page, desk }) => {
  const field = await askForCode(page, desk, "stranger@office.example");
  await field.fill("00000000");
  await expect(page.getByText("This code is wrong, used or too old.")).toBeVisible();
});

test("a first sign-in adds a passkey and keeps recovery codes", async ({ page, desk }) => {
  await signInWithFirstPasskey(page, desk, manager.name);
  await page.getByRole("button", { name: "Make recovery codes" }).click();
  await expect(
    page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem"),
  ).toHaveCount(10);
  await page.getByLabel("I have kept these codes").check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Later" }).click();

  await page.getByRole("link", { name: manager.name }).click();
  await expect(page.getByText(/^My /)).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: manager.name })).toBeVisible();
  await page.getByRole("button", { name: /^Remove the passkey/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("None yet.", { exact: false })).toBeVisible();
});
