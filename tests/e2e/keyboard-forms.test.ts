import { successText } from "#domain/lead-texts.ts";
import { watchAlerts } from "#tests/e2e/support/alerts.ts";
import { agency, pdf } from "#tests/e2e/support/broker-form.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { skipToContent, tabTo, typeInto } from "#tests/e2e/support/keyboard.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";

test.use({ expectedConsole: [liveMapErrors] });

/** A date field is typed into as month, day, year. */
function inAMonth(): string {
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  return day.toLocaleDateString("en-US", { month: "2-digit", day: "2-digit", year: "numeric" });
}

test("[4.004] a meeting is booked by keyboard alone", async ({ page }) => {
  const requests = await respondToLeads(page);
  await goto(page, "/about");
  const opener = page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Schedule Meeting" });
  const submit = form.getByRole("button", { name: "Schedule Meeting" });
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(form.locator("[name=name]"), "it leads to what is missing").toBeFocused();
  await typeInto(page, form, {
    name: "Amina Khan",
    email: "amina@example.com",
    phone: "+971 50 123 4567",
    propertyInterest: "Inv",
    date: inAMonth(),
    time: "02:30",
    message: "A flat by the sea",
  });
  await tabTo(page, submit);
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: successText("meeting") })).toBeVisible();
  await expect(opener).toBeFocused();
  expect(requests[0]?.postDataJSON()).toMatchObject({
    propertyInterest: "Investment Consultation",
    time: "02:30 PM",
  });
});

test("[4.019] an enquiry is sent by keyboard alone", async ({ page }) => {
  const requests = await respondToLeads(page);
  await goto(page, "/contact");
  await skipToContent(page);
  const form = page.getByRole("form", { name: "Inquiry" });
  await tabTo(page, form.locator("[name=phone]"));
  await page.keyboard.press("Enter");
  await expect(form.locator("[name=name]"), "it leads to what is missing").toBeFocused();
  await typeInto(page, form, {
    name: "Omar Aziz",
    email: "omar@example.com",
    phone: "0092 300 1234567",
    propertyType: "1",
    message: "Is there a view?",
  });
  const submit = form.getByRole("button", { name: "Send Message" });
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(form.getByText(successText("contact"))).toBeVisible();
  await expect(submit).toBeFocused();
  expect(requests[0]?.postDataJSON()).toMatchObject({ subject: "1 Bed" });
});

test("[4.040] an agency registers with its documents by keyboard alone", async ({ page }) => {
  const requests = await respondToLeads(page);
  await goto(page, "/broker-registration");
  await skipToContent(page);
  await tabTo(page, page.getByRole("radio", { name: "Agency" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Individual" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");

  const form = page.getByRole("main").locator("form");
  const heading = page.getByRole("heading", { level: 2 });
  await expect(heading.filter({ hasText: "Company Information" })).toBeFocused();
  await typeInto(page, form, agency);
  await page.keyboard.press("Enter");
  await expect(heading.filter({ hasText: "Address Information" })).toBeFocused();
  await typeInto(page, form, {
    operationalCountry: "Oman",
    address: "Marina Walk 1",
    city: "Dubai",
    country: "UAE",
  });
  await tabTo(page, form.getByRole("button", { name: "Next Step" }));
  await page.keyboard.press("Enter");
  await expect(heading.filter({ hasText: "Required Documents" })).toBeFocused();

  page.on("filechooser", async (chooser) => {
    await chooser.setFiles(pdf((await chooser.element().getAttribute("name")) ?? ""));
  });
  for (const [name, key] of Object.entries({
    tradeLicense: "Space",
    rera: "Enter",
    passport: "Space",
  })) {
    await tabTo(page, form.locator(`[name=${name}]`));
    await page.keyboard.press(key);
    await expect(form.getByText(`${name}.pdf`)).toBeVisible();
  }
  await tabTo(page, form.getByRole("button", { name: "Submit Registration" }));
  await page.keyboard.press("Enter");
  await expect(heading.filter({ hasText: "Thank you" })).toBeFocused();
  expect(requests).toHaveLength(1);
});

test("[4.044] [5.035] the chat is filled in and sent by keyboard alone", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const alerts = watchAlerts(page);
  await goto(page, "/404");
  const button = page.getByRole("button", { name: "Chat with us on WhatsApp" });
  await tabTo(page, button);
  await page.keyboard.press("Space");
  const chat = page.getByRole("dialog");
  await tabTo(page, chat.getByLabel("Phone"));
  await page.keyboard.press("Enter");
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(chat.getByLabel("Name"), "it leads to what is missing").toBeFocused();
  await typeInto(page, chat, {
    name: "Zara",
    phone: "+92 300 1234567",
    message: "When is the handover?",
  });
  await tabTo(page, chat.getByRole("button", { name: "Send to WhatsApp" }));
  const newTab = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await newTab;
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
});

test("[5.019] the newsletter boxes are filled in and sent by keyboard alone", async ({ page }) => {
  await goto(page, "/service-single/1");
  await tabTo(page, page.getByRole("button", { name: "Latest projects and contact" }));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Latest projects and contact" });
  const sidebar = page.getByRole("main").getByRole("complementary").first();
  for (const box of [panel, sidebar]) {
    const email = box.getByRole("textbox", { name: /E-?mail/i });
    await tabTo(page, email);
    await page.keyboard.press("Enter");
    await expect(email, "the browser's own check leads to it").toBeFocused();
    await page.keyboard.type("amina@example.com");
    await page.keyboard.press("Enter");
    await expect(email).toHaveValue("amina@example.com");
    await expect(page).toHaveURL("/service-single/1");
  }
});

test("[4.013] the form of a page moves the focus from error to error", async ({ page }) => {
  await goto(page, "/service-single/1");
  await skipToContent(page);
  const form = page.getByRole("form", { name: "Contact" });
  const submit = form.getByRole("button", { name: "Submit" });
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(form.locator("[name=name]")).toBeFocused();
  await typeInto(page, form, { name: "Sana", email: "sana@example.com", subject: "F" });
  await expect(form.locator("[name=subject]")).toHaveValue("Furniture");
  await tabTo(page, submit);
  await page.keyboard.press("Space");
  await expect(form.locator("[name=note]")).toBeFocused();
});

test("[2.068] the form of a team member is filled in by keyboard alone", async ({ page }) => {
  await goto(page, "/team-single/1");
  await skipToContent(page);
  const form = page.getByRole("form", { name: "Contact Me" });
  const answers = { name: "Sana", email: "sana@example.com", subject: "A house", note: "Hello" };
  await typeInto(page, form, answers);
  await tabTo(page, form.getByRole("button", { name: "Submit" }));
  await page.keyboard.press("Enter");
  await expect(form.locator("[name=note]")).toHaveValue("Hello");
  await expect(page).toHaveURL("/team-single/1#content");
});
