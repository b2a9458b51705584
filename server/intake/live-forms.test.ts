import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { officeOf } from "#server/testing/test-office.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";

const enquiry = {
  ...contact,
  subject: "Furniture",
  events: "12 June",
  page: "/project-single/3",
  pageTitle: "Warsan Tower",
};

const signUp = {
  form: "newsletter",
  email: "amina@example.com",
  page: "/about",
  pageTitle: "About",
};

async function exported(server: Awaited<ReturnType<typeof makeApp>>) {
  return JSON.parse(await officeOf(server)("export --json")) as { details: unknown }[];
}

test("with live forms the office sees the page and the preferred date", async () => {
  const server = await makeApp({ liveForms: true });
  expect(await server.send("contact", enquiry)).toMatchObject({ status: 200 });
  const office = officeOf(server);
  const list = await office("list");
  expect(list).toContain("Furniture: Warsan Tower");
  const shown = await office(`show ${/C-[\dA-F]{8}/.exec(list)?.[0]}`);
  expect(shown).toMatch(/Page +Warsan Tower/);
  expect(shown).toMatch(/Address of the page +\/project-single\/3/);
  expect(shown).toMatch(/Preferred date +12 June/);
  expect(await office("export")).toContain(",12 June,Warsan Tower,/project-single/3,");
});

test("with live forms a newsletter sign-up is stored as a contact lead of that subject", async () => {
  const server = await makeApp({ liveForms: true });
  expect(await server.send("contact", signUp)).toMatchObject({
    status: 200,
    body: { success: true, message: "Message sent successfully! We will get back to you soon." },
  });
  const [lead] = await exported(server);
  expect(lead?.details).toEqual({ ...signUp, name: "", phone: "", subject: "Newsletter" });
  expect(await officeOf(server)("list")).toMatch(/contact +amina@example\.com +Newsletter: About/);
  expect(await server.count("messages")).toBe(2);
});

test.for([
  [{ ...signUp, email: "amina" }, "Please enter a valid email"],
  [{ ...signUp, page: "https://evil.example" }, "Please check your input and try again."],
  [{ email: signUp.email }, "Please enter your name; Please enter a valid phone number"],
  [{ ...enquiry, phone: "12" }, "Please enter a valid phone number"],
] as const)("with live forms %j is refused", async ([body, message]) => {
  const server = await makeApp({ liveForms: true });
  expect(await server.send("contact", body)).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  expect(await server.count("leads")).toBe(0);
});

test("[7.026] without live forms a sign-up is refused, and an enquiry has only its own fields", async () => {
  const server = await makeApp();
  expect(await server.send("contact", signUp)).toMatchObject({ status: 422 });
  expect(await server.send("contact", enquiry)).toMatchObject({ status: 200 });
  const { propertyType: _, ...visitor } = contact;
  expect((await exported(server)).map(({ details }) => details)).toEqual([
    { ...visitor, subject: "Furniture" },
  ]);
});

test("the description of the API names the newsletter only with live forms", async () => {
  for (const liveForms of [true, false]) {
    const { app } = await makeApp({ liveForms });
    const { paths } = (await app.inject("/api/openapi.json")).json();
    const { schema } = paths[LEAD_PATHS.contact].post.requestBody.content["application/json"];
    expect(JSON.stringify(schema).includes("newsletter")).toBe(liveForms);
    expect(JSON.stringify(schema).includes("pageTitle")).toBe(liveForms);
  }
});

test("a repeated sign-up with the same key counts once", async () => {
  const server = await makeApp({ liveForms: true });
  const headers = { "idempotency-key": "attempt-1" };
  await server.send("contact", signUp, headers);
  expect(await server.send("contact", signUp, headers)).toMatchObject({ status: 200 });
  expect(await server.count("leads")).toBe(1);
});
