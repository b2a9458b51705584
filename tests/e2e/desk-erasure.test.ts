import {
  agent,
  expect,
  openLead,
  sendLead,
  signIn,
  signInElsewhere,
  test,
} from "#tests/e2e/support/desk.ts";

// A wrong reference gets a response of 422, and the erased lead one of 404.
test.use({ expectedConsole: [/status of (401|404|422)/] });

test("a manager erases a lead, and only the audit says that it happened", async ({
  page,
  browser,
  desk,
}) => {
  const person = { email: "erase-me@example.com", phone: "+971 55 900 1000" };
  await sendLead(desk, { name: "Zubaida Erased", ...person, message: "The first enquiry" });
  await sendLead(desk, { name: "Zubaida Erased", ...person, message: "The second enquiry" });
  await signIn(page, desk);
  await openLead(page, desk, "Zubaida Erased");
  await page.getByRole("button", { name: "Merge into this one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("heading", { name: "The same person" })).toBeHidden();
  await page.getByLabel("Note").fill("Zubaida has a draft here");
  const url = page.url();
  const other = await signInElsewhere(browser, desk, agent);
  await other.goto(url);
  await expect(other.getByRole("heading", { name: "Zubaida Erased" })).toBeVisible();

  await page.getByRole("button", { name: "Erase this lead…" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase the data of Zubaida Erased?" });
  await dialog.getByLabel(/^Type/).fill("C-00000000");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(dialog.getByText(/^Type C-\w{8} to erase this lead$/)).toBeVisible();
  const label = await dialog.getByText(/^Type C-\w{8} to confirm/).textContent();
  const [reference = ""] = /C-\w{8}/.exec(label ?? "") ?? [];
  await dialog.getByLabel(/^Type/).fill(reference);
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    page.getByText(`${reference} and the leads merged into it were erased`),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "All leads" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Zubaida");

  await expect(other.getByText("This lead is not here")).toBeVisible();
  await other.context().close();
  await page.goto(`${desk.origin}/desk?search=Zubaida`);
  await expect(page.getByText("No leads match")).toBeVisible();
  await page.goto(url);
  await expect(page.getByText("This lead is not here")).toBeVisible();
  await page.goto(`${desk.origin}/desk/audit?action=lead-erased`);
  const rows = page.getByRole("row", { name: /Lead erased/ });
  await expect(rows.filter({ hasText: `${reference.slice(2)}, erased` })).toHaveCount(1);
  await page.getByLabel("What").selectOption("Anything");
  await expect(page.getByRole("row", { name: /Signed in/ }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/Zubaida|erase-me/);
});
