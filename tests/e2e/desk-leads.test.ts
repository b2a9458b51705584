import {
  agent,
  expect,
  manager,
  openLead,
  sendLead,
  signIn,
  signInElsewhere,
  test,
} from "#tests/e2e/support/desk.ts";

test("an agent works a lead from new to won", async ({ page, desk }) => {
  await sendLead(desk, { name: "Hania Qureshi", email: "hania@example.com", message: "Two rooms" });
  await signIn(page, desk, agent);
  await openLead(page, desk, "Hania Qureshi");
  await expect(page.getByText("Two rooms")).toBeVisible();
  await page.getByRole("button", { name: "Take this lead" }).click();
  await expect(page.getByText(`Owner: ${agent.name}`)).toBeVisible();

  await page.getByLabel("Note").fill("Wants a view of the creek");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "view of the creek" })).toBeVisible();

  await page.getByRole("button", { name: "Tomorrow 10:00" }).click();
  await page.getByLabel("What", { exact: true }).fill("Send the plan");
  await page.getByRole("button", { name: "Save next step" }).click();
  await expect(page.getByText("Tomorrow 10:00 · Send the plan")).toBeVisible();

  await page.getByRole("button", { name: "Reply by mail" }).click();
  await page.getByLabel("Template").selectOption("First reply");
  await page.getByRole("button", { name: "Send mail" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "thank you" }).first()).toBeVisible();

  for (const stage of ["Contacted", "Viewing", "Offer", "Won"]) {
    await page.getByLabel("Stage").selectOption(stage);
    await expect(page.getByRole("main").locator("header").getByText(stage)).toBeVisible();
  }
});

test("a new lead is announced without a reload", async ({ page, desk }) => {
  await sendLead(desk, { name: "Early Bird", email: "early@example.com" });
  await signIn(page, desk);
  const list = page.getByRole("list", { name: "Leads" });
  await expect(list.getByRole("link").first()).toBeVisible();
  await sendLead(desk, { name: "Late Comer", email: "late@example.com" });
  const announcement = page.getByRole("button", { name: /^Show \d+ new leads?$/ });
  await expect(announcement).toBeVisible();
  await expect(list.getByRole("link", { name: "Late Comer" })).toBeHidden();
  await announcement.click();
  await expect(list.getByRole("link", { name: "Late Comer" })).toBeVisible();
});

test.describe("at the same time", () => {
  test.use({ expectedConsole: [/status of 4(01|09)|ERR_(INTERNET_DISCONNECTED|FAILED)/] });

  test("two people on one lead see each other, and nobody overwrites silently", async ({
    page,
    browser,
    desk,
  }) => {
    await sendLead(desk, { name: "Shared Person", email: "shared@example.com" });
    const other = await signInElsewhere(browser, desk, agent);
    await signIn(page, desk);
    await openLead(page, desk, "Shared Person");
    await openLead(other, desk, "Shared Person");
    await expect(page.getByText(`${agent.name} also has this lead open`)).toBeVisible();
    await expect(other.getByText(`${manager.name} also has this lead open`)).toBeVisible();

    // The other's events do not arrive, so that this page still shows the version before.
    await page.context().setOffline(true);
    await other.getByLabel("Stage").selectOption("Viewing");
    await expect(other.getByRole("main").locator("header").getByText("Viewing")).toBeVisible();
    await page.route("**/api/desk/leads/*", (route) =>
      route.request().method() === "GET" ? route.abort() : route.fallback(),
    );
    await page.route("**/api/desk/live*", (route) => route.abort());
    await page.context().setOffline(false);
    await page.getByLabel("Stage").selectOption("Offer");
    const dialog = page.getByRole("dialog", { name: "This lead has changed" });
    await expect(dialog.getByText("Stage: Viewing, before it was New")).toBeVisible();
    await dialog.getByRole("button", { name: "Make my change anyway" }).click();
    await expect(page.getByRole("main").locator("header").getByText("Offer")).toBeVisible();
    await other.context().close();
  });
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

  test("a note is kept and sent later", async ({ page, desk }) => {
    await sendLead(desk, { name: "Note Person", email: "note@example.com" });
    await signIn(page, desk);
    await openLead(page, desk, "Note Person");
    await page.context().setOffline(true);
    await page.getByLabel("Note").fill("Typed in the lift");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("No response from the server.", { exact: false })).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByLabel("Note")).toHaveValue("Typed in the lift");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "in the lift" })).toBeVisible();
    await expect(page.getByLabel("Note")).toHaveValue("");
  });
});

test("two enquiries of one person are merged", async ({ page, desk }) => {
  const person = { email: "twice@example.com", phone: "+971 55 777 8888" };
  await sendLead(desk, { name: "Twice First", ...person, message: "The first enquiry" });
  await sendLead(desk, { name: "Twice Second", ...person, message: "The second enquiry" });
  await signIn(page, desk);
  await openLead(page, desk, "Twice Second");
  await page.getByRole("button", { name: "Merge into this one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("heading", { name: "Other enquiries of this person" })).toBeHidden();
  await expect(page.getByRole("region", { name: /^What was sent in C-/ })).toContainText(
    "The first enquiry",
  );
});

test("a lead is found, opened, noted and assigned with the keyboard alone", async ({
  page,
  desk,
}) => {
  await sendLead(desk, { name: "Keyboard Person", email: "keys@example.com" });
  await signIn(page, desk);
  await expect(page.getByRole("list", { name: "Leads" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("keys@example.com");
  await expect(page).toHaveURL(/search=keys/);
  const link = page.getByRole("list", { name: "Leads" }).getByRole("link");
  await expect(link).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("j");
  await expect(link).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByLabel("Note")).toBeFocused();
  await page.keyboard.type("Without a mouse");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Without a mouse" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Assign the lead" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Owner: ${manager.name}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "All leads" })).toBeVisible();
});

test("a card is moved with keys and by dragging", async ({ page, desk }) => {
  await sendLead(desk, { name: "Dina Farouk", email: "dina@example.com" });
  await signIn(page, desk);
  await page.goto(`${desk.origin}/desk/board`);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  await column("New").getByRole("link", { name: "Dina Farouk" }).focus();
  await page.keyboard.press("]");
  const card = column("Contacted").getByRole("listitem").filter({ hasText: "Dina Farouk" });
  await expect(card).toBeVisible();
  await card.dragTo(column("Lost"));
  await page.getByRole("dialog").getByRole("button", { name: "Price" }).click();
  await expect(column("Lost").getByRole("link", { name: "Dina Farouk" })).toBeVisible();
  await page.reload();
  await expect(column("Lost").getByRole("link", { name: "Dina Farouk" })).toBeVisible();
});
