import { expect, test } from "vitest";
import type { LeadPage } from "#domain/desk/leads.ts";
import { open } from "#server/testing/test-desk-leads.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { signIn } from "#server/testing/test-desk.ts";
import { officeOf } from "#server/testing/test-office.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { homeQuestion, interest, otherMessage } from "#server/testing/test-short-forms.ts";

const FORMS = [interest, homeQuestion, otherMessage];

async function makeServer(dialect: (typeof DIALECTS)[number] = "sqlite") {
  return makeApp({ database: await openTestDatabase(dialect), rateLimits: [] });
}

test.for(DIALECTS)("%s: each short form is a contact lead of its own origin", async (dialect) => {
  const server = await makeServer(dialect);
  for (const form of FORMS) {
    expect(await server.send("contact", form)).toMatchObject({
      status: 200,
      headers: { "x-lead-reference": expect.stringMatching(/^C-[\dA-F]{8}$/) },
    });
  }
  const rows = await server.deps.database.all(
    anyRow,
    "select kind, origin, email, phone from leads order by origin",
  );
  expect(rows).toEqual([
    { kind: "contact", origin: "home", email: "", phone: homeQuestion.phone },
    { kind: "contact", origin: "interest", email: interest.email, phone: "" },
    { kind: "contact", origin: "other", email: otherMessage.email, phone: "" },
  ]);
});

test.for(DIALECTS)("%s: who gives a phone number alone gets no mail", async (dialect) => {
  const server = await makeServer(dialect);
  await server.send("contact", homeQuestion);
  await server.send("contact", otherMessage);
  const purposes = await server.deps.database.all(
    anyRow,
    `select leads.origin, messages.purpose from messages join leads on leads.id = messages.lead_id
     order by leads.origin, messages.purpose`,
  );
  expect(purposes).toEqual([
    { origin: "home", purpose: "office-notice" },
    { origin: "other", purpose: "office-notice" },
    { origin: "other", purpose: "visitor-receipt" },
  ]);
});

test.for(DIALECTS)("%s: the desk filters by source and opens the home", async (dialect) => {
  const server = await makeServer(dialect);
  for (const form of FORMS) await server.send("contact", form);
  const manager = await signIn(server, "manager", "Mona");
  const found = async (query: string) =>
    ((await manager.request("GET", `/leads?${query}`)).body as LeadPage).leads;
  expect(await found("source=interest")).toMatchObject([
    { name: "Zara Ahmed", wants: "Register of interest", about: "Indus Residence Phase 2" },
  ]);
  const [question] = await found("source=home&kind=contact");
  expect(question).toMatchObject({
    wants: "Question about a home: Is the view open?",
    about: "A-304, Indus Residence",
  });
  const { fields } = await open(manager, question!.id);
  expect(fields).toContainEqual({
    label: "About",
    text: "A-304, Indus Residence",
    path: "/homes/indus-residence?home=A-304",
  });
  expect(fields).toContainEqual({ label: "Price shown", text: homeQuestion.price });
  expect(await found("source=newsletter")).toEqual([]);
  expect(await manager.request("GET", "/leads?source=casino")).toMatchObject({ status: 422 });
});

test("the office lists and exports by source", async () => {
  const server = await makeServer();
  for (const form of FORMS) await server.send("contact", form);
  const office = officeOf(server);
  expect(await office("list --source interest")).toMatch(
    /contact +Zara Ahmed .*Register of interest: Indus Residence Phase 2/,
  );
  const exported = JSON.parse(await office("export --json --source home"));
  expect(exported).toMatchObject([{ details: homeQuestion }]);
  await expect(office("list --source casino")).rejects.toThrow("--source must be one of");
});

test.for([
  [{ ...interest, about: "no-such-tower" }, "Please check your input and try again."],
  [{ ...interest, about: undefined }, "Please check your input and try again."],
  [{ ...interest, email: "zara" }, "Please enter a valid email"],
  [{ ...homeQuestion, phone: "" }, "Please enter your email or your phone number"],
  [{ ...homeQuestion, about: "indus-residence" }, "Please check your input and try again."],
  [{ ...homeQuestion, about: "indus-residence.Z-999" }, "Please check your input and try again."],
  [{ ...homeQuestion, price: "x".repeat(301) }, "Please check your input and try again."],
  [{ ...otherMessage, message: "x".repeat(1001) }, "Message must be less than 1000 characters"],
  [{ ...otherMessage, subject: "Casino" }, "Please choose a subject"],
] as const)("%j is refused", async ([body, message]) => {
  const server = await makeServer();
  expect(await server.send("contact", body)).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  expect(await server.count("leads")).toBe(0);
});

test("a short form that is sent again with its key counts once", async () => {
  const server = await makeServer();
  const headers = { "idempotency-key": "attempt-1" };
  const first = await server.send("contact", interest, headers);
  const second = await server.send("contact", interest, headers);
  expect(second.headers["x-lead-reference"]).toBe(first.headers["x-lead-reference"]);
  expect(await server.count("leads")).toBe(1);
});

test("a short form with a filled honeypot is stored, and gets no receipt", async () => {
  const server = await makeServer();
  await server.send("contact", { ...interest, faxNumber: "1" });
  const [lead] = await server.deps.database.all(anyRow, "select suspicion from leads");
  expect(lead).toEqual({ suspicion: "honeypot" });
  expect(await server.count("messages")).toBe(1);
});

test("the short forms share the rate limit of the contact form", async () => {
  const server = await makeApp();
  for (let count = 0; count < 10; count++) {
    expect((await server.send("contact", interest)).status).toBe(200);
  }
  expect(await server.send("contact", otherMessage)).toMatchObject({ status: 429 });
});
